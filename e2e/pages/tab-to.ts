import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the focus is on the target, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
};
