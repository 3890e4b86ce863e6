import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  discardEndpoints as discard,
  inventoryEndpoints as inventory,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { openInventoryScene } from "../test/inventory-scene.ts";

const { service, admin, superAdmin, hubManager, cwhManager, hub, entered, adjust, ledger, forgetDay } =
  await openInventoryScene();
afterAll(() => service.stop());
beforeEach(forgetDay);

describe("what is discarded", () => {
  const ask = ({ id }: InventoryRow, quantity: number, as: Client = hubManager) =>
    as.call(inventory.discard, { params: { id }, body: { quantity, reason: "DAMAGED" } });
  const decide = (
    { id, version }: { id: string; version: number },
    approve: boolean,
    as: Client = admin,
    reason = "",
  ) =>
    approve
      ? as.call(discard.approve, { params: { id }, version })
      : as.call(discard.refuse, { params: { id }, version, body: { reason } });

  it("S7.55 is asked for by one and approved by another, and only then leaves the stock", async () => {
    const row = await entered();
    const { status, payload: request } = await ask(row, 4);
    expect([status, request.state, request.value]).toEqual([200, "REQUESTED", 280]);
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(40);
    expect((await decide(request, true, hubManager)).status).toBe(403);
    const approved = await decide(request, true);
    expect(approved.payload).toMatchObject({ state: "APPROVED", version: 2 });
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(36);
    expect((await ledger(row))[0]).toMatchObject({
      type: "DISCARD",
      change: { on_hand: -4 },
      ref: { type: "discard" },
    });
    expect((await decide(approved.payload, true)).status).toBe(409);
  });

  it("is never approved by whoever asked", async () => {
    const { payload: request } = await ask(await entered(), 1, admin);
    const own = await decide(request, true, admin);
    expect([own.status, own.errorMessage]).toEqual([403, "You cannot approve your own request"]);
    expect((await decide(request, true, superAdmin)).status).toBe(200);
  });

  it("stays when it is refused, for a reason", async () => {
    const row = await entered();
    const { payload: request } = await ask(row, 4);
    expect((await decide(request, false)).errors).toEqual([{ field: "reason", message: "This field is required" }]);
    const { payload } = await decide(request, false, admin, "Sell it at a discount");
    expect(payload).toMatchObject({ state: "REFUSED", decision: "Sell it at a discount" });
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(40);
  });

  it("is withdrawn by whoever asked, and by nobody else, until somebody has decided", async () => {
    const row = await entered();
    const read = async () => (await admin.call(inventory.get, { params: { id: row.id } })).payload;
    const { payload: request } = await ask(row, 4);
    const withdraw = (of: { id: string; version: number }, as: Client) =>
      as.call(discard.withdraw, { params: { id: of.id }, version: of.version, undoes: true });
    expect((await withdraw(request, admin)).status).toBe(403);
    const { payload } = await withdraw(request, hubManager);
    expect(payload).toMatchObject({ state: "WITHDRAWN", decidedBy: null });
    expect(await read()).toMatchObject({ discarding: 0, stock: 40 });
    expect((await decide(payload, true)).errorMessage).toBe("A request that is withdrawn cannot be approved");
    const { payload: other } = await ask(row, 4);
    const approved = (await decide(other, true)).payload;
    expect((await withdraw(approved, hubManager)).errorMessage).toBe("A request that is approved cannot be withdrawn");
  });

  it("is no more than is available, when it is asked for and when it is approved, and within the cap", async () => {
    const row = await entered();
    expect((await ask(row, 41)).errors[0]?.field).toBe("quantity");
    const { payload: request } = await ask(row, 40);
    await adjust(row, { stockRequest: "OUT_STOCK", stock: 1 });
    const late = await decide(request, true);
    expect([late.status, late.errorMessage]).toEqual([409, "Only 39 of this batch are on hand"]);
    expect((await ask(await entered({ stock: 90 }), 80)).errors[0]?.message).toMatch(/may move ₹5,000 a day/);
  });

  it("is not asked for twice: what waits is told of the batch, and is free again once it was refused", async () => {
    const row = await entered();
    const read = async () => (await admin.call(inventory.get, { params: { id: row.id } })).payload;
    const { payload: request } = await ask(row, 30);
    expect(await read()).toMatchObject({ discarding: 30, free: 40, available: 40 });
    expect((await ask(row, 11)).errors).toEqual([
      { field: "quantity", message: "Only 10 of this batch are free: 30 wait to be discarded already" },
    ]);
    expect((await ask(row, 10)).status).toBe(200);
    await decide(request, false, admin, "Sell it at a discount");
    expect((await read()).discarding).toBe(10);
    expect((await ask(row, 30)).status).toBe(200);
  });

  it("is asked for once, when eight ask at the same time for more than half of it", async () => {
    const row = await entered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(row, 21)));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 200), statuses.filter((status) => status === 422)]).toMatchObject([
      { length: 1 },
      { length: 7 },
    ]);
  });

  it("is shown to a manager of the own warehouse alone", async () => {
    const requests = async (as: Client) =>
      (await as.call(discard.list, { query: { q: "", sort: "-requestedAt", size: 100, cursor: null } })).payload
        .content;
    const own = await requests(hubManager);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ warehouseId }) => warehouseId))).toEqual(new Set([hub]));
    expect((await requests(cwhManager)).some(({ warehouseId }) => warehouseId === hub)).toBe(false);
  });
});
