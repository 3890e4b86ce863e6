import type { Caller } from "../../fixtures/wire.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { Shell } from "../../pages/shell.ts";

interface Line {
  readonly productId: string;
  readonly packOf: number;
  readonly available: number;
  readonly central: number;
}

const read = async (caller: Caller, path: string) => (await (await caller.get(path)).json()).payload;

/** The office takes it on, so that the hub is told: nobody is told of their own steps. Has a retailer order more of something than their hub has, of which the central warehouse has plenty. */
const orderTooMuch = async (caller: Caller, office: Caller) => {
  const [hub] = (await read(caller, "/api/hub?query=&size=5")).content;
  const { items } = await read(caller, `/oms/hub-order/shortage?warehouseId=${hub.id}`);
  const retailers = (await read(caller, "/api/retailer?query=&size=30")).content;
  for (const line of items as readonly Line[]) {
    const packs = Math.floor(Math.max(0, line.available) / line.packOf) + 2;
    if (line.central < 4 * packs * line.packOf + 100) continue;
    for (const { id: retailerId } of retailers) {
      const asked = {
        retailerId,
        lines: [{ productId: line.productId, packs }],
        orderSlot: "",
        paymentMode: "COD",
        note: "",
        coupon: "",
      };
      const quote = (await (await caller.send("POST", "/oms/order/quote", asked)).json()).payload;
      if (!quote || quote.holds.length > 0 || quote.lines.some((one: { problem: unknown }) => one.problem !== null))
        continue;
      const placed = await caller.send("POST", "/oms/order", { ...asked, expected: quote.total });
      if (placed.status() !== 200) continue;
      let order = (await placed.json()).payload;
      for (const step of ["confirm", "allocate"]) {
        const done = await office.send("POST", `/oms/order/${order.id}/${step}`, {}, order.version);
        order = (await done.json()).payload ?? order;
      }
      if (order.state === "PARTIALLY_ALLOCATED") return order;
    }
  }
  throw new Error("the demo has nothing that a hub is short of");
};

test("S2.52 S2.93 what a hub is told to be short of is ordered, sent, received with a unit missing, checked, and the order that waited gets it", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const order = await orderTooMuch(caller, await callerOf("admin"));
  const shell = new Shell(page);
  const confirm = async (at: typeof page, action: string) => {
    await at.getByRole("button", { name: action, exact: true }).click();
    await new ConfirmDialog(at, action).yes.click();
  };

  await signIn("hub_manager");
  await page.goto("/");
  await shell.bell.click();
  await page.getByRole("link", { name: new RegExp(`${order.orderNumber} of .* is short of stock at`) }).click();
  await expect(page).toHaveURL(`/hub-order?short=${order.id}`);
  await page.getByRole("link", { name: "Order what is short" }).click();
  await expect(shell.heading).toHaveText("Raise hub order");
  await expect(page.getByRole("combobox", { name: /Product/ })).not.toHaveValue("");
  // A pack more than is waited for: what is missing of it on arrival is nobody's.
  const packs = page.locator("input[name$=packs]").first();
  await packs.fill(String(Number(await packs.inputValue()) + 1));
  await page
    .getByRole("button", { name: "Create", exact: true })
    .or(page.getByRole("button", { name: /^Save/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/hub-order\/[0-9a-f-]{36}(\/edit)?$/);
  const path = new URL(page.url()).pathname.replace("/edit", "");
  await page.goto(path);
  await expect(shell.heading).toHaveText(/^HO\w\w-\d\d-\d{6}$/);
  // Others may wait for the same: its chain of documents names the first of them only.
  const waiting = page.getByRole("region", { name: "Orders that were short of it" });
  await expect(waiting.getByRole("link", { name: order.orderNumber })).toBeVisible();
  await confirm(page, "Raise");

  const office = await openWindow("admin");
  await office.goto(path);
  await confirm(office, "Approve");
  await confirm(office, "Start picking");
  await office.getByRole("link", { name: "Dispatch" }).click();
  await office.getByRole("button", { name: "Dispatch", exact: true }).click();
  await expect(office.getByText("On its way")).toBeVisible();

  await page.goto(`${path}/receive`);
  const counted = page.getByRole("textbox", { name: /^Counted of/ }).first();
  await counted.fill(String(Number(await counted.inputValue()) - 1));
  await expect(page.getByText("1 short", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Receive", exact: true }).click();
  await expect(page.getByText("QC pending", { exact: true }).first()).toBeVisible();
  const debit = page.getByRole("region", { name: "Discrepancies", exact: true }).getByRole("row").last();
  await expect(debit).toContainText("debit");
  const { dispatches } = await read(caller, `/oms${path}/page`);
  const check = await read(caller, `/oms/qc/${dispatches[0].check.id}`);
  const items = check.items.map(({ id, received }: { id: string; received: number }) => ({
    id,
    accepted: received,
    rejected: 0,
    held: 0,
    note: "",
  }));
  const submitted = await caller.send("POST", `/oms/qc/${check.id}/submit`, { items }, check.version);
  expect(submitted.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Short-closed", { exact: true }).first()).toBeVisible();

  await page.goto(`/order/${order.id}`);
  await confirm(page, "Allocate");
  await expect(page.getByText("Allocated", { exact: true }).first()).toBeVisible();
});
