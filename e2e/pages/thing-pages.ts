import { expect, type Locator, type Page } from "@playwright/test";

/** The list and the form of a plain thing, such as a brand. Fields are found by what stands on their labels. */
export class ThingPages {
  readonly heading: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly save: Locator;
  readonly summary: Locator;
  readonly image: Locator;
  private readonly page: Page;
  private readonly path: string;
  private readonly one: string;

  constructor(page: Page, path: string, one: string) {
    this.page = page;
    this.path = path;
    this.one = one;
    this.heading = page.getByRole("main").getByRole("heading", { level: 1 });
    this.rows = page
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") });
    this.search = page.getByRole("searchbox", { name: "Search" });
    this.save = page.getByRole("button", { name: new RegExp(`^Save ${one}`) });
    this.summary = page.getByRole("alert").filter({ hasText: "before saving" });
    // Not the one beside it that opens the camera.
    this.image = page.locator("input[type=file]:not([capture])");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(this.path + query);
    await this.rows.first().waitFor();
  }

  async openNew(): Promise<void> {
    await this.page.goto(`${this.path}/new`);
    await expect(this.heading).toHaveText(`Add ${this.one}`);
  }

  field(label: string): Locator {
    const named = { name: label, exact: true } as const;
    return this.page.getByRole("textbox", named).or(this.page.getByRole("combobox", named));
  }

  /** Chooses a row of another thing by typing its name. */
  async choose(label: string, name: string): Promise<void> {
    await this.field(label).fill(name);
    await this.page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  }

  /** Chooses a small picture and waits until it is uploaded. */
  async upload(label: string): Promise<void> {
    const drawn = await this.page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 40;
      canvas.height = 40;
      canvas.getContext("2d")?.fillRect(0, 0, 40, 40);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
    await this.image.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from(drawn, "base64") });
    await expect(this.page.getByRole("group", { name: new RegExp(`^${label}`) }).getByRole("img")).toBeVisible();
  }

  /** Says that every one of these fields asks to be filled. */
  async expectRequired(labels: readonly string[]): Promise<void> {
    await this.save.click();
    await expect(this.summary).toContainText(`${labels.length} fields need attention before saving`);
    for (const label of labels)
      await expect(this.summary.getByRole("link", { name: `${label} is required`, exact: true })).toBeVisible();
  }

  /** Chooses from the menu of a row. */
  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }
}
