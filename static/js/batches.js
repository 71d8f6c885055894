// Batches: a hidden tab asks for nothing, and the arrow keys turn the pages of a game.
"use strict";

document.body.addEventListener("htmx:beforeRequest", (event) => {
  if (document.hidden && event.detail.elt.matches("[data-poll]")) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: "before", ArrowRight: "after" }[event.key];
  const busy = event.target.closest("input, textarea, select, .table-frame, [contenteditable]");
  if (!step || busy || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  document.querySelector(`a[data-step="${step}"]`)?.click();
});
