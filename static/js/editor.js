// The editor of a deck: its panes as tabs where there is no room, changes one after the other, and what is saved.
// Everything works without this file; it only saves steps.
"use strict";

// ---- tabs, where there is no room for the panes side by side ----

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
showTab(new URLSearchParams(location.search).get("q") ? "pane-search" : "pane-deck");
document.addEventListener("reveal", (event) => {
  const pane = event.target.closest("[data-hidden]");
  if (pane) showTab(pane.id);
});

// ---- cards for one section, and "4 name" with Enter, which adds four of the first card found ----

const finder = document.getElementById("find");
const box = document.getElementById("id_q");
const QUICK = /^(\d{1,2})\s*[x×]?\s+(\S.*)$/;
// What is to be done once the cards asked for are there, and what was asked.
let whenFound = null;

function findThen(then) {
  whenFound = { then, text: box.value, section: finder.elements.section.value };
  finder.requestSubmit();
}

const firstFound = () => document.querySelector("#found li[data-card]");

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-find-section]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  finder.elements.section.value = link.dataset.findSection;
  box.value = "";
  reveal(finder);
  shown.delete(document.getElementById("found"));
  findThen(() => (firstFound() || box).focus());
});
box.addEventListener("keydown", (event) => {
  const quick = event.key === "Enter" && QUICK.exec(box.value);
  if (!quick) return;
  event.preventDefault();
  const add = () => {
    const row = document.querySelector("#found li[data-only]");
    if (!row && firstFound()) {
      firstFound().focus();
      return announce(`Which one? Choose with the arrow keys, then press ${quick[1]}.`);
    }
    if (!row) return announce(`No card is called ${quick[2]}.`);
    act(`set:${row.dataset.section}:${quick[1]}:${row.dataset.card}`);
    box.select();
  };
  if (document.getElementById("found").dataset.asked === box.value) add();
  else findThen(add);
});
document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target.id !== "found" || event.detail.requestConfig.elt !== finder) return;
  const { q, section } = event.detail.requestConfig.parameters;
  event.detail.target.dataset.asked = q;
  if (!whenFound || whenFound.text !== q || whenFound.section !== section) return;
  const { then } = whenFound;
  whenFound = null;
  then();
});

// ---- changes: each waits for the one before it, so that it is made on the version that one made ----

const AWAY = "the site cannot be reached.";
const opened = Number(document.querySelector("#deck-form [name=version]").value);
const waiting = [];
let sending = null;
let answered = true;
let stopped = "";

function act(value) {
  waiting.push(value);
  predict(value);
  if (sending === null && !stopped) send();
  else say();
}

function send() {
  if (sending !== null || !waiting.length) return;
  stopped = "";
  sending = waiting.shift();
  answered = false;
  const button = document.getElementById("do-this");
  button.value = sending;
  button.click();
}

function stop(why) {
  stopped = why;
  say();
}

function announce(words) {
  document.getElementById("said").textContent = words;
}

// What is saved stands in the page as the site says it; only what is not saved yet is said here.
function say() {
  const saved = document.getElementById("saved");
  const unsaved = document.getElementById("unsaved");
  const open = waiting.length + (sending === null ? 0 : 1);
  unsaved.hidden = !stopped;
  if (stopped) {
    const changes = open === 1 ? "1 change waits" : `${open} changes wait`;
    saved.textContent = `Not saved: ${changes}`;
    saved.dataset.saved = "no";
    document.getElementById("unsaved-why").textContent = `Not saved: ${stopped} ${changes}.`;
  } else if (open) {
    saved.textContent = open === 1 ? "Saving…" : `Saving ${open} changes…`;
    saved.dataset.saved = "soon";
  }
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest('button[name="do"]');
    if (!button || button.id === "do-this") return;
    event.preventDefault();
    event.stopPropagation();
    closeMenus(undefined);
    act(button.value);
  },
  true,
);
document.getElementById("unsaved-again").addEventListener("click", () => {
  stopped = "";
  say();
  send();
});
document.getElementById("unsaved-drop").addEventListener("click", () => {
  waiting.length = 0;
  location.reload();
});
window.addEventListener("online", () => {
  if (stopped === AWAY) send();
});
window.addEventListener("beforeunload", (event) => {
  if (!answered || waiting.length) event.preventDefault();
});

// ---- what becomes of a change that was sent ----

const SHOWN = [200, 400, 409, 422];
const REFUSALS = {
  403: "the site refused it; reload this page, and sign in if asked.",
  429: "those were many changes for one minute; try again in a minute.",
  404: "this deck was not found among yours; are you still signed in?",
};
const ofEditor = (event) => event.detail.elt.id === "deck-form";

document.body.addEventListener("htmx:beforeSend", (event) => {
  if (ofEditor(event)) say();
});
document.body.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.requestConfig.elt.id !== "deck-form") return;
  if (!SHOWN.includes(event.detail.xhr.status)) event.detail.shouldSwap = false;
  else {
    answered = true;
    leave();
  }
});
document.body.addEventListener("htmx:afterRequest", (event) => {
  if (!ofEditor(event) || sending === null) return;
  const status = event.detail.xhr.status;
  if (SHOWN.includes(status)) return;
  waiting.unshift(sending);
  sending = null;
  answered = true;
  stop(status === 0 ? AWAY : REFUSALS[status] || "something broke on our side.");
});
document.body.addEventListener("htmx:afterSettle", (event) => {
  // Parts of the answer that go elsewhere on the page settle too, each for itself.
  if (event.detail.elt.id !== "pane-deck" || sending === null) return;
  const refused = event.detail.xhr.status !== 200;
  sending = null;
  arrive();
  if (!waiting.length) return findAgain();
  waiting.forEach(predict);
  if (refused) stop("the previous change was not made.");
  else send();
});

// What was found is marked again once all is saved: other cards may fit the deck now.
function findAgain() {
  if (!firstFound() || whenFound) return;
  shown.delete(document.getElementById("found"));
  finder.requestSubmit();
}

// ---- the focus stays where it was, or goes to what took its place ----

let left = null;

function leave() {
  const at = document.activeElement;
  const row = at?.closest(".deck-row");
  const menu = at?.closest("#pane-deck details.menu[open]");
  left = {
    id: at?.id,
    menu: menu?.querySelector("summary").id,
    item: menu && at.value,
    heading: at?.closest(".verdict") ? "verdict-word" : row?.closest(".section")?.querySelector("h2")?.id,
    place: at === row && row ? [...row.parentElement.children].indexOf(row) : -1,
    section: row?.dataset.section,
  };
}

function arrive() {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!left || !lost) return;
  // A menu that was opened before the answer came stays open.
  const menu = left.menu && document.getElementById(left.menu)?.closest("details");
  if (menu) {
    menu.open = true;
    const items = [...menu.querySelectorAll(".menu-in button")];
    (items.find((item) => item.value === left.item) || items[0]).focus();
    left = null;
    return;
  }
  const rows = document.querySelectorAll(`.rows[data-section="${left.section}"] > .deck-row`);
  const other = { undo: "redo", redo: "undo" }[left.id];
  const next = left.place < 0 ? null : rows[Math.min(left.place, rows.length - 1)];
  (next || document.getElementById(other || left.heading))?.focus({ preventScroll: true });
  left = null;
}
