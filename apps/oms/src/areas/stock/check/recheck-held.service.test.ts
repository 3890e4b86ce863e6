import { afterAll, describe, expect, it } from "vitest";
import { inventoryEndpoints as inventory, qcEndpoints as qc, type QcDetail } from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { bad, openQcScene } from "../test/qc-scene.ts";

const { service, admin, superAdmin, hubManager, photo, batch, now, begun, submit } = await openQcScene();
afterAll(() => service.stop());

const recheck = ({ id, version }: QcDetail, as: Client = hubManager) =>
  as.call(qc.recheck, { params: { id }, version });
const read = async ({ id }: QcDetail) => (await admin.call(qc.get, { params: { id } })).payload;

describe("what a check that has ended holds", () => {
  it("is decided on by the hub's own staff, in a check of its own", async () => {
    const row = batch();
    const before = await now(row);
    const { payload: ended } = await submit(await begun(row), { accepted: 7, held: 3 });
    expect(await now(row)).toMatchObject({ stock: before.stock - 3, quarantine: before.quarantine + 3 });
    const { status, payload: again, errors } = await recheck(ended);
    expect([status, errors]).toEqual([200, []]);
    expect(again).toMatchObject({ state: "PENDING", received: 3, source: "STOCK", warehouseId: row.warehouseId });
    expect(await now(row)).toMatchObject({ stock: before.stock - 3, quarantine: before.quarantine + 3 });
    expect(await read(ended)).toMatchObject({ state: "PASSED", received: 10, accepted: 7, held: 0 });
    expect((await read(ended)).items[0]?.note).toBe(`3 held units are checked again in ${again.number}`);
    expect((await submit(again, { accepted: 1, ...bad, photo })).status).toBe(200);
    expect(await now(row)).toMatchObject({
      stock: before.stock - 2,
      quarantine: before.quarantine,
      rejected: before.rejected + 2,
    });
  });

  it("is given to one check only, and the first cannot take it back", async () => {
    const { payload: ended } = await submit(await begun(batch()), { accepted: 9, held: 1 });
    const [one, other] = await Promise.all([recheck(ended), recheck(ended)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 412]);
    const left = await read(ended);
    expect((await recheck(left)).errorMessage).toBe("This check holds nothing");
    const reopened = await superAdmin.call(qc.reopen, {
      params: { id: left.id },
      version: left.version,
      body: { reason: "Counted twice" },
    });
    expect([reopened.status, reopened.errorMessage]).toEqual([
      409,
      `What this check held of ${left.items[0]?.name} is checked again by another check`,
    ]);
  });

  it("is not there any more after a reset, nor before the check has ended", async () => {
    const row = batch();
    const check = await begun(row);
    expect((await recheck(check)).errorMessage).toBe("A check that is pending cannot be rechecked");
    const { payload: ended } = await submit(check, { accepted: 9, held: 1 });
    const { version } = await now(row);
    const reset = { params: { id: row.id }, version, body: { reason: "Counted again" } };
    expect((await superAdmin.call(inventory.reset, reset)).status).toBe(200);
    expect((await recheck(ended)).errorMessage).toBe(`What this check holds of ${row.name} has left quarantine`);
  });

  it("stays received by whom it was: nobody gets round the cap of their own receipts by checking it again", async () => {
    const { payload: ended } = await submit(await begun(batch(), 10, "GRN"), { held: 10 });
    const { payload: again } = await recheck(ended, admin);
    const rows = await service.db
      .selectFrom("qc")
      .select(["source", "created_by"])
      .where("id", "in", [ended.id, again.id])
      .execute();
    expect(new Set(rows.map(({ source, created_by }) => `${source} ${created_by}`)).size).toBe(1);
  });
});
