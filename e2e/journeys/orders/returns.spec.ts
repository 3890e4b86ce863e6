import type { Page } from "@playwright/test";
import type { Caller } from "../../fixtures/wire.ts";
import { billedOrder, readAs, sendAs } from "../../fixtures/billed-order.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { Shell } from "../../pages/shell.ts";

/** Sends an order out, has its stop say how it went, and settles. */
const ride = async (caller: Caller, order: { id: string; warehouseId: string }, visit: object) => {
  const shipment = await sendAs(caller, "/oms/shipment", {
    warehouseId: order.warehouseId,
    vehicleType: "TRUCK",
    departOn: new Date(Date.now() + 5.5 * 3600e3).toISOString().slice(0, 10),
    vehicleNumber: "MH 12 QX 4071",
    driverName: "Driver of the day",
    driverMobile: "9876500012",
    stops: [order.id],
  });
  const at = `/oms/shipment/${shipment.id}`;
  const loaded = await sendAs(caller, `${at}/load`, { packs: shipment.packs }, shipment.version);
  await sendAs(caller, `${at}/start`, {}, loaded.version);
  const [stop] = (await readAs(caller, at)).stopList;
  const body = { version: stop.version, at: new Date().toISOString(), reason: "REFUSED", lines: [], ...visit };
  const visited = await caller.send("PATCH", `${at}/stop/${stop.id}`, body);
  expect(visited.status(), await visited.text()).toBe(200);
  const { version } = await readAs(caller, at);
  await sendAs(caller, `${at}/settle`, { handed: 0, counts: [], reason: "" }, version);
};

/** Finds everything good that a return brought. */
const passCheck = async (caller: Caller, returnId: string) => {
  const { qcId } = await readAs(caller, `/oms/return/${returnId}`);
  const check = await readAs(caller, `/oms/qc/${qcId}`);
  const items = check.items.map(({ id, received }: { id: string; received: number }) => ({
    id,
    accepted: received,
    rejected: 0,
    held: 0,
    note: "",
  }));
  await sendAs(caller, `/oms/qc/${qcId}/submit`, { items }, check.version);
};

const confirm = async (at: Page, action: string) => {
  await at.getByRole("button", { name: action, exact: true }).click();
  await new ConfirmDialog(at, action).yes.click();
};
const onReturn = /\/order\/returns\/[0-9a-f-]{36}$/;
const documents = (at: Page) => at.getByRole("navigation", { name: "Documents" });

test("an order that is delivered in part: the rest is credited, and so is what the shop returns later", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const { order, invoice } = await billedOrder(caller, 38);
  const [line] = (await readAs(caller, `/oms/order/${order.id}`)).items;
  const delivered = line.units - line.packOf;
  await ride(caller, order, { outcome: "PARTIAL", lines: [{ position: line.position, delivered }] });
  const shell = new Shell(page);

  await signIn("hub_manager");
  await page.goto(`/order/${order.id}`);
  await confirm(page, "Credit the rest");
  await expect(page.getByText("Closed", { exact: true }).first()).toBeVisible();
  await documents(page).getByRole("link", { name: /^RT-/ }).click();
  await expect(page).toHaveURL(onReturn);
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
  await dialog.getByRole("textbox", { name: /^Units of/ }).fill("1");
  await dialog.getByRole("button", { name: "Request return" }).click();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();
  await confirm(page, "Approve");
  await page.getByRole("button", { name: "Receive", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Receive", exact: true }).click();
  await expect(page).toHaveURL(onReturn);
  await expect(page.getByText("In quality check", { exact: true }).first()).toBeVisible();
  await passCheck(caller, page.url().split("/").at(-1) ?? "");

  // Both stand on the shop's record.
  await office.goto(`/retailer/${invoice.retailerId}?tab=returns`);
  const notes = office.getByRole("region", { name: "Credit notes, table" });
  await expect(notes.getByText(invoice.number)).toHaveCount(2);
  await expect(notes.getByRole("link", { name: /^C[0-9A-Z]{2}\// })).toBeVisible();
  await expect(office.getByRole("region", { name: "Returns, table" }).getByRole("link", { name: /^RT-/ })).toHaveCount(
    2,
  );
});
