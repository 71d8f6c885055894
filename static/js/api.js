// The page of the API: its description, drawn by Swagger UI, which sends what a visitor tries to this site.
"use strict";

// A visitor who is signed in changes something only with the token that forms carry as well.
function withToken(request) {
  const token = document.cookie.match(/(?:^|; )csrftoken=([^;]+)/)?.[1];
  if (token && new URL(request.url, location.href).origin === location.origin) request.headers["X-CSRFToken"] = token;
  return request;
}

// Swagger UI is dark by a class, and the site by what the visitor's system prefers.
const dark = matchMedia("(prefers-color-scheme: dark)");
const setLook = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", setLook);
setLook();

const place = document.getElementById("api");
SwaggerUIBundle({
  url: new URL(place.dataset.schema, location.href).href,
  domNode: place,
  presets: [SwaggerUIBundle.presets.apis],
  layout: "BaseLayout",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  requestInterceptor: withToken,
});
