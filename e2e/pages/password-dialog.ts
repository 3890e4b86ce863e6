import type { Locator, Page } from "@playwright/test";

/** Update Password, opened from the user menu (specification §2). */
export class PasswordDialog {
  readonly dialog: Locator;
  readonly username: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly show: Locator;
  readonly update: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Update Password" });
    this.username = this.dialog.getByRole("textbox", { name: "Username" });
    this.current = this.dialog.getByLabel(/^Current password/i);
    this.next = this.dialog.getByLabel(/^New password/i);
    this.show = this.dialog.getByRole("checkbox", { name: "Show Passwords", exact: true });
    this.update = this.dialog.getByRole("button", { name: "Update", exact: true });
  }

  async submit(current: string, next: string): Promise<void> {
    await this.current.fill(current);
    await this.next.fill(next);
    await this.update.click();
  }
}
