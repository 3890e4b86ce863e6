import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../pages/toast.ts";

const chooseTool = async (page: Page, name: string): Promise<void> => {
  if (name === "Import") await page.getByRole("link", { name, exact: true }).click();
  else if (name === "Export") await page.getByRole("button", { name, exact: true }).click();
  else {
    await page.getByRole("button", { name: "More for this list" }).click();
    await page.getByRole("menuitem", { name }).click();
  }
};

/** Without the byte-order mark and the end of the last line. */
const textOf = async (download: Download): Promise<string> => (await readFile(await download.path(), "utf8")).trim();

const headings =
  "Name,SKU,Brand,Item type,Product type,Unit weight,Weight type,Pack of,Pack type,Length,Width,Height,Shelf life,O2RLP,PTH,PTR,MRP,HSN,GST,CESS,Platform,Description";

test("S7.64 products are imported from a file with three bad rows: two are fixed, the third comes back, and who looks at the list elsewhere sees the others", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  await signIn("admin");
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const row = (number: number, { price = "90", brand = "", hsn = "1101" } = {}): string =>
    `Imported ${mark} ${number},IMP-${mark}-${number},${brand},Food,Non-DS Products,1,kg,1,Pouch,1,1,1,90,${price},92,95,110,${hsn},5%,0,All,On a journey`;
  const rows = [
    row(1),
    row(2),
    row(3),
    row(4, { brand: "Anapurti" }),
    row(5, { price: "ninety" }),
    row(6, { hsn: "" }),
  ];

  await page.goto("/product");
  await chooseTool(page, "Import");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Import products");
  await page.locator("input[type=file]").setInputFiles({
    name: "new products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([headings, ...rows].join("\n")),
  });
  await expect(page.getByRole("combobox", { name: "MRP", exact: true })).toHaveValue("16");
  // A closed tab loses nothing: the address leads back to where it was.
  await page.reload();
  await page.getByRole("button", { name: "Check the rows" }).click();

  const grid = page.getByRole("region", { name: "Rows to fix" });
  await expect(grid.getByRole("row")).toHaveCount(4);
  await grid.getByRole("button", { name: "Use “Annapurti”" }).click();
  await expect(grid.getByText("Ready")).toHaveCount(1);
  const price = grid.getByRole("textbox", { name: "O2RLP, row 6" });
  await expect(price).toHaveAccessibleDescription("This is not a number");
  await price.fill("90");
  await price.press("Enter");
  await expect(grid.getByText("Ready")).toHaveCount(2);

  const office = await openWindow("super_admin");
  const streaming = office.waitForResponse((response) => response.url().endsWith("/api/firebase"));
  await office.goto(`/product?q=${mark}`);
  await expect(office.getByText("No product matches")).toBeVisible();
  await streaming;

  await page.getByRole("button", { name: "Import 5 products" }).click();
  // What the page leads to when nothing is left to import.
  await expect(page.getByRole("link", { name: "All products" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what is left" }).click();
  const [head, left] = (await textOf(await download)).split("\r\n");
  expect(head).toContain("Description,What is wrong");
  expect(left).toMatch(new RegExp(`^Imported ${mark} 6,.*HSN: This field is required$`));

  await expect(office.getByText("5 products", { exact: true })).toBeVisible({ timeout: 15_000 });

  const admin = await callerOf("admin");
  const found = await (await admin.get(`/oms/product?q=${mark}`)).json();
  expect(found.payload).toMatchObject({ totalElements: 5 });
});

test("what a list shows is exported as it is filtered, with the columns that are chosen", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/product?q=atta&active=true&columns=formName,sku");
  const rows = page.getByRole("table").getByRole("rowheader");
  await expect(rows.first()).toBeVisible();
  const names = await rows.allTextContents();
  await chooseTool(page, "Export");
  const dialog = page.getByRole("dialog", { name: "Export products" });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await textOf(saved)).split("\r\n");
  expect(head).toBe("Product,SKU");
  expect(lines.length).toBeGreaterThanOrEqual(names.length);
  await expect(dialog).toBeHidden();
});

test("a view that an administrator shares is there for everybody who sees the list", async ({
  page,
  signIn,
  openWindow,
}) => {
  await signIn("admin");
  const name = `Journey ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto("/product?q=atta&sort=-formProductMrp&columns=formName,formProductMrp");
  const views = (window: Page) => window.getByRole("dialog", { name: "Views" });
  await page.getByRole("button", { name: "Views" }).click();
  await views(page).getByRole("textbox").fill(name);
  await views(page).getByRole("checkbox", { name: "Share with everybody" }).check();
  await views(page).getByRole("button", { name: "Save view" }).click();
  await expectToast(page, `View “${name}” saved`);

  const other = await openWindow("super_admin");
  await other.goto("/product");
  await other.getByRole("button", { name: "Views" }).click();
  await views(other).getByRole("button", { name, exact: true }).click();
  await expect(other).toHaveURL(/q=atta&sort=-formProductMrp&columns=formName%2CformProductMrp/);
  await expect(other.getByRole("columnheader", { name: /MRP/ })).toHaveAttribute("aria-sort", "descending");
  await expect(other.getByRole("columnheader", { name: /Brand/ })).toHaveCount(0);
});
