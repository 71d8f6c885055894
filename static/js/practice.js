// A practice game: number keys choose, u undoes, and an opponent who thinks longer than one request goes on.
"use strict";

{
  const goOn = () => {
    const form = document.querySelector("#table form[data-thinking]");
    form?.querySelector('button[value="think"]')?.click();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const button = document.querySelector(`#table button[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
    if (!button || document.querySelector("#table .htmx-request, #table.htmx-request")) return;
    event.preventDefault();
    button.click();
  });

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target?.id !== "table" && event.target?.id !== "table") return;
    document.getElementById("choose-title")?.focus({ preventScroll: true });
    goOn();
  });

  goOn();
}
