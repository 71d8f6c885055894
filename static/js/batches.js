// Batches: a hidden tab asks for nothing.
"use strict";

document.body.addEventListener("htmx:beforeRequest", (event) => {
  if (document.hidden && event.detail.elt.matches("[data-poll]")) event.preventDefault();
});
