// Rows of a deck and found cards are dragged into sections; the menu of each row does the same without dragging.
"use strict";

const lists = [];

// A row goes back to where it came from: the site's answer shows it where it is now.
function putBack(event) {
  event.clone?.remove();
  event.item.remove();
  event.from.insertBefore(event.item, event.from.children[event.oldIndex] || null);
}

function dropped(event) {
  for (const section of document.querySelectorAll("[data-takes]")) section.removeAttribute("data-takes");
  const { item, from, to } = event;
  if (from === to) return;
  const { card, section } = item.dataset;
  const place = to.dataset.section;
  const pointer = event.originalEvent;
  putBack(event);
  if (from.matches("[data-found]")) act(`add:${place}:${card}`);
  else if (pointer?.shiftKey || pointer?.ctrlKey || pointer?.altKey) askHowMany(item, place);
  else act(`move:${section}:${place}:${card}`);
}

// Dropped with a key held, a row opens its menu: it has the numbers.
function askHowMany(row, place) {
  const menu = row.querySelector("details.menu");
  const all = [...menu.querySelectorAll("[data-all]")].find((button) => button.value.split(":")[2] === place);
  // The click that ends the drag closes menus.
  setTimeout(() => {
    menu.open = true;
    all.focus();
    announce("How many? Press a number, or Enter for all.");
  });
}

function lifted(event) {
  const may = event.item.dataset.mayGo.split(" ");
  for (const list of document.querySelectorAll(".rows[data-section]")) {
    if (list.dataset.section === event.from.dataset.section) continue;
    list.closest(".section").dataset.takes = may.includes(list.dataset.section) ? "yes" : "no";
  }
}

function sortable(list) {
  const found = list.matches("[data-found]");
  lists.push(
    new Sortable(list, {
      group: {
        name: "cards",
        pull: found ? "clone" : true,
        put: found ? false : (to, from, item) => item.dataset.mayGo.split(" ").includes(to.el.dataset.section),
      },
      sort: false,
      draggable: "li[data-card]",
      filter: "button, summary, .menu-in",
      preventOnFilter: false,
      delay: 250,
      delayOnTouchOnly: true,
      touchStartThreshold: 5,
      ghostClass: "dragged",
      onStart: lifted,
      onEnd: dropped,
    }),
  );
}

function makeSortable() {
  for (const one of lists.splice(0)) one.destroy();
  for (const list of document.querySelectorAll(".editor .rows[data-section], .editor [data-found]")) sortable(list);
}
document.body.addEventListener("htmx:afterSettle", (event) => {
  if (["pane-deck", "found"].includes(event.detail.elt.id)) makeSortable();
});
makeSortable();
