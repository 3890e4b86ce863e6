import { findSale, read } from "../../fixtures/trade.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { KeyCounter } from "../../pages/key-counter.ts";
import { Shell } from "../../pages/shell.ts";
import { expectToast, readToasts } from "../../pages/toast.ts";
import { tabTo } from "../../pages/tab-to.ts";

test("S2.50 S2.51 an order is taken, confirmed, picked and packed without a mouse, in few keys", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const manager = await callerOf("hub_manager");
  const { shop, product, packs } = await findSale(manager, 3);
  const shell = new Shell(page);
  const keys = new KeyCounter(page);
  const { keyboard } = page;
  await signIn("hub_manager");
  await page.goto("/create-order");

  // The retailer, by the mobile that the caller has.
  await expect(page.getByRole("combobox", { name: "For whom?" })).toBeFocused();
  const begun = Date.now();
  await keys.type(shop.mobile);
  await keys.press("Enter");
  const entry = page.getByRole("combobox", { name: "Add by name, SKU or EAN" });
  await expect(entry).toBeFocused();
  await expect(page.getByRole("complementary", { name: "Retailer" })).toContainText(shop.mobile);
  await keys.type(product.sku);
  await keys.press("Enter");
  const quantity = page.getByRole("textbox", { name: `Packs of ${product.name}` });
  await expect(quantity).toBeFocused();
  await keys.type(String(packs));
  await keys.press("Enter");
  await expect(entry).toBeFocused();
  await expect(quantity).toHaveValue(String(packs));
  await keys.press("Control+Enter");
  await expectToast(page, /RO\w\w-\d\d-\d{6} is placed$/m);
  // Beside what is told: Enter for the retailer, the product and the packs, and what places it.
  expect(keys.presses).toBe(shop.mobile.length + product.sku.length + String(packs).length + 4);
  expect(keys.presses).toBeLessThanOrEqual(40);
  expect(Date.now() - begun).toBeLessThan(30_000);
  // The next retailer may call.
  await expect(page.getByRole("combobox", { name: "For whom?" })).toBeFocused();

  // The order is found by its number, and goes on to the shelf.
  const [number = ""] = /RO\w\w-\d\d-\d{6}/.exec(await readToasts(page)) ?? [];
  await keyboard.press("Control+k");
  const jumpTo = page.getByRole("dialog", { name: "Search or jump to" });
  await expect(jumpTo.getByRole("combobox")).toBeFocused();
  await keyboard.type(number);
  await expect(jumpTo.getByRole("option", { selected: true })).toContainText(number);
  await keyboard.press("Enter");
  await expect(shell.heading).toHaveText(number);
  await expect(shell.heading).toBeFocused();

  const steps = new KeyCounter(page);
  const take = async (action: string, state: string) => {
    const button = page.getByRole("button", { name: action, exact: true });
    await expect(button).toBeEnabled();
    await tabTo(page, button);
    await steps.press("Enter");
    const question = new ConfirmDialog(page, action);
    await expect(question.goBack).toBeFocused();
    await steps.press("Tab");
    await expect(question.yes).toBeFocused();
    await steps.press("Enter");
    await expect(question.dialog).toBeHidden();
    await expect(page.getByRole("main").getByText(state, { exact: true }).first()).toBeVisible();
  };
  await take("Confirm", "Confirmed");
  await take("Allocate", "Allocated");

  const slip = page.getByRole("button", { name: "Pick slip" });
  await tabTo(page, slip, "Shift+Tab");
  await keyboard.press("Enter");
  const paper = page.getByRole("dialog", { name: `Print Pick slip ${number}` });
  await expect(paper.getByRole("table", { name: "Lines" }).or(paper)).toContainText(product.sku);
  await keyboard.press("Escape");
  await expect(slip).toBeFocused();

  await take("Pack", "Packed");
  expect(steps.presses).toBe(9);
  // What was placed a moment after it was typed does not come back into the cart.
  expect((await read(manager, `/oms/cart/${shop.id}`)).lines).toEqual([]);
});
