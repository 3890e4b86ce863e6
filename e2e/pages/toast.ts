import type { Locator, Page } from "@playwright/test";

/** The toasts at the top right. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole("region", { name: "Messages" }).getByText(words);
