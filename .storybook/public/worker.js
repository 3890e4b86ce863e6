// What a page is made of goes past the worker that plays the service. That worker would hand a window's scripts to another
// window, as long as the own one has not begun to play: where that is busy or about to close, they come late or never.
const parts = new Set(["document", "iframe", "script", "style", "font", "worker", "manifest"]);

addEventListener("fetch", (event) => {
  if (parts.has(event.request.destination)) event.stopImmediatePropagation();
});

// A browser that can is told so once, and does not ask for each of the hundreds of files of a window.
addEventListener("install", (event) => {
  event.addRoutes?.({
    condition: { or: [...parts].map((requestDestination) => ({ requestDestination })) },
    source: "network",
  });
});

// The last window that is closed would unregister it, while the first of the next page is on its way: nobody would answer that.
Object.defineProperty(registration, "unregister", { value: () => Promise.resolve(true) });

importScripts("./mockServiceWorker.js");
