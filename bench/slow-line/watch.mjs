/** Runs in the page from its first moment on: says when its frame was seen, and when it could be used. */
export function watch() {
  // So long a page has to stay as it is, in milliseconds.
  const settled = 600;
  const isUsable = () => {
    const main = document.querySelector("main");
    return (
      main !== null &&
      main.querySelector("h1") !== null &&
      main.querySelector("[aria-busy=true], .o2r-skeleton") === null &&
      main.textContent.length > 10
    );
  };
  Reflect.set(window, "usable", async () => {
    const until = performance.now() + 30_000;
    let since = Number.NaN;
    while (Number.isNaN(since) || performance.now() - since < settled) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (!isUsable()) since = Number.NaN;
      else if (Number.isNaN(since)) since = performance.now();
      if (performance.now() > until) break;
    }
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return { frame: paint?.startTime ?? Number.NaN, usable: Number.isNaN(since) ? 30_000 : since };
  });
}
