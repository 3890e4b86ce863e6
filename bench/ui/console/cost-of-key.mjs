/** Milliseconds from one key to the next. */
const pace = 120;

/**
 * What each key takes of the processor on the thread of the page, in milliseconds: scripts, style, layout, paint.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").CDPSession} cdp
 * @param {import("playwright-core").Locator} field
 * @param {number} count keys
 * @param {string} [digit] typed and taken back again and again, where words cannot be typed
 */
export async function costOfKey(page, cdp, field, count, digit) {
  await field.click();
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name: of }) => of === "TaskDuration")?.value ?? 0) * 1000;
  };
  const words = "A name that is typed at a usual pace".slice(0, count);
  const type = async (/** @type {string} */ text) => {
    const began = performance.now();
    for (const [at, letter] of [...text].entries()) {
      if (digit === undefined) await page.keyboard.type(letter);
      else await page.keyboard.press(at % 2 === 0 ? digit : "Backspace");
      // By the clock, as fingers type: what one key takes makes the pause before the next one no longer.
      await page.waitForTimeout(Math.max(began + (at + 1) * pace - performance.now(), 0));
    }
  };
  // Code that runs for the first time is not what a key costs.
  await type("Warm it".slice(0, digit === undefined ? 5 : 6));
  await page.waitForTimeout(1500);
  const before = await spent();
  await type(words);
  // The last one is painted, and what begins once typing pauses (200 ms) has not begun: it is no part of a key.
  await page.waitForTimeout(50);
  return ((await spent()) - before) / words.length;
}
