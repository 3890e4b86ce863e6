import { expect, type Locator, type Page } from "@playwright/test";

/** The form of a product, new or existing. Fields are found by what stands on their labels. */
export class ProductForm {
  readonly heading: Locator;
  readonly save: Locator;
  /** What stops the save, one link a field. */
  readonly summary: Locator;
  readonly notSaved: Locator;
  readonly saveAgain: Locator;
  readonly stale: Locator;
  readonly draft: Locator;
  readonly images: Locator;
  readonly unsaved: Locator;
  /** What each file that did not arrive says. */
  readonly failedUploads: Locator;
  /** Pictures that the service keeps. */
  readonly keptImages: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("main").getByRole("heading", { level: 1 });
    this.save = page.getByRole("button", { name: /^Save product/ });
    this.summary = page.getByRole("alert").filter({ hasText: "before saving" });
    this.notSaved = page.getByRole("alert").filter({ hasText: "The product was not saved" });
    this.saveAgain = this.notSaved.getByRole("button", { name: "Save again" });
    this.stale = page.getByRole("dialog", { name: "Compare changes" });
    this.draft = page.getByRole("status").filter({ hasText: /A draft from .* was kept/ });
    this.images = page.locator("input[type=file]");
    const images = page.getByRole("group", { name: /^Images/ });
    this.failedUploads = images.getByRole("alert");
    this.keptImages = images.getByRole("img");
    this.unsaved = page.getByRole("status").getByText(/^\d+ unsaved changes?$/);
  }

  progressOf(file: string): Locator {
    return this.page.getByRole("progressbar", { name: new RegExp(`^${file}`) });
  }

  uploadAgain(file: string): Locator {
    return this.page.getByRole("button", { name: `Upload ${file} again` });
  }

  /** Takes a file away that is on its way. */
  stopUpload(file: string): Locator {
    return this.page.getByRole("button", { name: `Stop uploading ${file}` });
  }

  /** Takes a file away that did not arrive. */
  dropUpload(file: string): Locator {
    return this.page.getByRole("button", { name: `Delete ${file}` });
  }

  /** An input or a select by its label. */
  field(label: string): Locator {
    const named = { name: label, exact: true } as const;
    return this.page.getByRole("textbox", named).or(this.page.getByRole("combobox", named));
  }

  /** Types into inputs and chooses in selects. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label);
      if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
      else await field.fill(value);
    }
  }

  /** Says that a field shows a message, and that a screen reader reads it with the field. */
  async expectMessage(label: string, message: string): Promise<void> {
    await expect(this.field(label), label).toHaveAccessibleDescription(new RegExp(message.replaceAll("'", "['’]")));
    await expect(this.field(label), label).toHaveAttribute("aria-invalid", "true");
  }
}
