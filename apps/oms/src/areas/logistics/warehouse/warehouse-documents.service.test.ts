import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  warehouseDocumentEndpoints as papers,
  warehouseEndpoints,
  type WarehouseDocument,
} from "@o2r/api/contract/logistics";
import { addDays, todayIn } from "@o2r/forms/days";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";

let service: DemoService;
let admin: Client;
let other: Client;
let manager: Client;
/** The hub of the manager, and one that is not theirs. */
let own: string;
let foreign: string;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, other, manager] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("hub_manager"),
  ]);
  const query = { q: "", sort: "companyName", size: 100, cursor: null };
  const mine = (await manager.call(warehouseEndpoints.list, { query })).payload.content.map(({ id }) => id);
  const all = (await admin.call(warehouseEndpoints.list, { query })).payload.content.map(({ id }) => id);
  own = mine[0] ?? "";
  foreign = all.find((id) => !mine.includes(id)) ?? "";
});
afterAll(() => service.stop());

const today = todayIn("Asia/Kolkata", new Date());
const add = async (given: object = {}, warehouse = own, as = admin) =>
  as.call(papers.add, {
    params: { id: warehouse },
    body: { kind: "LEASE", number: "L/7", file: await uploadPicture(as), ...given } as never, // also what no form would send
  });
const added = async (...given: Parameters<typeof add>): Promise<WarehouseDocument> => {
  const { status, payload, errors } = await add(...given);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const list = async (query: object = {}, as = admin) =>
  (await as.call(papers.list, { query: { q: "", sort: "expiresOn", size: 100, cursor: null, ...query } })).payload
    .content;
const replace = async (row: WarehouseDocument, given: object = {}, as = admin) =>
  as.call(papers.replace, {
    params: { id: row.id },
    version: row.version,
    body: { file: await uploadPicture(as), number: row.number, ...given },
  });
const open = async (file: string, as: Client) => (await as.raw(`/oms/document/${file}/content`)).status;

describe("S2.64 a paper of a warehouse", () => {
  it("is added with its number and day, and opened by whoever may see the warehouse, and by nobody else", async () => {
    const expiresOn = addDays(today, 20);
    const row = await added({ expiresOn });
    expect(row).toMatchObject({
      kind: "LEASE",
      number: "L/7",
      expiresOn,
      daysLeft: 20,
      state: "CURRENT",
      warehouseId: own,
      fileName: "picture.png",
      addedBy: expect.any(String),
    });
    expect((await list({ warehouse: own }, manager)).some(({ id }) => id === row.id)).toBe(true);
    const theirs = await added({}, foreign);
    expect((await list({}, manager)).some(({ id }) => id === theirs.id)).toBe(false);
    const agent = await service.signIn("calling_agent");
    expect([await open(row.file, manager), await open(theirs.file, manager), await open(row.file, agent)]).toEqual([
      200, 404, 404,
    ]);
  });

  it("is brought, replaced and removed by administrators only", async () => {
    const row = await added();
    expect((await add({}, own, manager)).status).toBe(403);
    expect((await replace(row, {}, manager)).status).toBe(403);
    expect((await manager.call(papers.remove, { params: { id: row.id }, version: row.version })).status).toBe(403);
    expect((await add({}, crypto.randomUUID())).status).toBe(404);
  });

  it("S5.31 has a file of its own that was checked: what is none of the five kinds is refused, whatever it is called", async () => {
    const form = new FormData();
    form.append("file", new Blob(["<script>alert(1)</script>"], { type: "application/pdf" }), "licence.pdf");
    expect((await admin.raw("/oms/document/upload", { method: "POST", body: form })).status).toBe(415);
    const told = (await add({ file: crypto.randomUUID() })).errors;
    expect(told).toMatchObject([{ field: "file", message: expect.stringMatching(/does not exist any more/) }]);
    expect((await add({ file: undefined })).errors).toMatchObject([{ field: "file" }]);
    expect((await add({ kind: "PASSPORT" })).errors).toMatchObject([{ field: "kind" }]);
    // A file that somebody else has uploaded, and nothing shows, is no business of an administrator's form.
    const foreignFile = await uploadPicture(manager);
    expect((await add({ file: foreignFile })).errors).toMatchObject([{ field: "file" }]);
  });

  it("that is replaced keeps the file of before among the earlier ones, which still opens", async () => {
    const row = await added({ kind: "FIRE", number: "F/1", expiresOn: addDays(today, -3) });
    const { status, payload } = await replace(row, { number: "F/2", expiresOn: addDays(today, 365) });
    expect([status, payload]).toMatchObject([200, { number: "F/2", state: "CURRENT", version: 2, daysLeft: 365 }]);
    const earlier = (await list({ warehouse: own, kind: "FIRE", state: "REPLACED" })).filter(
      ({ file }) => file === row.file,
    );
    expect(earlier).toMatchObject([{ number: "F/1", daysLeft: -3, addedAt: row.addedAt }]);
    expect(await open(row.file, manager)).toBe(200);
    const removed = await admin.raw(`/oms/document/${row.file}`, { method: "DELETE" });
    expect(removed.status).toBe(409);
  });

  it("that is removed can be put back; both are in its history", async () => {
    const row = await added();
    const { payload: gone } = await admin.call(papers.remove, { params: { id: row.id }, version: row.version });
    expect(gone.state).toBe("REMOVED");
    expect((await replace(gone)).status).toBe(409);
    const { payload: back } = await admin.call(papers.restore, { params: { id: row.id }, version: gone.version });
    expect(back).toMatchObject({ state: "CURRENT", version: 3, file: row.file });
    const entries = await service.db
      .selectFrom("audit_log")
      .select("action")
      .where("entity", "=", "warehouse-document")
      .where("entity_id", "=", row.id)
      .execute();
    expect(entries).toHaveLength(3);
  });

  it("that two replace at once is replaced by one; the other sees how it stands", async () => {
    const row = await added();
    const both = await Promise.all([replace(row, { number: "A" }), replace(row, { number: "B" }, other)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]));
    const late = both.find(({ status }) => status === 412);
    expect(late?.current).toMatchObject({ row: { version: 2 } });
    const earlier = (await list({ warehouse: own, state: "REPLACED" })).filter(({ file }) => file === row.file);
    expect(earlier).toHaveLength(1);
  });

  it("is found by what ends soon, by kind and by number, what ends first on top", async () => {
    const row = await added({ kind: "INSURANCE", number: "POLICY-99", expiresOn: addDays(today, 60) });
    await added({ kind: "INSURANCE", number: "POLICY-98", expiresOn: addDays(today, 61) });
    const ending = await list({ warehouse: own, kind: "INSURANCE", ending: "true", state: "CURRENT" });
    expect(ending.some(({ id }) => id === row.id)).toBe(true);
    expect(ending.every(({ daysLeft }) => daysLeft !== null && daysLeft <= 60)).toBe(true);
    expect((await list({ q: "POLICY-99" })).map(({ id }) => id)).toEqual([row.id]);
    const days = (await list({ warehouse: own })).map((paper) => paper.expiresOn ?? "9999");
    expect(days).toEqual(days.toSorted());
  });
});
