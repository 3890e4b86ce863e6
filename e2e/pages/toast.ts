import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";

/** The toasts at the top right. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole("region", { name: "Messages" }).getByText(words);

const region = "[data-o2r-toaster]";

/** Keeps the words of every toast a page shows: one stands 1500 ms, and a look from outside may come later than that. */
export const keepToasts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((places) => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shownToasts: shown });
    new MutationObserver(() => {
      for (const place of document.querySelectorAll<HTMLElement>(places)) {
        // Whether it stands empty is asked first: what is visible takes a layout, after every change of the page.
        if (place.textContent !== "" && place.checkVisibility() && place.innerText !== "") shown.add(place.innerText);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, region);
};

/** The words of every toast since the page was loaded. */
export const readToasts = (page: Page): Promise<string> =>
  page.evaluate(() => [...((globalThis as { shownToasts?: Set<string> }).shownToasts ?? [])].join("\n"));

/** Waits until a toast with these words is shown, or finds that it was since the page was loaded. */
export const expectToast = async (page: Page, words: string | RegExp): Promise<void> => {
  const shown = () => readToasts(page);
  await (typeof words === "string" ? expect.poll(shown).toContain(words) : expect.poll(shown).toMatch(words));
};
