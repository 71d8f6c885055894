// A replayed game: the arrow keys step through it, and it can play by itself.
"use strict";

{
  const player = document.getElementById("player");
  const button = document.getElementById("play");
  const speed = document.getElementById("speed");
  let timer = 0;

  const step = (which) => {
    const link = document.querySelector(`a[data-step="${which}"][href]`);
    link?.click();
    return Boolean(link);
  };

  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    if (!button) return;
    button.textContent = "Play";
    button.setAttribute("aria-pressed", "false");
  };

  // The next step is asked for only when the last one is there, however slow the network is.
  const goOn = () => {
    timer = setTimeout(() => { if (document.hidden) goOn(); else if (!step("after")) stop(); }, Number(speed.value));
  };

  const toggle = () => {
    if (timer) return stop();
    button.textContent = "Pause";
    button.setAttribute("aria-pressed", "true");
    goOn();
  };

  if (player) {
    player.hidden = false;
    button.addEventListener("click", toggle);
    document.body.addEventListener("htmx:afterSettle", (event) => {
      document.querySelector(".told a[aria-current]")?.scrollIntoView({ block: "nearest" });
      if (!timer || event.detail.target?.id === "") return;
      clearTimeout(timer);
      goOn();
    });
    document.body.addEventListener("htmx:responseError", stop);
    document.body.addEventListener("htmx:sendError", stop);
  }

  document.addEventListener("keydown", (event) => {
    const busy = event.target.closest("input, textarea, select, .table-frame, .told-frame, [contenteditable]");
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && player && !event.target.closest("button, a, summary")) {
      event.preventDefault();
      toggle();
      return;
    }
    const which = event.shiftKey ? { ArrowRight: "turn" }[event.key] : { ArrowLeft: "before", ArrowRight: "after" }[event.key];
    if (which) step(which);
  });
}
