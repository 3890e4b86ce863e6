import { findSale, placeSale, read } from "../../fixtures/trade.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Shell } from "../../pages/shell.ts";
import { expectToast } from "../../pages/toast.ts";

/** `2026-11-28` as fields want it. */
const asTyped = (day: string): string => day.split("-").toReversed().join("-");

test("S1.04 S2.123 S3.70 S5.196 S5.233 an order is moved to another day, over a holiday of its hub and never into the past", async ({
  page,
  signIn,
  callerOf,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 409 .*\/reschedule/);
  const manager = await callerOf("hub_manager");
  const sale = await findSale(manager, 20);
  const order = await placeSale(manager, sale);
  const slots: readonly { day: string; reason: string | null }[] = await read(
    manager,
    `/oms/slot/${sale.shop.id}?days=14`,
  );
  const free = slots.filter(({ day, reason }) => reason === null && day > order.orderSlot);
  // The second that is free becomes a holiday of this hub alone: other journeys take the first.
  const [holiday, after] = free.slice(1, 3).map(({ day }) => day);
  if (holiday === undefined || after === undefined) throw new Error("the demo's hub has no three free days ahead");
  const made = await (
    await callerOf("super_admin")
  ).send("POST", "/oms/holiday", {
    day: holiday,
    name: "Boat race",
    everyYear: false,
    scope: "HUB",
    hubId: order.warehouseId,
    affects: "BOTH",
  });
  expect(made.status(), await made.text()).toBe(200);

  await signIn("hub_manager");
  await page.goto(`/create-order?retailer=${sale.shop.id}`);
  const choice = page
    .getByRole("combobox", { name: "Delivery" })
    .getByRole("option", { name: /: Holiday: Boat race$/ });
  await expect(choice).toBeDisabled();

  await page.goto(`/order/${order.id}`);
  await expect(new Shell(page).heading).toHaveText(order.orderNumber);
  await page.getByRole("button", { name: "Reschedule", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule" });
  const day = dialog.getByRole("textbox", { name: "Delivery date" });
  const move = dialog.getByRole("button", { name: "Reschedule", exact: true });
  await expect(day).toHaveAttribute("name", "orderSlot");
  const type = async (text: string) => {
    await day.fill(text);
    await day.press("Tab");
    await move.click();
  };
  await type("");
  await expect(dialog.getByText("Date is required").first()).toBeVisible();
  await type("01-01-2026");
  await expect(dialog.getByText("Date can't be in the past").first()).toBeVisible();
  await type(asTyped(holiday));
  await expect(dialog.getByText("Holiday: Boat race").first()).toBeVisible();
  await type(asTyped(after));
  await expectToast(page, `${order.orderNumber}: order rescheduled`);
  expect((await read(manager, `/oms/order/${order.id}`)).orderSlot).toBe(after);
});
