// A card's facts beside its name, for the pointer and for the focus; the name's link leads to the same and more.
// In the editor they have a place of their own at the side, and on a phone a sheet from below, which a tap opens.
"use strict";

const onPhone = matchMedia("(max-width: 56.24rem)");
const threeColumns = matchMedia("(min-width: 78rem)");
const editing = document.querySelector(".editor") !== null;
const cached = new Map();
const preview = document.createElement("div");
const closer = document.createElement("button");
const facts = document.createElement("div");
let over = null;
let timer = 0;

preview.id = "preview";
preview.className = "peek";
preview.hidden = true;
closer.type = "button";
closer.className = "icon-button peek-close";
closer.setAttribute("aria-label", "Close the card");
closer.textContent = "×";
preview.append(closer, facts);
document.getElementById("main").append(preview);

const look = () => (onPhone.matches ? "sheet" : editing ? "docked" : "beside");

async function factsOf(link) {
  const address = new URL("preview/", link.href).href;
  if (!cached.has(address)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return "";
    cached.set(address, await answer.text());
  }
  return cached.get(address);
}

function put(left, top, bottom, width) {
  for (const [side, value] of Object.entries({ left, top, bottom, width })) {
    preview.style[side] = value === null ? "auto" : `${Math.round(value)}px`;
  }
}

// Beside the row if there is room, else below or above it, but never over it.
function placeBeside(link) {
  preview.style.width = "";
  const name = link.getBoundingClientRect();
  const row = (link.closest("li") || link).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = preview;
  const { clientWidth, clientHeight } = document.documentElement;
  const gap = 8;
  const top = Math.max(gap, Math.min(name.top - 12, clientHeight - height - gap));
  if (row.right + gap + width < clientWidth) put(row.right + gap, top, null, width);
  else if (row.left - gap - width > 0) put(row.left - gap - width, top, null, width);
  else {
    const left = Math.max(gap, Math.min(name.left, clientWidth - width - gap));
    put(left, row.bottom + height + gap < clientHeight ? row.bottom + 2 : row.top - height - 2, null, width);
  }
}

// At the foot of a column that the row is not in; who turns to that column gets it back.
let lent = null;
function dock(link) {
  const across = link.closest("#pane-deck") ? "pane-search" : "pane-deck";
  lent = threeColumns.matches ? null : document.getElementById(across);
  const column = (lent || document.getElementById("legality")).getBoundingClientRect();
  put(column.left, null, 8, column.width);
}

function raise(link) {
  put(0, null, 0, document.documentElement.clientWidth);
  const row = (link.closest("li") || link).getBoundingClientRect();
  const hidden = row.bottom - preview.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: hidden + 8 });
}

function place(link) {
  const now = look();
  preview.dataset.look = now;
  preview.setAttribute("role", now === "beside" ? "tooltip" : "region");
  if (now === "beside") preview.removeAttribute("aria-label");
  else preview.setAttribute("aria-label", "Card");
  if (now === "beside") return placeBeside(link);
  document.documentElement.style.setProperty("--docked", `${preview.offsetHeight + 16}px`);
  if (now === "docked") dock(link);
  else raise(link);
}

async function show(link) {
  over?.removeAttribute("aria-describedby");
  over = link;
  const found = await factsOf(link);
  if (over !== link || !found || !link.isConnected) return;
  facts.innerHTML = found;
  preview.scrollTop = 0;
  preview.hidden = false;
  place(link);
  link.setAttribute("aria-describedby", "preview");
}

function hide() {
  clearTimeout(timer);
  over?.removeAttribute("aria-describedby");
  over = lent = null;
  preview.hidden = true;
  document.documentElement.style.removeProperty("--docked");
}

// What has a place of its own stays until another card takes it, or it is closed.
function rest() {
  if (look() === "beside") hide();
  else clearTimeout(timer);
}

function soon(what, wait) {
  clearTimeout(timer);
  timer = setTimeout(what, wait);
}

const nameIn = (target) => target.closest?.("a[data-preview]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || look() === "sheet") return;
  const link = nameIn(event.target);
  if (lent?.contains(event.target) && !preview.hidden) hide();
  if (link === over && link) clearTimeout(timer);
  else if (link) soon(() => show(link), 250);
  else if (preview.contains(event.target)) clearTimeout(timer);
  else if (over || timer) soon(rest, 250);
});
document.addEventListener("focusin", (event) => {
  const link = nameIn(event.target) || event.target.querySelector?.(":scope > * a[data-preview], :scope > a[data-preview]");
  const row = event.target.closest("li[data-card]");
  if (lent?.contains(event.target) && !preview.hidden) hide();
  const named = link && (nameIn(event.target) || row === event.target) && event.target.matches(":focus-visible");
  if (named && look() !== "sheet") soon(() => show(link), 150);
  else if (over && !preview.contains(event.target)) rest();
});
// A tap shows the card and stays on the page; the sheet has the link to the card's page, and so has Enter.
document.addEventListener("click", (event) => {
  const link = nameIn(event.target);
  if (!link || look() !== "sheet" || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link);
});
closer.addEventListener("click", () => {
  const name = over;
  hide();
  name?.focus();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || preview.hidden || document.querySelector("dialog[open], details.menu[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  },
  true,
);
document.addEventListener("scroll", (event) => over && look() === "beside" && !preview.contains(event.target) && hide(), true);
window.addEventListener("resize", hide);
document.addEventListener("dragstart", rest);
document.body.addEventListener("htmx:afterSwap", () => over && !over.isConnected && rest());
