import { findSale, read } from "../../fixtures/trade.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { Shell } from "../../pages/shell.ts";
import { expectToast, readToasts } from "../../pages/toast.ts";

test("S3.71 S5.194 an order over the credit limit says both figures, waits, is released by who may, and goes on", async ({
  page,
  signIn,
  openWindow,
  callerOf,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 409 .*\/release/);
  const admin = await callerOf("admin");
  const { shop, product, packs } = await findSale(await callerOf("hub_manager"), 12);
  const terms = await read(admin, `/oms/retailer/${shop.id}/terms`);
  const { version } = await read(admin, `/oms/retailer/${shop.id}`);
  const limit = await admin.send(
    "POST",
    `/oms/retailer/${shop.id}/terms`,
    { ...stated(terms), creditLimit: 1 },
    version,
  );
  expect(limit.status(), await limit.text()).toBe(200);

  const shell = new Shell(page);
  await signIn("hub_manager");
  await page.goto(`/create-order?retailer=${shop.id}`);
  const entry = page.getByRole("combobox", { name: "Add by name, SKU or EAN" });
  await entry.fill(`${packs}*${product.sku}`);
  await entry.press("Enter");
  const both = /₹[\d,.]+ would be owed with this order, and the limit is ₹1\b/;
  await expect(page.getByText("This order will wait on hold")).toBeVisible();
  await expect(page.getByText(both)).toBeVisible();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expectToast(page, /RO.* is placed, and waits on hold/);
  const [number = ""] = /RO\w\w-\d\d-\d{6}/.exec(await readToasts(page)) ?? [];

  // The hub sees why, may not pass over it, and is told what stands against it where it tries.
  await page.goto(`/order?q=${number}`);
  await page.getByRole("link", { name: number }).first().click();
  await expect(shell.heading).toHaveText(number);
  await expect(page.getByText("This order is on hold")).toBeVisible();
  await expect(page.getByText(both)).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm", exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Release anyway" })).toBeHidden();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  const refused = new ConfirmDialog(page, "Release");
  await refused.yes.click();
  await expect(refused.dialog.getByText(both)).toBeVisible();
  await refused.goBack.click();

  const office = await openWindow("admin");
  await office.goto(new URL(page.url()).pathname);
  await office.getByRole("button", { name: `Actions for ${number}` }).click();
  await office.getByRole("menuitem", { name: "Release anyway" }).click();
  const dialog = office.getByRole("dialog", { name: "Release anyway" });
  await expect(dialog).toContainText("Over the credit limit");
  await dialog.getByRole("button", { name: "Yes, release anyway now!" }).click();
  await expect(dialog.getByText("Reason is required").first()).toBeVisible();
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Custom" });
  await dialog.getByRole("textbox", { name: /^Custom reason|^Reason in words/ }).fill("Pays in cash on Friday");
  await dialog.getByRole("button", { name: "Yes, release anyway now!" }).click();
  await expectToast(office, `${number}: order released anyway`);

  // The order goes on.
  await page.reload();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await new ConfirmDialog(page, "Confirm").yes.click();
  await expect(page.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Pays in cash on Friday").first()).toBeVisible();
});

/** The retailer's own terms, as they are sent back. */
const stated = (terms: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ["creditDays", "minOrder", "tierId"].flatMap((key) => (terms[key] === null ? [] : [[key, terms[key]]])),
  );
