import { sentProduct } from "../../expected/product.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ThingPages } from "../../pages/thing-pages.ts";
import { expectToast } from "../../pages/toast.ts";

/** The day so many days from now in India, as fields want it. */
const dayText = (offset: number): string => {
  const [year, month, day] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" })
    .format(Date.now() + offset * 864e5)
    .split("-");
  return `${day}-${month}-${year}`;
};

test("S3.22 S7.51 an admin proposes prices, a super admin approves them, and they apply on their day", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const name = `Journey price ${crypto.randomUUID().slice(0, 8)}`;
  const caller = await callerOf("admin");
  const made = await caller.send("POST", "/oms/product", { ...sentProduct(name) });
  expect(made.status()).toBe(200);
  const { payload }: { payload: { id: string; formProductMrp: number } } = await made.json();
  const mrp = payload.formProductMrp;

  await signIn("admin");
  const products = new ThingPages(page, "/product", "product");
  await products.open(`?q=${encodeURIComponent(name)}`);
  await products.act(name, "Price change");
  await expect(products.heading).toHaveText("Propose price change");
  const propose = async (offset: number, price: number) => {
    await products.field("Takes effect on").fill(dayText(offset));
    await products.field("Takes effect on").press("Tab");
    await products.field("MRP").fill(String(price));
    await products.field("Reason").fill("New list of the maker");
    await page.getByRole("button", { name: /^Propose price change/ }).click();
    await expectToast(page, `${name}: price change proposed`);
    await expect(page).toHaveURL(/\/product\/price-change\/[0-9a-f-]{36}$/);
  };
  await propose(0, mrp + 10);
  // The maker is not the checker.
  await expect(page.getByText("It waits for approval")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  const today = page.url();
  await page.goto(`/product/price-change/new?product=${payload.id}`);
  await propose(5, mrp + 20);

  const checker = await openWindow("super_admin");
  await checker.goto(new URL(today).pathname);
  await checker.getByRole("button", { name: "Approve" }).click();
  await checker.getByRole("button", { name: "Yes, approve now!" }).click();
  await expectToast(checker, `${name}: price change applied`);
  await expect(checker.getByRole("listitem").filter({ hasText: "Approved" })).toContainText("Applied");

  await checker.goto(`/product/price-change?q=${encodeURIComponent(name)}`);
  const waiting = checker
    .getByRole("row")
    .filter({ has: checker.getByRole("rowheader") })
    .filter({ hasText: "Proposed" });
  await expect(waiting).toHaveCount(1);
  await checker.goto(new URL(page.url()).pathname);
  await checker.getByRole("button", { name: "Approve" }).click();
  await checker.getByRole("button", { name: "Yes, approve now!" }).click();
  await expectToast(checker, `${name}: price change scheduled`);
  await checker.getByRole("button", { name: "Revoke" }).click();
  await checker.getByRole("textbox", { name: "Reason" }).fill("The maker took it back");
  await checker.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expectToast(checker, `${name}: price change revoked`);

  // Sold at the new price from today on; the later one never comes.
  await products.open(`?q=${encodeURIComponent(name)}`);
  await expect(products.rows.first()).toContainText((mrp + 10).toFixed(2));
  await page.goto(`/product/${payload.id}?tab=prices`);
  await expect(page.getByRole("row").filter({ hasText: "Revoked" })).toHaveCount(1);
});
