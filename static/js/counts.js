// What a change will make of the numbers on the page, shown before the site has answered. The answer lays the
// rows out again, so whatever was guessed wrongly stands corrected.
"use strict";

const rowIn = (section, card) =>
  document.querySelector(`.deck-row[data-section="${CSS.escape(section)}"][data-card="${CSS.escape(card)}"]`);
const numberIn = (place) => Number(place?.textContent.trim() || 0);

function addTo(place, more) {
  if (place) place.textContent = numberIn(place) + more;
}

// The number of copies in a row, its section, the deck and beside what was found; considered cards count nowhere.
function putCopies(section, card, count) {
  const row = rowIn(section, card);
  const output = row?.querySelector("output");
  const more = count - numberIn(output);
  if (count < 0 || !more) return;
  if (output) output.textContent = count;
  row?.classList.toggle("leaving", !count);
  if (section === "considering") return;
  addTo(document.querySelector(`#section-${CSS.escape(section)} ~ .section-count b`), more);
  addTo(document.getElementById("held"), more);
  const found = document.querySelector(`#found li[data-card="${CSS.escape(card)}"]`);
  if (!found) return;
  const said = found.querySelector(".in-deck") || found.firstElementChild.appendChild(newMark());
  const held = Number.parseInt(said.textContent, 10) || 0;
  said.textContent = `${held + more} in the deck`;
  said.hidden = held + more <= 0;
}

function newMark() {
  const mark = document.createElement("span");
  mark.className = "in-deck";
  return mark;
}

// `value` is that of a button of the editor: a word, then its parameters, the card's id last.
function predict(value) {
  const [word, section, ...rest] = value.split(":");
  const held = (card) => numberIn(rowIn(section, card)?.querySelector("output"));
  const from = (parts) => rest.slice(parts).join(":");
  if (word === "add" || word === "insist") putCopies(section, from(0), held(from(0)) + 1);
  else if (word === "less") putCopies(section, from(0), held(from(0)) - 1);
  else if (word === "remove") putCopies(section, from(0), 0);
  else if (word === "set") putCopies(section, from(1), Number(rest[0]));
  else if (word === "move" || word === "some") {
    const card = from(word === "some" ? 2 : 1);
    const moved = word === "some" ? Number(rest[1]) : held(card);
    const there = numberIn(rowIn(rest[0], card)?.querySelector("output"));
    putCopies(section, card, held(card) - moved);
    putCopies(rest[0], card, there + moved);
  }
}
