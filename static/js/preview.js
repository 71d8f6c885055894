// A card's facts beside its name, for the pointer and for the focus; the name's link leads to the same and more.
"use strict";

const cached = new Map();
const preview = document.createElement("div");
let over = null;
let timer = 0;

preview.id = "preview";
preview.className = "peek";
preview.setAttribute("role", "tooltip");
preview.hidden = true;
document.getElementById("main").append(preview);

async function factsOf(link) {
  const address = new URL("preview/", link.href).href;
  if (!cached.has(address)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return "";
    cached.set(address, await answer.text());
  }
  return cached.get(address);
}

// Beside the row if there is room, else below or above it, but never over it.
function place(link) {
  const name = link.getBoundingClientRect();
  const row = (link.closest("li") || link).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = preview;
  const { clientWidth, clientHeight } = document.documentElement;
  const gap = 8;
  const top = Math.max(gap, Math.min(name.top - 12, clientHeight - height - gap));
  if (row.right + gap + width < clientWidth) put(row.right + gap, top);
  else if (row.left - gap - width > 0) put(row.left - gap - width, top);
  else {
    const left = Math.max(gap, Math.min(name.left, clientWidth - width - gap));
    put(left, row.bottom + height + gap < clientHeight ? row.bottom + 2 : row.top - height - 2);
  }
}

function put(left, top) {
  preview.style.left = `${Math.round(left)}px`;
  preview.style.top = `${Math.round(top)}px`;
}

async function show(link) {
  over = link;
  const facts = await factsOf(link);
  if (over !== link || !facts || !link.isConnected) return;
  preview.innerHTML = facts;
  preview.hidden = false;
  place(link);
  link.setAttribute("aria-describedby", "preview");
}

function hide() {
  clearTimeout(timer);
  over?.removeAttribute("aria-describedby");
  over = null;
  preview.hidden = true;
}

function soon(what, wait) {
  clearTimeout(timer);
  timer = setTimeout(what, wait);
}

const nameIn = (target) => target.closest?.("a[data-preview]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const link = nameIn(event.target);
  if (link === over && link) clearTimeout(timer);
  else if (link) soon(() => (hide(), show(link)), 250);
  else if (preview.contains(event.target)) clearTimeout(timer);
  else if (over || timer) soon(hide, 250);
});
document.addEventListener("focusin", (event) => {
  const link = nameIn(event.target) || event.target.querySelector?.(":scope > * a[data-preview], :scope > a[data-preview]");
  const row = event.target.closest("li[data-card]");
  if (link && (nameIn(event.target) || row === event.target) && event.target.matches(":focus-visible")) {
    soon(() => (hide(), show(link)), 150);
  } else if (over && !preview.contains(event.target)) hide();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || preview.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  },
  true,
);
document.addEventListener("scroll", (event) => over && !preview.contains(event.target) && hide(), true);
document.addEventListener("dragstart", hide);
document.body.addEventListener("htmx:afterSwap", () => over && !over.isConnected && hide());
