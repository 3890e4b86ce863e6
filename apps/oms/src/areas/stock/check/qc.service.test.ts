import { afterAll, describe, expect, it } from "vitest";
import {
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  type InventoryRow,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import { bad, openQcScene, type Finding } from "../test/qc-scene.ts";
import { moveRejected, type RejectedStep } from "../test/move-rejected.ts";

const { service, admin, hubManager, cwhManager, photo, batches, batch, now, begin, begun, finding, submit } =
  await openQcScene();
afterAll(() => service.stop());

describe("a quality check", () => {
  it("takes units from the shelf into quarantine, and puts back what it accepts; two are rejected", async () => {
    const row = batch();
    const check = await begun(row);
    expect(check).toMatchObject({
      state: "PENDING",
      received: 10,
      lines: 1,
      number: expect.stringMatching(/^QC-\d{6}$/),
    });
    expect(await now(row)).toMatchObject({ stock: row.stock - 10, quarantine: row.quarantine + 10 });
    const { status, payload } = await submit(check, { accepted: 7, held: 1, ...bad, photo });
    expect([status, payload.state]).toEqual([200, "PARTIALLY_PASSED"]);
    expect(await now(row)).toMatchObject({
      stock: row.stock - 3,
      quarantine: row.quarantine + 1,
      rejected: row.rejected + 2,
    });
    const { payload: ledger } = await hubManager.call(inventory.movements, {
      params: { id: row.id },
      query: { q: "", sort: "-at", size: 10, cursor: null },
    });
    expect(ledger.content.slice(0, 3).map(({ type, ref }) => [type, ref?.id])).toEqual([
      ["REJECT", check.id],
      ["INSPECT", check.id],
      ["HOLD", check.id],
    ]);
  });

  it("of goods that arrive adds them to quarantine, and passes when nothing is rejected", async () => {
    const row = batch();
    const check = await begun(row, 12, "GRN");
    expect(await now(row)).toMatchObject({ stock: row.stock, quarantine: row.quarantine + 12 });
    expect((await submit(check, { accepted: 12 })).payload.state).toBe("PASSED");
    expect(await now(row)).toMatchObject({ stock: row.stock + 12, quarantine: row.quarantine });
  });

  it("keeps a draft that does not add up yet, with who inspects and since when", async () => {
    const check = await begun(batch());
    const body = { items: [finding(check, { accepted: 4 })] };
    const { payload } = await hubManager.call(qc.save, { params: { id: check.id }, version: check.version, body });
    expect(payload).toMatchObject({ state: "IN_PROGRESS", accepted: 4, version: 2, inspector: expect.any(String) });
    expect(payload.startedAt).not.toBeNull();
    const stale = await hubManager.call(qc.save, { params: { id: check.id }, version: check.version, body });
    expect([stale.status, stale.current]).toMatchObject([412, { row: { version: 2 } }]);
    expect((await submit(payload, { ...bad, rejected: 10, photo })).payload.state).toBe("FAILED");
  });

  it("ends only when every unit is accounted for, each rejection with its reason and photo, and only once", async () => {
    const check = await begun(batch());
    const errors = async (given: Partial<Finding>) => (await submit(check, given)).errors.map(({ field }) => field);
    expect(await errors({ accepted: 9 })).toEqual(["items.0.accepted"]);
    expect(await errors({ accepted: 11 })).toEqual(["items.0.accepted"]);
    expect(await errors({ accepted: 8, rejected: 2 })).toEqual(["items.0.reason", "items.0.photo"]);
    expect(await errors({ accepted: 8, ...bad, photo: crypto.randomUUID() })).toEqual(["items.0.photo"]);
    const { payload } = await submit(check, { accepted: 10 });
    expect((await submit(payload, { accepted: 10 })).status).toBe(409);
  });

  it("takes no more from the shelf than is available, and nothing of another warehouse", async () => {
    const row = batch();
    expect((await begin(row, row.available + 1)).status).toBe(409);
    expect((await begin(row, 1, "STOCK", cwhManager)).status).toBe(403);
    const check = await begun(row);
    const params = { id: check.id };
    expect((await cwhManager.call(qc.get, { params })).status).toBe(404);
    expect((await submit(check, { accepted: 10 }, cwhManager)).status).toBe(404);
    const list = await cwhManager.call(qc.list, { query: { q: "", sort: "-createdAt", size: 100, cursor: null } });
    expect(list.payload.content.some(({ id }) => id === check.id)).toBe(false);
    const foreign = batches.find(({ warehouseId }) => warehouseId !== row.warehouseId);
    expect(foreign).toBeUndefined();
  });

  it("begins and ends beside others of the same batch: none of them is in the way of another", async () => {
    const row = batch();
    const eight = Array.from({ length: 8 }, () => 1);
    const begins = await Promise.all(eight.map((quantity) => begin(row, quantity)));
    expect(begins.map(({ status }) => status)).toEqual(eight.map(() => 200));
    const ends = await Promise.all(begins.map(({ payload }) => submit(payload, { ...bad, rejected: 1, photo })));
    expect(ends.map(({ status }) => status)).toEqual(eight.map(() => 200));
    expect(await now(row)).toMatchObject({
      stock: row.stock - 8,
      quarantine: row.quarantine,
      rejected: row.rejected + 8,
    });
  });

  it("shows its photos to who may read it: those of another warehouse are nobody else's business", async () => {
    const check = await begun(batch());
    await submit(check, { accepted: 8, ...bad, photo });
    const look = async (as: typeof admin) => (await as.raw(`/oms/document/${photo}/content`)).status;
    expect(await Promise.all([admin, hubManager, cwhManager].map(look))).toEqual([200, 200, 404]);
  });

  it("is listed by its number, state, source, day and whether it rejects", async () => {
    const check = await begun(batch());
    await submit(check, { accepted: 8, ...bad, photo });
    const list = async (query: object) =>
      (await hubManager.call(qc.list, { query: { q: "", sort: "-createdAt", size: 100, cursor: null, ...query } }))
        .payload.content;
    expect((await list({ q: check.number })).map(({ id }) => id)).toEqual([check.id]);
    expect((await list({ state: "PARTIALLY_PASSED" })).some(({ id }) => id === check.id)).toBe(true);
    expect((await list({ hasRejected: "true" })).every((row) => row.rejected > 0)).toBe(true);
    expect((await list({ source: "GRN" })).some(({ id }) => id === check.id)).toBe(false);
    const today = todayIn("Asia/Kolkata", new Date(check.createdAt));
    const yesterday = addDays(today, -1);
    const begunOn = async (from: string, to: string) =>
      (await list({ date: `${from}..${to}` })).some(({ id }) => id === check.id);
    expect([await begunOn(today, today), await begunOn(yesterday, yesterday)]).toEqual([true, false]);
  });
});

describe("rejected units", () => {
  const rejectTwo = async (): Promise<{ row: InventoryRow; found: RejectedRow }> => {
    const row = batch();
    const check = await begun(row);
    await submit(check, { accepted: 8, ...bad, photo });
    const { payload } = await hubManager.call(rejected.list, {
      query: { q: "", sort: "-createdAt", size: 100, cursor: null },
    });
    const found = payload.content.find(({ qcId }) => qcId === check.id);
    if (found === undefined) throw new Error("nothing was rejected");
    return { row, found };
  };
  const move = (row: RejectedRow, step: RejectedStep, as = hubManager) => moveRejected(row, step, as);

  it("are worth what they cost at PTH, with reason, photo and check", async () => {
    const { row, found } = await rejectTwo();
    expect(found).toMatchObject({ quantity: 2, reason: "DAMAGED", photo, state: "OPEN" });
    expect(found.value).toBeCloseTo(2 * row.distPrice, 2);
  });

  it("are told with their batch, where their check's goods came from, and how many days they wait", async () => {
    const { row, found } = await rejectTwo();
    const { manufacturingDate, mrp } = row;
    expect(found).toMatchObject({ manufacturingDate, mrp, source: "STOCK", supplier: "", age: 0 });
    const weekAgo = addDays(todayIn("Asia/Kolkata", new Date(found.createdAt)), -7);
    const at = new Date(`${weekAgo}T12:00:00Z`);
    await service.db.updateTable("rejected_sku").set({ created_at: at }).where("id", "=", found.id).execute();
    const on = async (day: string) => {
      const query = { q: "", sort: "-createdAt", size: 100, cursor: null, date: `${day}..${day}` } as const;
      return (await hubManager.call(rejected.list, { query })).payload.content.find(({ id }) => id === found.id);
    };
    expect((await on(weekAgo))?.age).toBe(7);
    expect(await on(addDays(weekAgo, 1))).toBeUndefined();
    const returned = (await move(found, "return")).payload;
    expect(returned.age).toBe(7);
    expect((await move(returned, "credit", admin)).payload.age).toBeNull();
  });

  it("are returned and credited, and leave the books on the way", async () => {
    const { row, found } = await rejectTwo();
    const returned = (await move(found, "return")).payload;
    expect(returned.state).toBe("RETURNED");
    expect((await now(row)).rejected).toBe(row.rejected);
    expect((await move(returned, "credit", admin)).payload.state).toBe("CREDITED");
  });

  it("keep the number of the return note that they went back with", async () => {
    const { found } = await rejectTwo();
    const { payload } = await moveRejected(found, "return", hubManager, "RN-17");
    expect(payload).toMatchObject({ state: "RETURNED", note: "RN-17" });
    expect((await move(payload, "credit", admin)).payload.note).toBe("RN-17");
  });

  it("are discarded when one asks and another, who may, approves", async () => {
    const { row, found } = await rejectTwo();
    const asked = (await move(found, "askDiscard")).payload;
    expect((await move(asked, "discard")).status).toBe(403);
    expect((await now(row)).rejected).toBe(row.rejected + 2);
    expect((await move(asked, "discard", admin)).payload.state).toBe("DISCARDED");
    expect((await now(row)).rejected).toBe(row.rejected);
    const own = await rejectTwo();
    const byAdmin = (await move(own.found, "askDiscard", admin)).payload;
    expect((await move(byAdmin, "discard", admin)).errorMessage).toBe(
      "You cannot approve the discard of units that you asked to discard yourself",
    );
  });

  it("stay when whoever asked to discard them withdraws that; nobody else can", async () => {
    const { row, found } = await rejectTwo();
    const asked = (await move(found, "askDiscard")).payload;
    expect((await move(asked, "withdraw", admin)).status).toBe(403);
    expect((await move(asked, "withdraw")).payload.state).toBe("OPEN");
    expect((await now(row)).rejected).toBe(row.rejected + 2);
  });

  it("are checked again: their units wait in quarantine, in a check of their own", async () => {
    const { row, found } = await rejectTwo();
    expect((await move(found, "recheck")).payload.state).toBe("RE_QC");
    expect(await now(row)).toMatchObject({ quarantine: row.quarantine + 2, rejected: row.rejected });
    const { payload } = await hubManager.call(qc.list, {
      query: { q: "", sort: "-createdAt", size: 10, cursor: null, source: "REJECTED" },
    });
    expect(payload.content[0]).toMatchObject({ supplier: `After ${found.qcNumber}`, received: 2, state: "PENDING" });
    // It began like every other check: the audit log says so, and whoever watches the checks hears of it.
    const id = payload.content[0]?.id ?? "";
    const told = { action: "qc.created", entity: "qc", entity_id: id };
    const logged = service.db.selectFrom("audit_log").select(["action", "entity", "entity_id"]);
    expect(await logged.where("entity_id", "=", id).execute()).toEqual([told]);
    const hints = service.db.selectFrom("outbox").select(["action", "entity", "entity_id"]);
    expect(await hints.where("entity_id", "=", id).execute()).toEqual([told]);
  });

  it("go no way that the table does not have, and are no other warehouse's business", async () => {
    const { found } = await rejectTwo();
    for (const action of ["credit", "discard", "keep"] as const)
      expect((await move(found, action, admin)).status).toBe(409);
    expect((await move(found, "return", cwhManager)).status).toBe(404);
    const { payload } = await cwhManager.call(rejected.list, {
      query: { q: "", sort: "-createdAt", size: 100, cursor: null },
    });
    expect(payload.content.some(({ id }) => id === found.id)).toBe(false);
  });
});
