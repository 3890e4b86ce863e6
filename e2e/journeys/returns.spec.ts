import type { Page } from "@playwright/test";
import type { Caller } from "../fixtures/wire.ts";
import { expect, test } from "../fixtures/test.ts";
import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { Shell } from "../pages/shell.ts";

const read = async (caller: Caller, path: string) => (await (await caller.get(path)).json()).payload;
const send = async (caller: Caller, path: string, body: object, version?: number) => {
  const reply = await caller.send("POST", path, body, version);
  const { payload, errorMessage } = await reply.json();
  expect([path, reply.status(), errorMessage]).toEqual([path, 200, undefined]);
  return payload;
};

/** An order of the hub with its invoice, of which there is enough on the shelf. */
const invoicedOrder = async (caller: Caller) => {
  const batches = (await read(caller, "/oms/inventory?q=&sort=-available&size=20")).content;
  const retailers = (await read(caller, "/api/retailer?query=&size=30")).content;
  for (const { productId } of batches)
    for (const { id: retailerId } of retailers) {
      const asked = {
        retailerId,
        lines: [{ productId, packs: 4 }],
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
      for (const step of ["confirm", "allocate", "pack"])
        order = await send(caller, `/oms/order/${order.id}/${step}`, {}, order.version);
      const invoice = await send(caller, "/oms/invoice", { orderId: order.id });
      return { order, invoice };
    }
  throw new Error("the demo has nothing that can be ordered");
};

/** Sends an order out, has the stop say how it went, and settles. */
const ride = async (caller: Caller, order: { id: string; warehouseId: string }, visit: object) => {
  const today = new Date(Date.now() + 5.5 * 3600e3).toISOString().slice(0, 10);
  const shipment = await send(caller, "/oms/shipment", {
    warehouseId: order.warehouseId,
    vehicleType: "TRUCK",
    departOn: today,
    vehicleNumber: "MH 12 QX 4071",
    driverName: "Driver of the day",
    driverMobile: "9876500012",
    stops: [order.id],
  });
  const at = `/oms/shipment/${shipment.id}`;
  const loaded = await send(caller, `${at}/load`, { packs: shipment.packs }, shipment.version);
  await send(caller, `${at}/start`, {}, loaded.version);
  const [stop] = (await read(caller, at)).stopList;
  const body = { version: stop.version, at: new Date().toISOString(), reason: "REFUSED", lines: [], ...visit };
  await send(caller, `${at}/stop/${stop.id}`, body);
  const { version } = await read(caller, at);
  await send(caller, `${at}/settle`, { handed: 0, counts: [], reason: "" }, version);
};

/** Finds everything good that a return brought. */
const passCheck = async (caller: Caller, returnId: string) => {
  const { qcId } = await read(caller, `/oms/return/${returnId}`);
  const check = await read(caller, `/oms/qc/${qcId}`);
  const items = check.items.map(({ id, received }: { id: string; received: number }) => ({
    id,
    accepted: received,
    rejected: 0,
    held: 0,
    note: "",
  }));
  await send(caller, `/oms/qc/${qcId}/submit`, { items }, check.version);
};

const confirm = async (at: Page, action: string) => {
  await at.getByRole("button", { name: action, exact: true }).click();
  await new ConfirmDialog(at, action).yes.click();
};
const documents = (at: Page) => at.getByRole("navigation", { name: "Documents" });

test("an order that is delivered in part: the rest is credited, and so is what the shop returns later", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const { order, invoice } = await invoicedOrder(caller);
  const [line] = (await read(caller, `/oms/order/${order.id}`)).items;
  const delivered = line.units - line.packOf;
  await ride(caller, order, { outcome: "PARTIAL", lines: [{ position: line.position, delivered }] });
  const shell = new Shell(page);

  await signIn("hub_manager");
  await page.goto(`/order/${order.id}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Credit the rest" }).click();
  await new ConfirmDialog(page, "Credit the rest").yes.click();
  await expect(page.getByText("Closed", { exact: true }).first()).toBeVisible();
  await documents(page).getByRole("link", { name: /^RT-/ }).click();
  await expect(page.getByText("In quality check", { exact: true }).first()).toBeVisible();
  await passCheck(caller, page.url().split("/").at(-1) ?? "");
  await page.reload();
  await documents(page).getByRole("link", { name: "To be issued" }).click();
  await expect(shell.heading).toHaveText(`On ${invoice.number}`);

  // Who may not issue it reads it; an administrator does.
  await expect(page.getByRole("button", { name: "Issue", exact: true })).toHaveCount(0);
  const office = await openWindow("admin");
  await office.goto(new URL(page.url()).pathname);
  await confirm(office, "Issue");
  await expect(new Shell(office).heading).toHaveText(/^C[0-9A-Z]{2}\/\d\d-\d\d\/\d{6}$/);

  await page.goto(`/order/${order.id}`);
  await page.getByRole("button", { name: "Return goods" }).click();
  const dialog = page.getByRole("dialog", { name: `Return goods of ${order.orderNumber}` });
  await dialog.getByLabel(/^Units of/).fill("1");
  await dialog.getByRole("button", { name: "Request return" }).click();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();
  await confirm(page, "Approve");
  await page.getByRole("button", { name: "Receive", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Receive", exact: true }).click();
  await expect(page.getByText("In quality check", { exact: true }).first()).toBeVisible();
  await passCheck(caller, page.url().split("/").at(-1) ?? "");
  await page.goto(`/invoice/${invoice.id}`);
  await expect(documents(page).getByRole("link", { name: "To be issued" })).toBeVisible();
  await expect(documents(page).getByRole("link", { name: /^C[0-9A-Z]{2}\// })).toBeVisible();
});

test("an order that is undelivered three times returns to its hub, and is credited whole", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const { order, invoice } = await invoicedOrder(caller);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await ride(caller, order, { outcome: "FAILED" });
    if (attempt === 3) break;
    const { version, orderSlot } = await read(caller, `/oms/order/${order.id}`);
    const days = await read(caller, `/oms/slot/${order.retailerId}?days=14`);
    const free = days.find(
      (one: { day: string; reason: string | null }) => one.reason === null && one.day !== orderSlot,
    );
    await send(caller, `/oms/order/${order.id}/deliver-again`, { orderSlot: free.day }, version);
  }
  await signIn("hub_manager");
  await page.goto(`/order/${order.id}`);
  await expect(page.getByText("Returned to hub", { exact: true }).first()).toBeVisible();
  await documents(page).getByRole("link", { name: /^RT-/ }).click();
  await passCheck(caller, page.url().split("/").at(-1) ?? "");
  await page.reload();
  const office = await openWindow("admin");
  const note = await documents(page).getByRole("link", { name: "To be issued" }).getAttribute("href");
  await office.goto(note ?? "");
  await confirm(office, "Issue");
  await expect(office.getByText("Issued", { exact: true }).first()).toBeVisible();
  await page.goto(`/invoice/${invoice.id}`);
  await expect(page.getByText("Credited", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Nothing is due").first()).toBeVisible();
});
