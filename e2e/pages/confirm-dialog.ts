import type { Locator, Page } from "@playwright/test";

/** The confirmation dialog of specification §2, titled with its action. */
export class ConfirmDialog {
  readonly dialog: Locator;
  readonly question: Locator;
  readonly yes: Locator;
  readonly goBack: Locator;

  constructor(page: Page, action: string) {
    this.dialog = page.getByRole("alertdialog", { name: action, exact: true });
    this.question = this.dialog.getByText("Are you sure?", { exact: true });
    this.yes = this.dialog.getByRole("button", { name: `Yes, ${action.toLowerCase()} now!`, exact: true });
    this.goBack = this.dialog.getByRole("button", { name: "Go back" });
  }
}
