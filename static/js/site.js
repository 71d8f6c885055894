// What pages do beyond their HTML: keys, focus after a part of the page changed, and pointing at rows.
// Everything works without this file; it only saves steps.
"use strict";

document.documentElement.classList.add("scripted");

// ---- "/" goes to the search, unless something is being written ----

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeMenus(null);
  const writing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const search = document.querySelector("[data-slash]");
  if (!search) return;
  event.preventDefault();
  const pane = search.closest("[data-hidden]");
  if (pane) showTab(pane.id);
  search.focus();
  search.select();
});

// ---- menus close when another opens, or the page elsewhere is used ----

function closeMenus(except) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu === except) continue;
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside && except === null) menu.querySelector("summary").focus();
  }
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
  const pane = rows[0].closest("[data-hidden]");
  if (pane) showTab(pane.id);
  for (const row of rows) row.classList.add("pointed");
  rows[0].focus();
  rows[0].scrollIntoView({ block: "center" });
});

// ---- the editor's tabs, where there is no room for its panes side by side ----

const tabs = [...document.querySelectorAll("[data-tab]")];

function showTab(id) {
  for (const tab of tabs) {
    const chosen = tab.dataset.tab === id;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    document.getElementById(tab.dataset.tab).toggleAttribute("data-hidden", !chosen);
  }
}
for (const tab of tabs) {
  tab.addEventListener("click", () => showTab(tab.dataset.tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    showTab(next.dataset.tab);
    next.focus();
  });
}
if (tabs.length) showTab("pane-deck");

// ---- htmx: choices that a button makes, focus after a change, and what to say when the site is away ----

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

let leaving = null;
document.body.addEventListener("htmx:beforeSwap", () => {
  const row = document.activeElement?.closest(".deck-row");
  leaving = row && row.closest(".section")?.querySelector("h2")?.id;
});
document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target.id === "verdict") {
    const word = document.getElementById("verdict-word");
    (word || event.detail.target).scrollIntoView({ block: "start" });
    if (word) word.focus({ preventScroll: true });
  }
  if (leaving && (!document.activeElement || document.activeElement === document.body)) {
    document.getElementById(leaving)?.focus({ preventScroll: true });
  }
  leaving = null;
});

// ---- the editor: what is clicked while a change is on its way is done after it, on the version it made ----

let changing = false;
let waiting = [];

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest('button[name="do"]');
    if (!button || !changing) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(button.value);
  },
  true,
);
document.body.addEventListener("htmx:beforeSend", (event) => {
  if (event.detail.elt.id === "deck-form") changing = true;
});
document.body.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.elt.id !== "deck-form" || event.detail.successful) return;
  changing = false;
  waiting = [];
});
document.body.addEventListener("htmx:afterSettle", (event) => {
  // Parts of the answer that go elsewhere on the page settle too, each for itself.
  if (event.detail.elt.id !== "pane-deck") return;
  changing = false;
  const value = waiting.shift();
  const button = value && document.querySelector(`button[name="do"][value="${CSS.escape(value)}"]`);
  if (button) button.click();
  else waiting = [];
});

function trouble(words) {
  const place = document.getElementById("trouble");
  place.textContent = words;
  place.className = "notice trouble";
  place.dataset.outcome = "illegal";
}
document.body.addEventListener("htmx:sendError", () => {
  trouble("The site could not be reached, so nothing was stored. Try again in a moment.");
});
document.body.addEventListener("htmx:responseError", () => {
  trouble("Something broke on our side, and nothing was stored. It is in the site’s log; trying again is safe.");
});
document.body.addEventListener("htmx:beforeRequest", () => {
  const place = document.getElementById("trouble");
  place.textContent = "";
  place.className = "visually-hidden";
});
