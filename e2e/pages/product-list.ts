import type { Locator, Page } from "@playwright/test";

/** /product: the list with search, filters, sort and pages. */
export class ProductList {
  readonly heading: Locator;
  readonly search: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly filterButton: Locator;
  readonly pageSize: Locator;
  readonly range: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly add: Locator;
  readonly retry: Locator;
  /** Why the rows could not be read: in their place, or above those that were read earlier. */
  readonly failure: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1, name: "Product" });
    this.search = page.getByRole("searchbox", { name: "Search" });
    this.table = page.getByRole("table", { name: "Product" });
    this.rows = this.table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    this.filterButton = page.getByRole("button", { name: "Filter", exact: true });
    this.pageSize = page.getByRole("combobox", { name: "Rows per page" });
    this.range = page.getByRole("navigation", { name: "Pages" });
    this.previous = page.getByRole("button", { name: "Previous page" });
    this.next = page.getByRole("button", { name: "Next page" });
    this.add = page.getByRole("link", { name: "Add product" });
    this.failure = page
      .getByRole("main")
      .locator("[role=alert], [role=status]")
      .filter({ hasText: /could not be loaded|were loaded earlier/ });
    this.retry = page.getByRole("button", { name: "Retry" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/product${query}`);
    await this.rows.first().waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  link(name: string): Locator {
    return this.row(name).getByRole("link");
  }

  header(title: string): Locator {
    return this.table.getByRole("columnheader", { name: title });
  }

  async sortBy(title: string): Promise<void> {
    await this.header(title).getByRole("button").click();
  }

  chip(filter: string): Locator {
    return this.page.getByRole("button", { name: `Remove filter ${filter}`, exact: true });
  }

  /** Opens the filter menu at one filter. */
  async openFilter(title: string): Promise<void> {
    await this.filterButton.click();
    await this.page.getByRole("list", { name: "Filter by" }).getByRole("button", { name: title, exact: true }).click();
  }

  /** Chooses from the menu of a row. */
  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }
}
