import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { ThingPages } from "../../pages/thing-pages.ts";
import { expectToast } from "../../pages/toast.ts";

/** Today in India, as people type it. */
const today = (): string => {
  const [year, month, day] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" })
    .format(new Date())
    .split("-");
  return `${day}-${month}-${year}`;
};

test("S3.26 S3.28 S4.57 a batch comes into stock, is inspected, two of it are rejected, and the rest is adjusted", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  await signIn("hub_manager");
  const caller = await callerOf("admin");
  const { payload } = await (
    await caller.get("/oms/product?active=true&kit=false&size=500&sort=formProductMrp")
  ).json();
  const products: readonly { formName: string }[] = payload.content;
  // A cheap one, for a manager moves stock up to a value a day; and one that its name alone tells from others.
  const [product = { formName: "" }] = products.filter(
    ({ formName }) => products.filter((other) => other.formName.startsWith(formName)).length === 1,
  );

  const entries = new ThingPages(page, "/inventory", "entry");
  await entries.openNew();
  await entries.choose("Product", product.formName);
  await entries.field("Total stock").fill("20");
  await entries.field("Manufacturing date").fill(today());
  // The product suggests its prices, which may be written over.
  await expect(entries.field("PTR")).not.toHaveValue("");
  // A price that no other batch of the product has.
  const mrp = 5000 + Math.floor(Math.random() * 4000);
  await entries.field("MRP").fill(String(mrp));
  await entries.field("PTR").fill("100");
  await entries.field("PTH").fill("90");
  await entries.field("O2RLP").fill("80");
  await entries.save.click();
  await expectToast(page, /is in stock/);
  await expect(entries.heading).toHaveText(product.formName);
  const batch = page.url();
  const units = (term: string) => page.locator("dl.stock-figures > div").filter({ hasText: term }).locator("dd");
  await expect(units("On hand")).toHaveText("20");

  await page.getByRole("button", { name: "Quality check" }).click();
  const send = page.getByRole("dialog", { name: "Send to quality check" });
  await send.getByRole("textbox", { name: "Units" }).fill("10");
  await send.getByRole("button", { name: "Send" }).click();
  await expect(units("Quarantine")).toHaveText("10");
  await page.getByRole("link", { name: "Quality check", exact: true }).first().click();

  await expect(entries.heading).toHaveText(/^QC-\d{6}$/);
  const number = await entries.heading.innerText();
  await page.getByRole("textbox", { name: "Rejected" }).fill("2");
  await page.getByRole("radio", { name: "Damaged" }).check({ force: true });
  await entries.upload("Photo");
  await page.getByRole("button", { name: "Submit" }).click();
  await new ConfirmDialog(page, "Submit").yes.click();
  await expect(page.getByText("Partially passed")).toBeVisible();

  const rejected = new ThingPages(page, "/rejected-skus", "rejection");
  await rejected.open();
  // The newest stands first, and leads to the check that rejected it.
  const two = rejected.rows.filter({ hasText: product.formName }).first();
  await expect(two).toContainText("Damaged");
  await two.getByRole("link", { name: product.formName }).click();
  await expect(rejected.heading).toHaveText(number);

  await page.goto(batch);
  await expect(units("On hand")).toHaveText("18");
  await expect(units("Rejected")).toHaveText("2");
  await page.getByRole("button", { name: "Adjust stock" }).click();
  const adjust = page.getByRole("dialog", { name: "Adjust stock" });
  await adjust.getByRole("textbox", { name: "Stock", exact: true }).fill("3");
  await adjust.getByRole("button", { name: "Adjust" }).click();
  await expect(adjust.getByRole("combobox", { name: "Stock request" })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await adjust.getByRole("combobox", { name: "Stock request" }).selectOption("OUT_STOCK");
  await adjust.getByRole("button", { name: "Adjust" }).click();
  await expect(units("On hand")).toHaveText("15");
  await expect(page.getByRole("row").filter({ hasText: "−3 on hand" })).toBeVisible();
});

test("a hub manager sees the own warehouse alone, and another's batch does not exist", async ({
  page,
  signIn,
  callerOf,
  faults,
}) => {
  faults.expect(/status of 404 .*\/oms\/inventory\//);
  await signIn("hub_manager");
  const own = await (await (await callerOf("hub_manager")).get("/api/warehouse?query=&size=50")).json();
  expect(own.payload.content).toHaveLength(1);
  const [{ companyName }] = own.payload.content;

  const inventory = new ThingPages(page, "/inventory", "entry");
  await inventory.open("?size=50");
  // Whoever has one warehouse needs no column that names it.
  await expect(page.getByRole("columnheader", { name: "Warehouse" })).toHaveCount(0);
  const listed = await (await (await callerOf("hub_manager")).get("/oms/inventory?size=500&sort=-stock")).json();
  expect(new Set(listed.payload.content.map(({ warehouse }: { warehouse: string }) => warehouse))).toEqual(
    new Set([companyName]),
  );

  const all = await (await (await callerOf("admin")).get("/oms/inventory?size=500&sort=-stock")).json();
  const rows: readonly { id: string; warehouse: string }[] = all.payload.content;
  const foreign = rows.find(({ warehouse }) => warehouse !== companyName);
  await page.goto(`/inventory/${foreign?.id}`);
  await expect(inventory.heading).toHaveText("This batch does not exist");
});
