import type { Page } from "@playwright/test";
import { brokenPairs, productFields, requiredLabels, sentProduct, typedProduct } from "../../expected/product.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { ProductForm } from "../../pages/product-form.ts";
import { ProductList } from "../../pages/product-list.ts";
import { expectToast } from "../../pages/toast.ts";

/** A name that no other journey uses. */
const newName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** A real PNG, 400 × 300 in one colour. */
const picture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 400;
      canvas.height = 300;
      const brush = canvas.getContext("2d");
      if (brush !== null) {
        brush.fillStyle = "#c47d2a";
        brush.fillRect(0, 0, 400, 300);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    })
    .then((base64) => Buffer.from(base64, "base64"));

test("S3.14 S3.20 S3.22 every field of the specification stands on the form under its key and label", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  await expect(form.heading).toHaveText("Add product");
  for (const [key, label] of productFields) await expect(form.field(label), label).toHaveAttribute("name", key);
  // S3.18
  await expect(form.field("Volume")).not.toBeEditable();
  // S3.15 S3.16 S3.17
  const options = (label: string) =>
    form
      .field(label)
      .getByRole("option")
      .evaluateAll((found) => found.map((option) => option.getAttribute("value")).filter(Boolean));
  await expect.poll(() => options("Item type")).toEqual(["FOOD", "NON_FOOD"]);
  await expect.poll(() => options("Platform")).toEqual(["ALL", "APP", "CALL_CENTERS"]);
  await expect.poll(() => options("Product type")).toEqual(["DS Group Products", "Non-DS Products"]);
});

test("S3.19 S5.59 S5.79 S5.80 S5.81 S7.31 S9.21 S9.23 a product is refused while empty, then created with a picture, and found", async ({
  page,
  signIn,
  callerOf,
}) => {
  await signIn("admin");
  const list = new ProductList(page);
  const form = new ProductForm(page);
  const name = newName("Journey atta");
  await list.open();
  await list.add.click();
  await expect(form.heading).toHaveText("Add product");

  await form.save.click();
  await expect(form.summary).toContainText(`${requiredLabels.length} fields need attention before saving`);
  await expect(form.summary).toBeFocused();
  for (const label of requiredLabels) await form.expectMessage(label, "This field is required");
  await form.summary.getByRole("link").first().click();
  await expect(form.field("Name")).toBeFocused();

  await form.fill(typedProduct(name));
  await expect(form.field("Volume")).toHaveValue("0.01");
  await expect(form.summary).toBeHidden();
  await form.images.setInputFiles({ name: "pack.png", mimeType: "image/png", buffer: await picture(page) });
  const uploaded = page.getByRole("main").getByRole("img", { name: "Image 1", exact: true });
  await expect(uploaded).toBeVisible();
  await expect
    .poll(() => uploaded.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(158);

  await form.save.click();
  await expectToast(page, `${name} is saved`);
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/);
  await expect(form.heading).toHaveText(name);

  const stored = await (await callerOf("admin")).get(`/oms/product/${page.url().split("/").at(-1) ?? ""}`);
  const { payload } = await stored.json();
  expect(payload).toMatchObject({ ...sentProduct(name), formProductVolume: 0.01, active: true });
  expect(payload.images).toHaveLength(1);

  // The picture that the product held goes after the save that drops it.
  const deleted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") deleted.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Delete Image 1" }).click();
  await form.images.setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByRole("link", { name: "Open Image 1" })).toHaveAttribute("href", /\/content$/);
  expect(deleted).toEqual([]);
  await form.save.click();
  await expect.poll(() => deleted).toEqual([`/oms/document/${payload.images[0]}`]);

  await list.open();
  await list.search.fill(name.slice(-8));
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(name)).toContainText("485.00");
});

test("S5.60 S5.78 S5.86 S5.87 the form holds names, codes and whole numbers to their rules while they are typed", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  await form.fill({ ...typedProduct("x".repeat(51)), HSN: "12345678901" });
  await form.field("Pack of").fill("");
  await form.field("Pack of").pressSequentially("1.5");
  await expect(form.field("Pack of")).toHaveValue("15");
  await form.field("Shelf life").fill("");
  await form.field("Shelf life").pressSequentially("12.0");
  await expect(form.field("Shelf life")).toHaveValue("120");
  await form.save.click();
  await form.expectMessage("HSN", "HSN number can't exceed 10 digits");
  await expect(form.field("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/product/new");
});

for (const { ids, label, key, price, messages } of brokenPairs) {
  test(`${ids} a broken pair of the price chain is refused with the same words by the browser and by the service`, async ({
    page,
    signIn,
    callerOf,
  }) => {
    await signIn("admin");
    await page.goto("/product/new");
    const form = new ProductForm(page);
    const name = newName("Broken chain");
    await form.fill({ ...typedProduct(name), [label]: String(price) });
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.method()));
    await form.save.click();
    for (const [at, , message] of messages) await form.expectMessage(at, message);
    await expect(form.summary).toContainText(messages[0]?.[2] ?? "");
    expect(calls.filter((method) => method === "POST")).toEqual([]);

    const refused = await (
      await callerOf("admin")
    ).send("POST", "/oms/product", { ...sentProduct(name), [key]: price });
    expect(refused.status()).toBe(422);
    expect((await refused.json()).errors).toEqual(messages.map(([, field, message]) => ({ field, message })));

    // Equal prices are in order, whatever "less" and "greater" say.
    await form.fill({ O2RLP: "452", PTH: "452", PTR: "452", MRP: "452" });
    await form.save.click();
    await expectToast(page, `${name} is saved`);
  });
}

test("a product is edited, and its sides may be left out then; the history says who changed what", async ({
  page,
  signIn,
  callerOf,
}) => {
  const caller = await callerOf("admin");
  const name = newName("Edited");
  const { payload } = await (await caller.send("POST", "/oms/product", sentProduct(name))).json();
  // Whose prices are in force at once; those of an admin are proposed.
  await signIn("super_admin");
  await page.goto(`/product/${payload.id}`);
  const form = new ProductForm(page);
  await expect(form.heading).toHaveText(name);
  await form.fill({ PTR: "460.25", Length: "", Width: "", Height: "" });
  await expect(form.unsaved).toBeVisible();
  await form.save.click();
  await expectToast(page, `${name} is saved`);
  await expect(form.unsaved).toBeHidden();
  const after = (await (await caller.get(`/oms/product/${payload.id}`)).json()).payload;
  expect(after).toMatchObject({ formRlp: 460.25, formProductLength: null, formProductVolume: null, version: 2 });
  await expect(page.getByRole("complementary", { name: "History" })).toContainText("460.25");
  await page.reload();
  await expect(form.field("PTR")).toHaveValue("460.25");
});

test("S2.107 S2.109 S2.110 a product is duplicated, taken out of sale after a question, and put back", async ({
  page,
  signIn,
  callerOf,
}) => {
  const caller = await callerOf("admin");
  const name = newName("Doubled");
  const { payload } = await (await caller.send("POST", "/oms/product", sentProduct(name))).json();
  await signIn("admin");
  const list = new ProductList(page);
  const form = new ProductForm(page);
  await list.open(`?q=${name.slice(-8)}`);

  await list.act(name, "Duplicate");
  await expect(form.heading).toHaveText(`Copy of ${name}`);
  await expect(form.field("MRP")).toHaveValue(/^485(\.00)?$/);
  await expect(form.field("SKU")).toHaveValue("");
  const copy = `${name} B`;
  await form.fill({ Name: copy });
  await form.save.click();
  await expectToast(page, `${copy} is saved`);

  await list.open(`?q=${name.slice(-8)}`);
  await expect(list.rows).toHaveCount(2);
  await list.act(copy, "Deactivate");
  const confirm = new ConfirmDialog(page, "Deactivate");
  await expect(confirm.question).toBeVisible();
  await confirm.goBack.click();
  await expect(confirm.dialog).toBeHidden();
  await list.act(copy, "Deactivate");
  await confirm.yes.click();
  await expect(confirm.dialog).toBeHidden();
  await expect(list.row(copy)).toContainText("Inactive");
  expect((await (await caller.get(`/oms/product/${payload.id}`)).json()).payload.active).toBe(true);

  await list.act(copy, "Activate");
  await expect(list.row(copy)).not.toContainText("Inactive");
});
