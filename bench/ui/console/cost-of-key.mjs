/**
 * What each key takes of the processor on the thread of the page, in milliseconds: scripts, style, layout, paint.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").CDPSession} cdp
 * @param {import("playwright-core").Locator} field
 * @param {number} count keys
 */
export async function costOfKey(page, cdp, field, count) {
  await field.click();
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name: of }) => of === "TaskDuration")?.value ?? 0) * 1000;
  };
  const keys = "A name that is typed at a usual pace".slice(0, count);
  // Code that runs for the first time is not what a key costs.
  await page.keyboard.type("Warm ", { delay: 120 });
  await page.waitForTimeout(1500);
  const before = await spent();
  await page.keyboard.type(keys, { delay: 120 });
  await page.waitForTimeout(500);
  return ((await spent()) - before) / keys.length;
}
