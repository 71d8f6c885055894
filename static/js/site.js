// What pages do beyond their HTML: keys, focus after a part of the page changed, and pointing at rows.
// Everything works without this file; it only saves steps.
"use strict";

document.documentElement.classList.add("scripted");

// On a phone the pages of a deck do not stand side by side: the one that is open comes into view.
for (const bar of document.querySelectorAll(".deck-nav")) {
  const open = bar.querySelector("[aria-current]");
  if (open) bar.scrollLeft = open.offsetLeft - bar.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2;
}

// An element in a hidden part of the page gets this event, and the code that hid the part shows it again.
function reveal(wanted) {
  wanted.dispatchEvent(new CustomEvent("reveal", { bubbles: true }));
}

// ---- signing in elsewhere changes the token that forms carry: what is sent from this tab carries the new one ----

document.addEventListener("htmx:configRequest", (event) => {
  const token = document.cookie.match(/(?:^|; )csrftoken=([^;]+)/)?.[1];
  if (token && event.detail.parameters.csrfmiddlewaretoken) event.detail.parameters.csrfmiddlewaretoken = token;
});

// ---- "/" goes to the search, unless something is being written ----

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeMenus(null)) event.preventDefault();
  const writing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const search = document.querySelector("[data-slash]");
  if (!search) return;
  event.preventDefault();
  reveal(search);
  search.focus();
  search.select();
});

// ---- who signs out leaves no list of a deck check in this browser: see deck_check.js ----

document.addEventListener("submit", (event) => {
  if (!event.target.action.endsWith("/logout/") || !("caches" in window)) return;
  caches.keys().then((names) => names.filter((one) => one.startsWith("deck-check-page:")).forEach((one) => caches.delete(one)));
});

// ---- another search is written into the box, so that what is chosen beside it stays ----

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-search]");
  const box = document.querySelector("[data-slash]");
  if (!link || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  box.value = link.dataset.search;
  box.form.requestSubmit();
  box.focus();
});

// ---- dialogs open by a button, and the one that explains the keys by "?" ----

function openDialog(dialog) {
  if (dialog && !dialog.open) dialog.showModal();
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-opens]");
  if (button) openDialog(document.getElementById(button.dataset.opens));
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, [contenteditable], dialog")) return;
  const legend = document.getElementById("keys");
  if (!legend) return;
  event.preventDefault();
  openDialog(legend);
});

// ---- menus close when another opens, or the page elsewhere is used ----

// Returns whether one was open; for null the focus goes back to the menu that it was in.
function closeMenus(except) {
  let any = false;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu === except) continue;
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    any = true;
    if (inside && except === null) menu.querySelector("summary").focus();
  }
  return any;
}
document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu") || undefined));

// ---- a choice of game narrows the choice of formats to those of the game ----

function narrow(games) {
  const formats = document.getElementById(games.dataset.narrows);
  if (!formats) return;
  const name = games.value && games.selectedOptions[0].textContent;
  for (const group of formats.querySelectorAll("optgroup")) {
    group.hidden = group.disabled = Boolean(name) && group.label !== name;
  }
  if (formats.selectedOptions[0]?.parentElement.disabled) formats.value = "";
}
for (const games of document.querySelectorAll("select[data-narrows]")) {
  games.addEventListener("change", () => narrow(games));
  narrow(games);
}

// ---- browsers send the files of a folder without the folders in it ----

document.addEventListener("change", (event) => {
  const paths = event.target.matches("[data-paths]") && document.getElementById(event.target.dataset.paths);
  if (paths) paths.value = [...event.target.files].map((file) => file.webkitRelativePath || file.name).join("\n");
});

// ---- a finding points at the rows it is about ----

document.addEventListener("click", (event) => {
  const pointer = event.target.closest("[data-point]");
  if (!pointer) return;
  const rows = (pointer.closest("[data-points]")?.dataset.points || "")
    .split(" ")
    .map((id) => document.getElementById(id))
    .filter(Boolean);
  if (!rows.length) return;
  event.preventDefault();
  for (const row of document.querySelectorAll(".pointed")) row.classList.remove("pointed");
  reveal(rows[0]);
  for (const row of rows) row.classList.add("pointed");
  rows[0].focus();
  rows[0].scrollIntoView({ block: "center" });
});

// ---- htmx: choices that a button makes, focus on a verdict, and what to say when the site is away ----

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sets]");
  const field = button && document.getElementById(button.dataset.sets);
  if (field) field.value = button.value;
});

// Leaving a box, or typing on and back, asks once more for what is already shown: the answer would only take
// the focus from where it went meanwhile.
const shown = new Map();
document.body.addEventListener("htmx:beforeRequest", (event) => {
  const { elt, target, pathInfo } = event.detail;
  if (!elt.matches('form[role="search"]')) return;
  if (shown.get(target) === pathInfo.finalRequestPath) event.preventDefault();
  else shown.set(target, pathInfo.finalRequestPath);
});
for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:sendAbort", "htmx:timeout"]) {
  document.body.addEventListener(failure, (event) => shown.delete(event.detail.target));
}

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target.id === "verdict") {
    const word = document.getElementById("verdict-word");
    (word || event.detail.target).scrollIntoView({ block: "start" });
    if (word) word.focus({ preventScroll: true });
  }
});

function trouble(words) {
  const place = document.getElementById("trouble");
  place.textContent = words;
  place.className = "notice trouble";
  place.dataset.outcome = "illegal";
}
document.body.addEventListener("htmx:sendError", (event) => {
  if (!event.detail.elt.matches("[data-own-trouble]")) trouble("The site could not be reached, so nothing was stored. Try again in a moment.");
});
document.body.addEventListener("htmx:responseError", (event) => {
  if (!event.detail.elt.matches("[data-own-trouble]")) trouble("Something broke on our side, and nothing was stored. The error has been logged; you can safely try again.");
});
// A whole page in answer to a part of one is the sign-in page or an error: its words are told, and it is left out.
document.body.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr, target, requestConfig } = event.detail;
  if (!/^\s*<!doctype/i.test(xhr.responseText)) return;
  event.detail.shouldSwap = false;
  shown.delete(target);
  if (requestConfig.elt.matches("[data-own-trouble]")) return;
  if (requestConfig.elt.matches("[data-poll]")) return location.reload();
  const main = new DOMParser().parseFromString(xhr.responseText, "text/html").getElementById("main");
  const why = ["h1", ".lead"].map((part) => main?.querySelector(part)?.textContent.trim()).filter(Boolean);
  const said = xhr.status === 200 ? "You are signed out." : why.join(". ");
  trouble(`${said} Reload this page, and sign in if it asks you to.`);
});
document.body.addEventListener("htmx:beforeRequest", () => {
  const place = document.getElementById("trouble");
  place.textContent = "";
  place.className = "visually-hidden";
});
