import { expect, type Locator, type Page } from "@playwright/test";

/** A keyboard that counts: what somebody without a mouse presses is what a task costs them. */
export class KeyCounter {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Types as a person does: keys that follow each other faster are taken for a scanner's. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text, { delay: 45 });
  }

  /** A key, or keys together, such as `Control+Enter`: one press. */
  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  /** Goes by Tab until the focus is there; each Tab is a press. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let tries = 0; tries < 80; tries += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    await expect(target).toBeFocused();
  }
}
