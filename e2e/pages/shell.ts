import type { Locator, Page } from "@playwright/test";
import { ConfirmDialog } from "./confirm-dialog.ts";

export interface SeenEntry {
  readonly title: string;
  /** Null for a group. */
  readonly href: string | null;
}

/** Sidebar, header and what opens from them. */
export class Shell {
  readonly navigation: Locator;
  readonly header: Locator;
  readonly heading: Locator;
  readonly logo: Locator;
  readonly bell: Locator;
  readonly userButton: Locator;
  readonly jumpTo: Locator;
  readonly helpEntry: Locator;
  readonly fieldSales: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.navigation = page.getByRole("navigation", { name: "Main" });
    this.header = page.getByRole("banner");
    this.heading = page.getByRole("main").getByRole("heading", { level: 1 });
    this.logo = page.getByRole("link", { name: "O2R Console" });
    this.bell = page.getByRole("button", { name: /^Notifications/ });
    this.userButton = this.header.getByRole("button").last();
    this.jumpTo = page.getByRole("button", { name: /^Search or jump to/ });
    this.helpEntry = this.entry("Help & support");
    this.fieldSales = this.navigation.getByRole("link", { name: "Field sales app" });
  }

  /** A link of the sidebar by its title. */
  entry(title: string): Locator {
    return this.navigation.getByRole("link", { name: title, exact: true });
  }

  group(title: string): Locator {
    return this.navigation.getByRole("button", { name: title, exact: true });
  }

  /** Opens the groups that are closed, top to bottom. */
  async openGroups(): Promise<void> {
    const closed = this.navigation.getByRole("button", { expanded: false });
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  }

  /** Every entry and group in the order a person reads them, once all groups are open. */
  async readMenu(): Promise<readonly SeenEntry[]> {
    await this.openGroups();
    return this.navigation.locator("a, button").evaluateAll((elements) =>
      elements.map((element) => ({
        title: element.textContent.replace("(opens in a new tab)", "").trim(),
        href: element.getAttribute("href"),
      })),
    );
  }

  async chooseFromUserMenu(item: string): Promise<void> {
    await this.userButton.click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /** Signs out the way a person does, and answers the question. */
  async signOut(): Promise<void> {
    await this.chooseFromUserMenu("Logout");
    await new ConfirmDialog(this.page, "Logout").yes.click();
    await this.page.waitForURL("**/login");
  }

  /**
   * Goes to an address of the console without loading it again, as the Back button does, so that its guard decides.
   * Use `page.goto` where the load itself matters.
   */
  async turnTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
  }
}
