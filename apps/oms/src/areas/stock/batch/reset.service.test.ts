import { afterAll, describe, expect, it } from "vitest";
import {
  discardEndpoints as discard,
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  unitsReset,
  type InventoryRow,
  type QcDetail,
} from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { setSetting } from "../../test/set-setting.ts";
import { bad, openQcScene } from "../test/qc-scene.ts";
import { moveRejected } from "../test/move-rejected.ts";

const { service, admin, superAdmin, hubManager, photo, batch, now, begin, begun, finding, submit } =
  await openQcScene();
afterAll(() => service.stop());
// Many rounds move more in a day than one person may otherwise.
await setSetting(superAdmin, "stockValueCap", "1000000");

const reset = async (row: InventoryRow, as: Client = superAdmin) => {
  const { version } = await now(row);
  return as.call(inventory.reset, { params: { id: row.id }, version, body: { reason: "Counted again" } });
};
const check = async ({ id }: Pick<QcDetail, "id">): Promise<QcDetail> =>
  (await admin.call(qc.get, { params: { id } })).payload;
const rejectsOf = async ({ id }: Pick<QcDetail, "id">) => {
  const query = { q: "", sort: "-createdAt", size: 100, cursor: null } as const;
  const { payload } = await admin.call(rejected.list, { query });
  return payload.content.filter(({ qcId }) => qcId === id);
};
const move = (row: { readonly id: string; readonly version: number }, step: "return" | "recheck" | "discard") =>
  moveRejected(row, step, hubManager);
const unitsOf = async (row: InventoryRow) => {
  const { stock, quarantine, rejected: out } = await now(row);
  return { stock, quarantine, rejected: out };
};
const actionsOn = async (id: string) => {
  const rows = await service.db
    .selectFrom("audit_log")
    .select(["action", "actor_username", "changes"])
    .where("entity_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ action, actor_username, changes }) => [action, actor_username, JSON.stringify(changes)]);
};

describe("Inventory reset of a batch that checks hold units of", () => {
  it("closes the open check, by whom and why, and nothing of it can be submitted, saved or reopened any more", async () => {
    const row = batch();
    const open = await begun(row);
    expect((await reset(row)).status).toBe(200);
    const closed = await check(open);
    expect(closed).toMatchObject({ state: "CLOSED", version: open.version + 1, accepted: 0, received: 10 });
    expect(closed.items.map((line) => line.reset)).toEqual([true]);
    const [[action, actor, changes] = []] = await actionsOn(open.id);
    expect([action, actor]).toEqual(["qc.reset", "super_admin"]);
    expect(changes).toContain("Inventory reset: Counted again");

    const before = await unitsOf(row);
    const closedCheck = "A check that is closed by an inventory reset cannot be";
    expect((await submit(open, { accepted: 10 })).status).toBe(412);
    const refused = await submit(closed, { accepted: 10 });
    expect([refused.status, refused.errorMessage]).toEqual([409, `${closedCheck} submitted`]);
    const saved = await hubManager.call(qc.save, {
      params: { id: open.id },
      version: closed.version,
      body: { items: [finding(open, { accepted: 1 })] },
    });
    expect(saved.status).toBe(409);
    const again = await superAdmin.call(qc.reopen, {
      params: { id: open.id },
      version: closed.version,
      body: { reason: "Not lost" },
    });
    expect([again.status, again.errorMessage]).toEqual([409, `${closedCheck} reopened`]);
    expect(await unitsOf(row)).toEqual(before);
  });

  it("ends what was rejected of it, also where its discard was asked for", async () => {
    const row = batch();
    const rejections = [await begun(row), await begun(row)];
    for (const one of rejections) expect((await submit(one, { accepted: 8, ...bad, photo })).status).toBe(200);
    const [asked] = await rejectsOf(rejections[1] ?? { id: "" });
    if (asked === undefined) throw new Error("the check has rejected nothing");
    expect((await moveRejected(asked, "askDiscard", hubManager, "Leaks")).status).toBe(200);
    expect((await reset(row)).status).toBe(200);
    // Units of another check, which nobody may take for those that are gone.
    const later = await begun(row, 10, "GRN");
    expect((await submit(later, { accepted: 7, ...bad, rejected: 3, photo })).status).toBe(200);
    const before = await unitsOf(row);
    expect(before).toMatchObject({ rejected: 3, quarantine: 0 });
    for (const [index, one] of rejections.entries()) {
      const [ended] = await rejectsOf(one);
      if (ended === undefined) throw new Error("the rejection is gone");
      expect(ended).toMatchObject({ state: "RESET", note: "Inventory reset: Counted again" });
      const gone = "A rejection that is taken off the books by an inventory reset cannot be";
      for (const [step, done] of [
        ["return", "returned"],
        ["recheck", "checked again"],
      ] as const) {
        const refused = await move(ended, step);
        expect([refused.status, refused.errorMessage]).toEqual([409, `${gone} ${done}`]);
      }
      expect((await moveRejected(ended, index === 0 ? "discard" : "keep", admin)).status).toBe(409);
      expect((await actionsOn(ended.id))[0]?.slice(0, 2)).toEqual(["rejected-sku.reset", "super_admin"]);
    }
    expect(await unitsOf(row)).toEqual(before);
    const [standing] = await rejectsOf(later);
    expect(standing && (await move(standing, "return")).status).toBe(200);
  });

  it("refuses requests to discard units that are gone", async () => {
    const row = batch();
    for (const as of [hubManager, superAdmin]) {
      const asking = await as.call(inventory.discard, {
        params: { id: row.id },
        body: { quantity: 1, reason: "DAMAGED", note: "" },
      });
      expect(asking.status).toBe(200);
    }
    expect((await reset(row)).status).toBe(200);
    const query = { q: "", sort: "-requestedAt", size: 10, cursor: null, state: "REFUSED" } as const;
    const { payload } = await admin.call(discard.list, { query });
    const asked = payload.content.filter(({ inventoryId, reason }) => inventoryId === row.id && reason === "DAMAGED");
    expect(asked).toMatchObject([
      { decision: "Inventory reset: Counted again", decidedBy: null },
      { decision: "Inventory reset: Counted again", decidedBy: expect.stringMatching(/./) as string },
    ]);
  });

  it("is found by the states it leaves, on screen and in the exports", async () => {
    const query = { q: "", sort: "-createdAt", size: 100, cursor: null } as const;
    const checks = await admin.call(qc.list, { query: { ...query, state: "CLOSED" } });
    const rejections = await admin.call(rejected.list, { query: { ...query, state: "RESET" } });
    expect(checks.payload.content).toHaveLength(1);
    // The demo had rejected some units of these batches too.
    expect(rejections.payload.content.length).toBeGreaterThanOrEqual(2);
    const exported = async (path: string) => (await admin.raw(`${path}&format=csv`)).text();
    expect(await exported("/oms/qc/export?state=CLOSED&columns=number,state")).toContain("Closed");
    expect(await exported("/oms/rejected-sku/export?state=RESET&columns=name,state")).toContain("Inventory reset");
  });
});

describe("a check of two batches of which one is reset", () => {
  it("goes on with the other, and gives no finding to the one that is gone", async () => {
    const [gone, kept] = [batch(), batch()];
    const items = [gone, kept].map(({ id }) => ({ inventoryId: id, quantity: 10 }));
    const { payload: open } = await hubManager.call(qc.create, {
      body: { warehouseId: gone.warehouseId, source: "STOCK", supplier: "", items },
    });
    expect((await reset(gone)).status).toBe(200);
    const before = [await unitsOf(gone), await unitsOf(kept)];
    const { state, version, items: lines } = await check(open);
    expect([state, version, lines.map((line) => line.reset)]).toEqual(["PENDING", open.version + 1, [true, false]]);

    const end = (given: readonly { readonly id: string; readonly accepted: number }[]) =>
      hubManager.call(qc.submit, {
        params: { id: open.id },
        version,
        body: { items: given.map((one) => finding(open, one)) },
      });
    const [first, second] = lines.map(({ id }) => id);
    const both = [first ?? "", second ?? ""].map((id) => ({ id, accepted: 10 }));
    const refused = await end(both);
    expect([refused.status, refused.errors]).toEqual([422, [{ field: "items.0.accepted", message: unitsReset }]]);
    const done = await end(both.slice(1));
    expect([done.status, done.payload.state]).toEqual([200, "PASSED"]);
    expect([await unitsOf(gone), await unitsOf(kept)]).toEqual([
      before[0],
      { ...before[1], stock: (before[1]?.stock ?? 0) + 10, quarantine: (before[1]?.quarantine ?? 0) - 10 },
    ]);
  });

  it("is closed once the other is reset, too", async () => {
    const [one, other] = [batch(), batch()];
    const items = [one, other].map(({ id }) => ({ inventoryId: id, quantity: 10 }));
    const { payload: open } = await hubManager.call(qc.create, {
      body: { warehouseId: one.warehouseId, source: "STOCK", supplier: "", items },
    });
    const both = await Promise.all([reset(one), reset(other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await check(open)).state).toBe("CLOSED");
  });
});

describe("a batch that is reset while others work on its units", () => {
  const rounds = 6;
  /** What its open checks and its open rejections say of it. */
  const said = async ({ id }: InventoryRow) => {
    const lines = await service.db
      .selectFrom("qc_line as line")
      .innerJoin("qc", "qc.id", "line.qc_id")
      .select(["qc.state", "line.received", "line.held", "line.reset"])
      .where("line.batch_id", "=", id)
      .execute();
    const open = lines.filter(({ state, reset: gone }) => !gone && (state === "PENDING" || state === "IN_PROGRESS"));
    const rejects = await service.db
      .selectFrom("rejected_sku")
      .select("quantity")
      .where("batch_id", "=", id)
      .where("state", "in", ["OPEN", "DISCARD_ASKED"])
      .execute();
    const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
    return { quarantine: sum(open.map(({ received }) => received)), rejected: sum(rejects.map((one) => one.quantity)) };
  };

  it.each([
    ["a check of it is submitted", (open: QcDetail) => () => submit(open, { accepted: 6, ...bad, rejected: 4, photo })],
    ["another check of it begins", (_: QcDetail, row: InventoryRow) => () => begin(row, 5, "GRN")],
  ] as const)("while %s has no unit that nobody accounts for, and none twice", async (_, other) => {
    const row = batch();
    for (let round = 0; round < rounds; round += 1) {
      const calls = [() => reset(row), other(await begun(row, 10, "GRN"), row)];
      const done = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect(done.map(({ status }) => status)).toContain(200);
      expect([200, 409, 412]).toEqual(expect.arrayContaining(done.map(({ status }) => status)));
      expect(await unitsOf(row)).toMatchObject(await said(row));
    }
  });

  it("while what was rejected is sent to another check has the units in one place or in none", async () => {
    const row = batch();
    for (let round = 0; round < rounds; round += 1) {
      const open = await begun(row, 10, "GRN");
      expect((await submit(open, { accepted: 8, ...bad, photo })).status).toBe(200);
      const [found] = await rejectsOf(open);
      if (found === undefined) throw new Error("the check has rejected nothing");
      const calls = [() => reset(row), () => move(found, "recheck")];
      const done = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect([200, 409, 412]).toEqual(expect.arrayContaining(done.map(({ status }) => status)));
      expect(await unitsOf(row)).toMatchObject(await said(row));
    }
  });
});
