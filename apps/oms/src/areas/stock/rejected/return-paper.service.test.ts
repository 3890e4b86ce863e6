import { afterAll, expect, it } from "vitest";
import { hubOrderEndpoints as hubOrder } from "@o2r/api/contract/orders";
import {
  inventoryEndpoints as inventory,
  rejectedEndpoints as rejected,
  returnPaperEndpoints as returnPaper,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import { newId } from "../../../db/id.ts";
import { bad, openQcScene } from "../test/qc-scene.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { moveRejected } from "../test/move-rejected.ts";

const { service, admin, hubManager, batch, begun, submit, photo } = await openQcScene();
afterAll(() => service.stop());
const { db } = service;
const centralManager = await service.signIn("cwh_manager");

/** Two units of a batch that a check has rejected. */
const reject = async (from: InventoryRow, as = hubManager) => {
  const check = await begun(from, 2, "STOCK", as);
  await submit(check, { ...bad, photo }, as);
  return db
    .selectFrom("rejected_sku")
    .innerJoin("qc_line as line", "line.id", "rejected_sku.qc_line_id")
    .select(["rejected_sku.id", "rejected_sku.version"])
    .where("line.qc_id", "=", check.id)
    .executeTakeFirstOrThrow();
};
const read = (id: string | null, as = admin) => as.call(returnPaper.get, { params: { id: id ?? "" } });

it("what a hub gives back to the central warehouse goes by one challan, however much of it on a day", async () => {
  const rows = [await reject(batch()), await reject(batch())];
  const answers = await Promise.all(rows.map((row) => moveRejected(row, "return", hubManager, "RN-17")));
  const papers = [...new Set(answers.map(({ payload }) => payload.paperId))];
  expect(papers).toHaveLength(1);
  const { payload: paper } = await read(papers[0] ?? null, hubManager);
  expect(paper).toMatchObject({ kind: "CHALLAN", note: "RN-17" });
  expect(paper.number).toMatch(/^RCH\d\d-\d\d-\d{6}$/);
  expect(paper.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
  expect(paper.value).toBeCloseTo(
    paper.items.reduce((sum, { value }) => sum + value, 0),
    2,
  );
  // With another note it is another paper, with the next number.
  const { payload: other } = await moveRejected(await reject(batch()), "return", hubManager, "RN-18");
  const next = (await read(other.paperId)).payload;
  expect(Number(next.number.slice(-6))).toBe(Number(paper.number.slice(-6)) + 1);
  // Whoever runs another warehouse does not find it.
  expect((await read(papers[0] ?? null, centralManager)).status).toBe(404);
  const { payload: listed } = await hubManager.call(rejected.list, {
    query: { q: "", sort: "-createdAt", size: 10, cursor: null },
  });
  expect(listed.content.some((row) => row.paper === paper.number)).toBe(true);
});

it("what a hub gives back to a central warehouse of another GSTIN is claimed by a debit memo, as a challan is of one", async () => {
  const { payload: within } = await moveRejected(await reject(batch()), "return", hubManager, "RN-20");
  const { to, from } = (await read(within.paperId)).payload;
  expect(to.gstNumber).toBe(from.gstNumber);
  const of = (gstin: string | null) =>
    db.updateTable("warehouse").set({ gst_number: gstin }).where("company_name", "=", to.name).execute();
  await of("29AAGCB7383J1Z4");
  const { payload } = await moveRejected(await reject(batch()), "return", hubManager, "RN-20");
  const { payload: paper } = await read(payload.paperId);
  await of(to.gstNumber);
  expect(paper).toMatchObject({ kind: "DEBIT_MEMO", to: { name: to.name, gstNumber: "29AAGCB7383J1Z4" } });
});

it("what a hub gives back goes to who sent the batch, or else sent last, whatever was ordered elsewhere meanwhile", async () => {
  const back = async () => {
    const { payload } = await moveRejected(await reject(batch()), "return", hubManager, "RN-21");
    return (await read(payload.paperId)).payload.to.name;
  };
  const sender = await back();
  const {
    id: _id,
    code: _code,
    company_name: _name,
    ...central
  } = await db.selectFrom("warehouse").selectAll().where("company_name", "=", sender).executeTakeFirstOrThrow();
  const other = { ...central, id: newId(), company_name: "Another central warehouse" };
  await db.insertInto("warehouse").values(other).execute();
  const { warehouseId, productId } = batch();
  const items = [{ productId, packs: 1 }];
  const ordered = await hubManager.call(hubOrder.create, { body: { warehouseId, cwhId: other.id, items } });
  expect(ordered.status).toBe(200);
  expect(await back()).toBe(sender);
});

it("what a central warehouse gives back is claimed from the company by a debit memo, which bears no tax", async () => {
  const { payload: stock } = await centralManager.call(inventory.list, {
    query: { q: "", sort: "-available", size: 10, cursor: null },
  });
  const from = stock.content[0];
  if (from === undefined) throw new Error("the central warehouse has nothing");
  const { payload } = await moveRejected(await reject(from, admin), "return", centralManager, "RN-19");
  const { payload: paper } = await read(payload.paperId);
  expect(paper).toMatchObject({ kind: "DEBIT_MEMO", items: [{ quantity: 2 }] });
  expect(paper.number).toMatch(/^DM\d\d-\d\d-\d{6}$/);
  expect(paper.to.gstNumber).toMatch(/^[0-9]{2}[A-Z]/);
});

it("shows another photo of rejected goods to who keeps them, in the place of the one that their check took", async () => {
  const row = await reject(batch());
  const newer = await uploadPicture(admin);
  const seen = async (as: typeof admin) => (await as.raw(`/oms/document/${newer}/content`)).status;
  expect(await seen(hubManager)).toBe(404);
  const attach = (as: typeof admin, picture: string, version = row.version) =>
    as.call(rejected.attachPhoto, { params: { id: row.id }, version, body: { photo: picture } });
  expect((await attach(hubManager, newer)).status).toBe(422);
  expect((await attach(centralManager, photo)).status).toBe(404);
  const { payload: listed } = await admin.call(rejected.list, {
    query: { q: "", sort: "-createdAt", size: 10, cursor: null },
  });
  expect(listed.content.find(({ id }) => id === row.id)).toMatchObject({ photo, photoOfCheck: true });
  const { payload } = await attach(admin, newer);
  expect(payload).toMatchObject({ photo: newer, photoOfCheck: false, state: "OPEN", version: row.version + 1 });
  expect([await seen(hubManager), await seen(centralManager)]).toEqual([200, 404]);
  // It is nobody's deed with the units: whoever attached it may decide on them.
  expect((await moveRejected({ ...row, version: row.version + 1 }, "askDiscard", hubManager)).status).toBe(200);
  expect((await moveRejected({ ...row, version: row.version + 2 }, "discard", admin)).payload.state).toBe("DISCARDED");
});
