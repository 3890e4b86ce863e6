import { expect, test } from "../fixtures/test.ts";
import { askedFor, findSale, quoteFor } from "../fixtures/trade.ts";
import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { ThingPages } from "../pages/thing-pages.ts";
import { expectToast } from "../pages/toast.ts";

/** Days as they are typed. */
const typed = (days: number): string =>
  new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString("en-GB", { timeZone: "Asia/Kolkata" })
    .replaceAll("/", "-");

test("a scheme is made, shows in the pad what little more brings, and ends with its budget", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const manager = await callerOf("hub_manager");
  // Only this shop has it: what other journeys order costs what it did.
  const { shop, product, packs } = await findSale(manager, 36);
  const quoted = await quoteFor(manager, askedFor(shop.id, product.id, packs));
  const title = `Journey scheme ${crypto.randomUUID().slice(0, 8)}`;
  await signIn("admin");
  const promotions = new ThingPages(page, "/promocode", "promotion");

  await test.step("an admin makes and starts it", async () => {
    await promotions.openNew();
    await promotions.field("Title").fill(title);
    await promotions.field("Type").selectOption({ label: "Discount" });
    await promotions.field("Discount type").selectOption({ label: "Amount in ₹" });
    await promotions.field("Discount").fill("20");
    await promotions.field("Company share paid by").selectOption({ label: "O2R" });
    await promotions.field("Company share").fill("15");
    await expect(promotions.field("Distributor discount")).toHaveValue("5");
    await promotions.field("Valid from").fill(typed(0));
    await promotions.field("Valid till").fill(typed(7));
    await promotions.field("Platform").selectOption({ label: "All" });
    await promotions.field("Retailers").fill(shop.mobile);
    await page.getByRole("option", { name: new RegExp(shop.name) }).click();
    await promotions.field("Least units").fill(String(quoted.lines[0].units));
    await promotions.field("Budget").fill("30");
    await promotions.field("Priority").fill("1");
    await promotions.save.click();
    await expectToast(page, `${title} is saved`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await new ConfirmDialog(page, "Start").yes.click();
    await expectToast(page, `${title} holds from now on`);
  });
  const row = page.getByRole("list", { name: "Promotions" }).getByRole("listitem").filter({ hasText: title });
  /** An order of the shop with so many packs, in the pad. */
  const orderPacks = async (count: number) => {
    await page.goto(`/create-order?retailer=${shop.id}`);
    const entry = page.getByRole("combobox", { name: "Add by name, SKU or EAN" });
    await entry.fill(product.sku);
    await expect(page.getByRole("option").first()).toContainText(product.sku);
    await entry.press("Enter");
    const quantity = page.getByRole("textbox", { name: `Packs of ${product.name}` });
    await quantity.fill(String(count));
    await quantity.press("Enter");
    await expect(quantity).toHaveValue(String(count));
  };

  await test.step("the pad says how many more bring it, and takes it off", async () => {
    await orderPacks(packs - 1);
    await expect(row).toContainText(/\d+ more for/);
    const quantity = page.getByRole("textbox", { name: `Packs of ${product.name}` });
    await quantity.fill(String(packs));
    await quantity.press("Enter");
    await expect(row).toContainText("−₹20");
    await page.keyboard.press("Control+Enter");
    await expectToast(page, /is placed$/m);
  });

  await test.step("what is left of the budget is no second discount", async () => {
    await orderPacks(packs);
    await expect(page.getByRole("button", { name: /^Place/ })).toBeEnabled();
    await expect(row).toHaveCount(0);
  });
});
