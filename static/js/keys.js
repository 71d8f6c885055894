// The keys of the editor: arrows over found cards and rows, numbers for copies, a menu, a step back.
"use strict";

const ROW = "li[data-card]";
const PANES = ["pane-search", "pane-deck"];
const last = new Map();

const seen = (row) => row.checkVisibility();
const rowsIn = (pane) => [...document.getElementById(pane).querySelectorAll(ROW)];
const paneOf = (row) => PANES.find((pane) => document.getElementById(pane).contains(row));

function goTo(row) {
  reveal(row);
  row.focus();
  row.scrollIntoView({ block: "nearest" });
}

// One row of each pane is reached by Tab, and the arrows lead on from it.
function rove() {
  for (const pane of PANES) {
    const rows = rowsIn(pane);
    const current = rows.find((row) => row.id === last.get(pane)) || rows[0];
    for (const row of rows) row.tabIndex = row === current ? 0 : -1;
  }
}
document.addEventListener("focusin", (event) => {
  const row = event.target.closest(ROW);
  if (!row) return;
  last.set(paneOf(row), row.id);
  rove();
});
document.body.addEventListener("htmx:afterSettle", rove);
rove();

function walk(row, step) {
  const rows = PANES.flatMap(rowsIn).filter(seen);
  const next = rows[rows.indexOf(row) + step];
  if (next) goTo(next);
  else if (step < 0 && paneOf(row) === "pane-search") document.getElementById("id_q").focus();
  else goTo(rows[step < 0 ? rows.length - 1 : 0]);
}

function cross(row, pane) {
  if (paneOf(row) === pane) return;
  const rows = rowsIn(pane);
  const next = rows.find((one) => one.id === last.get(pane)) || rows[0];
  if (next) goTo(next);
}

function leaveRow(row) {
  if (paneOf(row) === "pane-search") document.getElementById("id_q").focus();
  else row.closest(".section").querySelector("h2").focus();
}

function openMenu(row) {
  const menu = row.querySelector("details.menu");
  if (!menu) return;
  menu.open = true;
  menu.querySelector(".menu-in button").focus();
}

// Up and down from place to place, left and right from number to number.
function walkMenu(menu, at, step, within) {
  const line = at.closest(".move-line");
  const all = [...(within && line ? line : menu).querySelectorAll(within && line ? "button" : ".menu-in button:not([data-some])")];
  const from = all.indexOf(within ? at : line?.querySelector("[data-all]") || at);
  all[(from + step + all.length) % all.length].focus();
}

// With the menu open, a number moves as many copies to the place that has the focus.
function moveSome(at, number) {
  const line = at.closest(".move-line");
  const chosen = line?.querySelector(`[data-some="${number}"]`);
  if (chosen) chosen.click();
  else if (line && Number(number) > 0) line.querySelector("[data-all]").click();
}

// A step back beyond what was done since the page was opened is taken only by its button, which says what it is.
function step(which) {
  const button = document.getElementById(which);
  if (button.disabled) {
    announce(`There is nothing to ${which}.`);
  } else if (which === "undo" && Number(button.dataset.undoes) <= opened) {
    button.focus();
    const words = document.getElementById("undoes").textContent;
    announce(`That was before you opened this page. ${words} Press Enter to undo it anyway.`);
  } else {
    act(which);
  }
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || target.closest("dialog")) return;
  if (target.closest("input, textarea, select, [contenteditable]")) {
    const first = target.id === "id_q" && key === "ArrowDown" && rowsIn("pane-search")[0];
    if (first) {
      event.preventDefault();
      goTo(first);
    }
    return;
  }
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const letter = key.toLowerCase();
    const which = letter === "y" || (letter === "z" && event.shiftKey) ? "redo" : letter === "z" ? "undo" : "";
    if (!which) return;
    event.preventDefault();
    step(which);
    return;
  }
  const row = target.closest(ROW);
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = target.closest("details.menu[open]");
  const direction = { ArrowDown: 1, ArrowUp: -1 }[key];
  const done = () => event.preventDefault();
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (menu && (direction || aside)) {
    done(walkMenu(menu, target, direction || aside, !direction));
  } else if (menu && /^[1-9]$/.test(key)) {
    done(moveSome(target, key));
  } else if (menu) {
    return;
  } else if (direction) {
    done(walk(row, direction));
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    done(cross(row, key === "ArrowLeft" ? "pane-search" : "pane-deck"));
  } else if (/^[0-4]$/.test(key) || key === "Delete") {
    done(act(`set:${row.dataset.section}:${key === "Delete" ? 0 : key}:${row.dataset.card}`));
  } else if (key === "m") {
    done(openMenu(row));
  } else if (key === "Enter" && target === row) {
    done(row.querySelector("a").click());
  } else if (key === "Escape") {
    done(leaveRow(row));
  }
});
