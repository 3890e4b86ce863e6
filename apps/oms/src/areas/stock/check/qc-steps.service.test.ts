import { afterAll, describe, expect, it } from "vitest";
import { mostIds } from "@o2r/api/contract/core";
import {
  inspectorLookup,
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  type InventoryRow,
  type QcDetail,
} from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { newId } from "../../../db/id.ts";
import { postMovements } from "../ledger/post-movements.ts";
import { bad, openQcScene, type Finding } from "../test/qc-scene.ts";
import { moveRejected } from "../test/move-rejected.ts";

const { service, admin, superAdmin, hubManager, cwhManager, photo, batch, now, begun, submit } = await openQcScene();
afterAll(() => service.stop());

const people = new Map(
  (await service.db.selectFrom("app_user").select(["id", "username"]).execute()).map(({ id, username }) => [
    username,
    id,
  ]),
);
const idOf = (username: string): string => people.get(username) ?? "";

const ended = async (row: InventoryRow, given: Partial<Finding>): Promise<QcDetail> => {
  const { status, payload } = await submit(await begun(row), given);
  expect(status).toBe(200);
  return payload;
};
const reopen = ({ id, version }: QcDetail, as: Client = superAdmin, reason = "Two packs were counted twice") =>
  as.call(qc.reopen, { params: { id }, version, body: { reason } });
const assign = ({ id, version }: QcDetail, username: string, as: Client = hubManager) =>
  as.call(qc.assign, { params: { id }, version, body: { inspectorId: idOf(username) } });
const audited = (id: string) =>
  service.db.selectFrom("audit_log").selectAll().where("entity_id", "=", id).orderBy("id", "desc").execute();
const rejectsOf = async ({ id }: QcDetail) => {
  const { payload } = await admin.call(rejected.list, {
    query: { q: "", sort: "-createdAt", size: 100, cursor: null },
  });
  return payload.content.filter(({ qcId }) => qcId === id);
};

describe("a quality check that is reopened", () => {
  it("S7.56 has every unit in quarantine again, and may be submitted with other findings", async () => {
    const row = batch();
    const check = await ended(row, { accepted: 7, held: 1, ...bad, photo });
    const { status, payload: again } = await reopen(check);
    expect([status, again.state, again.submittedAt]).toEqual([200, "IN_PROGRESS", null]);
    expect(again).toMatchObject({ accepted: 7, rejected: 2, held: 1 });
    const then = await now(row);
    expect([then.stock, then.quarantine, then.rejected]).toEqual([row.stock - 10, row.quarantine + 10, row.rejected]);
    expect((await rejectsOf(check)).map(({ state }) => state)).toEqual(["RE_QC"]);

    const { payload: passed } = await submit(again, { accepted: 10 });
    expect(passed.state).toBe("PASSED");
    expect((await rejectsOf(check)).map(({ state }) => state)).toEqual(["RESTOCKED"]);
    const last = await now(row);
    expect([last.stock, last.quarantine, last.rejected]).toEqual([row.stock, row.quarantine, row.rejected]);
  });

  it("may be reopened again after it has ended again, with what it rejected then", async () => {
    const row = batch();
    const check = await ended(row, { accepted: 8, ...bad, photo });
    const { payload: second } = await submit((await reopen(check)).payload, {
      accepted: 7,
      ...bad,
      rejected: 3,
      photo,
    });
    const said = async () => (await rejectsOf(check)).map(({ quantity, state }) => [quantity, state]);
    // Two are rejected as before; the third is a rejection of its own.
    expect(await said()).toEqual([
      [1, "OPEN"],
      [2, "OPEN"],
    ]);
    expect((await reopen(second)).status).toBe(200);
    expect(await said()).toEqual([
      [1, "RE_QC"],
      [2, "RE_QC"],
    ]);
    expect(await now(row)).toMatchObject({ quarantine: row.quarantine + 10, rejected: row.rejected });
  });

  it("is reopened for a reason, which the ledger and the log keep", async () => {
    const row = batch();
    const check = await ended(row, { accepted: 8, ...bad, photo });
    expect((await reopen(check, superAdmin, " ")).errors.map(({ field }) => field)).toEqual(["reason"]);
    expect((await reopen(check)).status).toBe(200);
    const [log] = await audited(check.id);
    expect(log).toMatchObject({ action: "qc.reopened" });
    expect(JSON.stringify(log)).toContain("Two packs were counted twice");
    const query = { q: "", sort: "-at", size: 10, cursor: null } as const;
    const { payload } = await admin.call(inventory.movements, { params: { id: row.id }, query });
    expect(payload.content[0]).toMatchObject({
      type: "HOLD",
      reason: "Two packs were counted twice",
      change: { on_hand: -8, rejected: -2, quarantine: 10 },
      ref: { id: check.id },
    });
  });

  it("stays ended when accepted units are reserved, or what it rejected has gone its way", async () => {
    const row = batch();
    const check = await ended(row, { accepted: 10 });
    const { available } = await now(row);
    const reserve = (reserved: number) =>
      service.db.transaction().execute((db) =>
        postMovements(db, [{ batchId: row.id, type: reserved > 0 ? "RESERVE" : "RELEASE", change: { reserved } }], {
          now: new Date(),
          actorId: null,
        }),
      );
    await reserve(available - 4);
    const refused = await reopen(check);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      `Only 4 of the 10 accepted units of ${row.name} are still free: the others are reserved, sold or kept back`,
    ]);
    expect((await now(row)).quarantine).toBe(row.quarantine);
    await reserve(4 - available);
    expect((await reopen(check)).status).toBe(200);

    const other = await ended(batch(), { accepted: 8, ...bad, photo });
    const [found] = await rejectsOf(other);
    await moveRejected({ id: found?.id ?? "", version: 1 }, "return", hubManager);
    expect((await reopen(other)).errorMessage).toMatch(/is no longer open: it was returned, discarded/);
  });

  it("was ended, is seen in its last version, and is a super admin's to reopen", async () => {
    const open = await begun(batch());
    expect((await reopen(open)).errorMessage).toBe("A check that is pending cannot be reopened");
    const check = (await submit(open, { accepted: 10 })).payload;
    expect((await reopen(check, admin)).status).toBe(403);
    expect((await reopen(check, hubManager)).status).toBe(403);
    expect((await reopen({ ...check, version: 1 })).status).toBe(412);
    const twice = await Promise.all([reopen(check), reopen(check)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});

describe("the inspector of a quality check", () => {
  it("S7.56 is assigned while it is open, found by it, and stays when the check is kept", async () => {
    const check = await begun(batch());
    const { status, payload } = await assign(check, "hub_manager");
    expect([status, payload.state, payload.version]).toEqual([200, "PENDING", 2]);
    expect(payload.inspector).not.toBeNull();
    const query = { q: "", sort: "-createdAt", size: 100, cursor: null, inspector: idOf("hub_manager") } as const;
    const found = (await hubManager.call(qc.list, { query })).payload.content;
    expect(found.map(({ id }) => id)).toContain(check.id);
    expect(found.every(({ inspector }) => inspector === payload.inspector)).toBe(true);
    const other = (await assign(payload, "admin")).payload;
    expect(other.inspector).not.toBe(payload.inspector);
    const done = (await submit(other, { accepted: 10 })).payload;
    expect(done.inspector).toBe(other.inspector);
    expect((await assign(done, "hub_manager")).errorMessage).toBe("A check that is passed cannot be assigned");
    expect((await audited(check.id)).map(({ action }) => action)).toEqual([
      "qc.submitted",
      "qc.assigned",
      "qc.assigned",
      "qc.created",
    ]);
  });

  it("is who it was before again where that is taken back, which the audit log says", async () => {
    const first = (await assign(await begun(batch()), "hub_manager")).payload;
    const other = (await assign(first, "admin")).payload;
    const back = await hubManager.call(qc.assign, {
      params: { id: first.id },
      version: other.version,
      body: { inspectorId: first.inspectorId ?? "" },
      undoes: true,
    });
    expect(back.payload.inspector).toBe(first.inspector);
    expect((await audited(first.id)).map(({ undoes }) => undoes)).toEqual([true, false, false, false]);
  });

  it("may inspect in the warehouse of the check, and is assigned by nobody of another", async () => {
    const check = await begun(batch());
    for (const username of ["cwh_manager", "calling_agent"]) {
      const refused = await assign(check, username);
      expect([refused.status, refused.errors.map(({ field }) => field)]).toEqual([422, ["inspectorId"]]);
    }
    expect((await assign(check, "nobody")).status).toBe(422);
    expect((await assign(check, "cwh_manager", cwhManager)).status).toBe(404);
    await service.db
      .updateTable("app_user")
      .set({ state: "BLOCKED", blocked_at: new Date() })
      .where("username", "=", "super_super_admin")
      .execute();
    expect((await assign(check, "super_super_admin")).status).toBe(422);
    await service.db
      .updateTable("app_user")
      .set({ state: "ACTIVE", blocked_at: null })
      .where("username", "=", "super_super_admin")
      .execute();
  });

  it("is looked up among those who may inspect within reach", async () => {
    const look = async (as: Client, query: object = {}) =>
      (await as.call(inspectorLookup, { query: { query: "", size: 50, ...query } })).payload.content.map(
        ({ id }) => id,
      );
    const all = await look(admin);
    expect(all).toEqual(expect.arrayContaining(["admin", "hub_manager", "cwh_manager", "super_admin"].map(idOf)));
    expect(all).not.toContain(idOf("calling_agent"));
    const own = await look(hubManager);
    expect([own.includes(idOf("hub_manager")), own.includes(idOf("cwh_manager"))]).toEqual([true, false]);
    expect(await look(hubManager, { ids: idOf("cwh_manager") })).toEqual([]);
    const { warehouseId } = batch();
    const there = await look(admin, { warehouse: warehouseId });
    expect([there.includes(idOf("hub_manager")), there.includes(idOf("cwh_manager"))]).toEqual([true, false]);

    const named = [warehouseId, ...Array.from({ length: mostIds - 1 }, () => newId())];
    const everywhere = await look(admin, { warehouse: named.join() });
    expect([everywhere.includes(idOf("admin")), everywhere.includes(idOf("hub_manager"))]).toEqual([true, false]);
    expect(await look(admin, { warehouse: `${warehouseId},${warehouseId}` })).toEqual(there);
    const tooMany = await admin.call(inspectorLookup, {
      query: { query: "", size: 50, warehouse: [...named, newId()].join() },
    });
    expect(tooMany.status).toBe(400);
  });
});
