// My decks and the share page: ticking all decks, saying how many are ticked, copying a link.
"use strict";

function picks() {
  return [...document.querySelectorAll('#own-decks input[name="deck"]')];
}

function countPicks() {
  const all = picks();
  const picked = all.filter((box) => box.checked).length;
  const count = document.getElementById("picked-count");
  const every = document.querySelector("[data-picks-all]");
  if (count) count.textContent = picked ? ` · ${picked} ticked` : "";
  if (every) {
    every.checked = picked > 0 && picked === all.length;
    every.indeterminate = picked > 0 && picked < all.length;
  }
  if (picked) document.querySelector("details.bulk").open = true;
}

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-picks-all]")) {
    for (const box of picks()) box.checked = event.target.checked;
  }
  if (event.target.closest("#own-decks")) countPicks();
});
document.addEventListener("htmx:afterSettle", countPicks);
countPicks();

document.addEventListener("focusin", (event) => {
  if (event.target.matches("input[data-whole]")) event.target.select();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copies]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copies);
  const said = document.querySelector(`[data-copied="${button.dataset.copies}"]`);
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = "Copied.";
  } catch {
    said.textContent = "This browser does not allow copying: the link is selected, press Ctrl+C.";
  }
});
