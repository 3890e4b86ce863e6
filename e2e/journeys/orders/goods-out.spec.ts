import type { Page } from "@playwright/test";
import { linkTo, post, read, sendableOrders, sendOut } from "../../fixtures/goods-out.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { Shell } from "../../pages/shell.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

const confirm = async (page: Page, action: string) => {
  await page.getByRole("button", { name: action, exact: true }).click();
  await new ConfirmDialog(page, action).yes.click();
};
const dialogOf = (page: Page, name: RegExp | string) => page.getByRole("dialog", { name });

/** Says at a stop that all of it was left there, paid as it is proposed. */
const deliver = async (page: Page) => {
  await page.getByRole("button", { name: "Delivered", exact: true }).click();
  await dialogOf(page, /^Delivered/)
    .getByRole("button", { name: "Save", exact: true })
    .click();
};
const settle = async (page: Page) => {
  await page.getByRole("button", { name: "Settle", exact: true }).click();
  const dialog = dialogOf(page, /^Settle/);
  return { dialog, end: dialog.getByRole("button", { name: "Settle", exact: true }) };
};

test("S2.08 an order is packed, invoiced, sent, delivered for cash by a driver without an account, settled and paid", async ({
  page,
  browser,
  contextOptions,
  faults,
  service,
  signIn,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const [order] = await sendableOrders(caller, 1, { invoiced: false });
  if (order === undefined) throw new Error("there is no order");
  const { orderNumber } = order;
  await signIn("hub_manager");
  await page.goto(`/order/${order.id}`);
  await confirm(page, "Pack");
  await expect(page.getByText("Packed", { exact: true }).first()).toBeVisible();
  await page.goto(`/order?q=${orderNumber}`);
  await page.getByRole("checkbox", { name: `Select ${orderNumber}` }).check();
  await page.getByRole("button", { name: "Generate invoices" }).click();
  await dialogOf(page, "Generate invoices").getByRole("button", { name: "Issue 1 invoice" }).click();
  await expect(dialogOf(page, "1 order invoiced")).toBeVisible();

  await page.goto("/create-shipment");
  await page.getByRole("searchbox", { name: "Find orders" }).fill(orderNumber);
  await page.getByRole("button", { name: `Add ${orderNumber}` }).click();
  await page.getByRole("button", { name: "Create shipment" }).click();
  const naming = dialogOf(page, "Create shipment");
  await naming.getByRole("textbox", { name: "Vehicle number" }).fill("MH 12 QX 4071");
  await naming.getByRole("textbox", { name: "Driver", exact: true }).fill("Vithal Shelar");
  await naming.getByRole("textbox", { name: /mobile/ }).fill("9822055110");
  await naming.getByRole("button", { name: "Create", exact: true }).click();
  await expect(new Shell(page).heading).toHaveText("Shipment Management");
  const { shipments } = await read(caller, `/oms/order/${order.id}`);
  const [shipment] = shipments;
  await page.goto(`/shipment-management/${shipment.id}`);
  await page.getByRole("button", { name: "Load", exact: true }).click();
  const { packs } = await read(caller, `/oms/shipment/${shipment.id}`);
  await dialogOf(page, "Load").getByRole("textbox", { name: "Packs counted" }).fill(String(packs));
  await dialogOf(page, "Load").getByRole("button", { name: "Load", exact: true }).click();
  await confirm(page, "Start");
  await expect(page.getByText("In transit", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Driver's link" }).click();
  await dialogOf(page, /^Driver's link/)
    .getByRole("button", { name: "Make link" })
    .click();
  const link = await dialogOf(page, /^Driver's link/)
    .getByRole("textbox", { name: "Link" })
    .inputValue();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();

  const context = await browser.newContext({ ...contextOptions, baseURL: service.url, ...phone });
  faults.watch(context);
  const driver = await context.newPage();
  await driver.goto(link);
  await driver.getByRole("list", { name: "Stops" }).getByRole("button").first().click();
  await expect(driver.getByRole("heading", { name: order.establishment })).toBeVisible();
  await expect(driver.getByRole("navigation")).toHaveCount(0);
  await deliver(driver);
  await expect(driver.getByText("1 of 1 visited")).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await (await settle(page)).end.click();
  await expect(page.getByText("Settled", { exact: true })).toBeVisible();
  const { invoices } = await read(caller, `/oms/order/${order.id}`);
  await page.goto(`/invoice/${invoices[0].id}`);
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
});

test("an order that nobody takes three times comes back through the quality check", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const orders = await sendableOrders(caller, 1, { from: 4 });
  const id = orders[0]?.id ?? "";
  await signIn("hub_manager");
  await page.setViewportSize(phone.viewport);
  for (const attempt of [1, 2, 3]) {
    const out = await sendOut(caller, orders);
    await page.goto(`/shipment-management/${out.id}?stop=1`);
    await page.getByRole("button", { name: "Failed", exact: true }).click();
    const dialog = dialogOf(page, /^Failed/);
    await dialog.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Shop closed" });
    await dialog.getByRole("button", { name: "Save as failed" }).click();
    await expect(page.getByText("1 of 1 visited")).toBeVisible();
    const { dialog: settling, end } = await settle(page);
    await expect(settling.getByText(/not delivered/).first()).toBeVisible();
    await end.click();
    await expect(page.getByText("Settled", { exact: true })).toBeVisible();
    const order = await read(caller, `/oms/order/${id}`);
    if (attempt === 3) {
      expect([order.state, order.attempts]).toEqual(["RETURNED_TO_HUB", 3]);
      continue;
    }
    const days: readonly { day: string; reason: string | null }[] = await read(
      caller,
      `/oms/slot/${order.retailerId}?days=14`,
    );
    const day = days.find((one) => one.reason === null && one.day !== order.orderSlot)?.day;
    await post(caller, `/oms/order/${id}/deliver-again`, { orderSlot: day }, order.version);
  }
  const found = await read(caller, `/oms/qc?q=${orders[0]?.orderNumber}&size=10&sort=-createdAt`);
  const [check] = found.content;
  expect(check).toMatchObject({ source: "RETURN", supplier: orders[0]?.orderNumber });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/quality-check/${check.id}`);
  await expect(page.getByText(check.number).first()).toBeVisible();
  const { items, version } = await read(caller, `/oms/qc/${check.id}`);
  const checked = items.map((item: { id: string; received: number }) => ({
    id: item.id,
    accepted: item.received,
    rejected: 0,
    held: 0,
    note: "",
  }));
  await post(caller, `/oms/qc/${check.id}/submit`, { items: checked }, version);
  const [returned] = (await read(caller, `/oms/order/${id}`)).returns ?? [];
  expect(returned?.state).not.toBe("RECEIVED");
});

test("five stops that are entered without a connection are sent once each when it is back", async ({
  browser,
  contextOptions,
  faults,
  service,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const orders = await sendableOrders(caller, 5, { from: 8 });
  const out = await sendOut(caller, orders);
  const link = await linkTo(caller, out.id);
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const context = await browser.newContext({ ...contextOptions, baseURL: service.url, ...phone });
  faults.watch(context);
  const driver = await context.newPage();
  await driver.goto(link);
  await driver.getByRole("list", { name: "Stops" }).getByRole("button").first().click();
  // The first dialog brings its code along: after it, the phone needs nothing more.
  await driver.getByRole("button", { name: "Delivered", exact: true }).click();
  await dialogOf(driver, /^Delivered/)
    .getByRole("button", { name: "Back" })
    .click();
  await context.setOffline(true);
  for (const at of [1, 2, 3, 4, 5]) {
    await expect(driver.getByText(`Stop ${at} of 5`)).toBeVisible();
    await deliver(driver);
    await expect(driver.getByText(`${at} waiting to be sent`)).toBeVisible();
  }
  const before = await read(caller, `/oms/shipment/${out.id}`);
  expect([before.done, before.collected]).toEqual([0, 0]);
  await context.setOffline(false);
  await expect(driver.getByText("5 of 5 visited")).toBeVisible({ timeout: 20_000 });
  await expect(driver.getByText(/waiting to be sent/)).toHaveCount(0);
  const after = await read(caller, `/oms/shipment/${out.id}`);
  expect([after.state, after.done, after.collected]).toEqual(["COMPLETED", 5, out.cod]);
  // A shop that has paid ahead pays nothing at its door.
  for (const { cod, receipts } of after.stopList) expect(receipts).toHaveLength(cod > 0 ? 1 : 0);
  await context.close();
});

test("what is missing when a vehicle is settled has a reason, which its record keeps", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const out = await sendOut(caller, await sendableOrders(caller, 2, { from: 16 }));
  await signIn("hub_manager");
  await page.goto(`/shipment-management/${out.id}?stop=1`);
  await deliver(page);
  await page.getByRole("button", { name: "Failed", exact: true }).click();
  const failing = dialogOf(page, /^Failed/);
  await failing.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Refused" });
  await failing.getByRole("button", { name: "Save as failed" }).click();
  await expect(page.getByText("2 of 2 visited")).toBeVisible();
  const { dialog, end } = await settle(page);
  const cash = out.stopList[0].cod;
  await dialog.getByRole("textbox", { name: /^Cash handed over/ }).fill(String(cash - 10));
  await expect(dialog.getByText("₹10 are missing")).toBeVisible();
  await end.click();
  await expect(dialog.getByText("Say why cash or goods do not agree")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A note was torn");
  await end.click();
  await expect(page.getByText("Settled", { exact: true })).toBeVisible();
  await expect(page.getByText("A note was torn")).toBeVisible();
  const { cashDue, cashHanded } = await read(caller, `/oms/shipment/${out.id}`);
  expect(Math.round((cashDue - cashHanded) * 100)).toBe(1000);
});
