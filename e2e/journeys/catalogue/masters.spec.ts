import { sentProduct } from "../../expected/product.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { ThingPages } from "../../pages/thing-pages.ts";
import { expectToast } from "../../pages/toast.ts";

/** A name that no other journey uses. */
const newName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

const idIn = (url: string): string => url.split("/").at(-1) ?? "";

test("S3.23 S3.24 S3.25 S3.34 S7.50 a company, its brand, a category and a sub-category are made, and a product stands in them", async ({
  page,
  signIn,
  callerOf,
  faults,
}) => {
  test.slow();
  // What is in use is not switched off, three times below.
  faults.expect(/status of 409 .*\/active/);
  await signIn("admin");
  const names = {
    company: newName("Company"),
    brand: newName("Brand"),
    category: newName("Category"),
    sub: newName("Sub"),
  };
  const saved = async (things: ThingPages, name: string): Promise<string> => {
    await things.save.click();
    await expectToast(page, `${name} is saved`);
    await expect(things.heading).toHaveText(name);
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    return idIn(page.url());
  };

  const companies = new ThingPages(page, "/brand/company", "company");
  await companies.openNew();
  await companies.expectRequired(["Name", "GSTIN"]);
  await companies.field("Name").fill(names.company);
  await companies.field("GSTIN").fill("27AAPFU0939F1ZV");
  // S5.149
  await companies.field("Pincode").fill("41103");
  await companies.save.click();
  await expect(companies.field("Pincode")).toHaveAccessibleDescription(/Enter 6 digit pincode/);
  await companies.field("Pincode").fill("411030");
  await saved(companies, names.company);

  const brands = new ThingPages(page, "/brand", "brand");
  await brands.openNew();
  for (const [label, key] of [
    ["Name", "name"],
    ["Manufacturer", "manufacturer"],
    ["Description", "description"],
  ] as const)
    await expect(brands.field(label)).toHaveAttribute("name", key);
  // S5.106 S5.108 S5.110 S5.112
  await brands.expectRequired(["Name", "Manufacturer", "Description", "Logo"]);
  await brands.field("Name").fill(names.brand);
  await brands.choose("Manufacturer", names.company);
  await brands.field("Description").fill("Made on a journey");
  await brands.upload("Logo");
  const brandId = await saved(brands, names.brand);

  const categories = new ThingPages(page, "/category", "category");
  await categories.openNew();
  // S5.113 S5.114 S5.115 S5.116
  await categories.expectRequired(["Name", "Code", "Description", "Image"]);
  await categories.field("Name").fill(names.category);
  await categories.field("Code").fill(names.category.slice(-8));
  await categories.field("Description").fill("Made on a journey");
  await categories.upload("Image");
  await saved(categories, names.category);

  const subs = new ThingPages(page, "/sub-category", "sub-category");
  await subs.openNew();
  // S5.117 S5.118 S5.119 S5.120 S5.121 S5.123
  await subs.expectRequired(["Name", "Category", "Image", "HSN", "GST", "CESS"]);
  await subs.field("Name").fill(names.sub);
  await subs.choose("Category", names.category);
  await subs.field("HSN").fill("11010000");
  await subs.field("GST").selectOption("5");
  await subs.field("CESS").fill("0");
  await subs.upload("Image");
  const subCategoryId = await saved(subs, names.sub);

  const product = newName("Journey dal");
  const body = { ...sentProduct(product), brandId, subCategoryId };
  const made = await (await callerOf("admin")).send("POST", "/oms/product", body);
  expect(made.status()).toBe(200);

  const confirm = new ConfirmDialog(page, "Deactivate");
  for (const [things, name] of [
    [brands, names.brand],
    [categories, names.category],
    [subs, names.sub],
  ] as const) {
    await things.open(`?q=${name.slice(-8)}`);
    await expect(things.rows).toHaveCount(1);
    await expect(things.rows.getByRole("link", { name: "1", exact: true }).last()).toBeVisible();
    await things.act(name, "Deactivate");
    await confirm.yes.click();
    await expect(confirm.dialog).toContainText(`${name} is used by 1 active product: ${product}.`);
    await confirm.goBack.click();
  }
  await brands.open(`?q=${names.brand.slice(-8)}`);
  await brands.rows.getByRole("link", { name: "1", exact: true }).click();
  await expect(page.getByRole("rowheader", { name: product })).toBeVisible();
});

test("S3.49 an attribute is made, changed and switched off; its history says so", async ({ page, signIn }) => {
  await signIn("admin");
  const attributes = new ThingPages(page, "/attribute", "attribute");
  const name = newName("Attribute");
  await attributes.openNew();
  await attributes.expectRequired(["Name", "Data type"]);
  await expect(attributes.field("Name")).toHaveAttribute("name", "attributeName");
  await expect(attributes.field("Data type")).toHaveAttribute("name", "dataType");
  await attributes.field("Name").fill(name);
  await attributes.field("Data type").selectOption("NUMBER");
  await attributes.save.click();
  const history = page.getByRole("complementary", { name: "History" });
  await expect(page).toHaveURL(/\/attribute\/[0-9a-f-]{36}$/);
  await expect(history).toContainText("Created");
  await attributes.field("Data type").selectOption("LIST");
  await attributes.save.click();
  await expect(history).toContainText("List");

  await attributes.open(`?q=${name.slice(-8)}`);
  await attributes.act(name, "Deactivate");
  await new ConfirmDialog(page, "Deactivate").yes.click();
  await expect(attributes.rows).toContainText("Inactive");
});

test("a hub manager, to whom the masters are closed, is sent to the dashboard", async ({ page, signIn }) => {
  await signIn("hub_manager");
  for (const path of ["/brand", "/brand/company", "/category", "/sub-category/new", "/attribute"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});
