// A new event: choose the time zone that the browser is in.
"use strict";

const guessing = document.querySelector("form[data-guess-zone]");
if (guessing) {
  const zones = guessing.querySelector("select[name=zone]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zones.value === "UTC" && [...zones.options].some((option) => option.value === here)) zones.value = here;
}
