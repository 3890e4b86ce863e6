import { afterAll, expect, it } from "vitest";
import {
  inventoryEndpoints as inventory,
  rejectedEndpoints as rejected,
  returnPaperEndpoints as returnPaper,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import { bad, openQcScene } from "../test/qc-scene.ts";
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
