// The service worker of deck checks: a check that was open opens again without a connection.
//
// It only reads what deck_check.js keeps, and only when the site does not answer.
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && /^\/events\/[^/]+\/checks\/[^/]+\/$/.test(pathname);
  const isPart = ["style", "script", "image", "font"].includes(request.destination);
  if (request.method !== "GET" || origin !== self.location.origin || !(isPage || isPart)) return;
  event.respondWith(
    fetch(request).catch(async (trouble) => {
      const kept = await caches.match(request, { ignoreSearch: isPage, ignoreVary: true });
      if (kept) return kept;
      throw trouble;
    }),
  );
});
