import { todayIn } from "@o2r/forms/days";
import {
  bankLineEndpoints as bank,
  collectionEndpoints as collection,
  paymentEndpoints as payment,
  type CollectionRow,
} from "@o2r/api/contract/billing";
import { importEndpoints as imports } from "@o2r/api/contract/insight";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";

const scene = await openOrderScene();
const { admin, hubManager, db, hub } = scene;
afterAll(() => scene.service.stop());
const today = todayIn();
const { name: hubName } = await db
  .selectFrom("warehouse")
  .select("company_name as name")
  .where("id", "=", hub)
  .executeTakeFirstOrThrow();

let count = 0;
const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ params: { id }, version });
const deposited = async (amount: number, slip: string): Promise<CollectionRow> => {
  const retailer = await scene.addRetailer();
  const { payload: row } = await admin.call(collection.create, {
    body: { customer_id: retailer, amt: amount, collection_date: today },
  });
  const { payload: got } = await admin.call(collection.collect, {
    ...at(row),
    body: { amount, mode: "CASH", paymentId: `B-${(count += 1)}`, receivedOn: today },
  });
  return (await admin.call(collection.deposit, { ...at(got), body: { depositSlip: slip, depositedOn: today } }))
    .payload;
};
const line = (reference: string, amount: number, narration = "", as = admin) =>
  as.call(bank.create, { body: { warehouseId: hub, valueDate: today, reference, narration, amount } });
const stateOf = async ({ id }: { readonly id: string }) =>
  (await admin.call(collection.get, { params: { id } })).payload.state;

describe("a line of a bank statement", () => {
  it("of a slip's reference and its whole amount reconciles all of its collections", async () => {
    const both = [await deposited(1501.25, "SLIP-A"), await deposited(2500, "SLIP-A")];
    const { payload } = await line("00041", 4001.25, "BY CASH SLIP-A PUNE");
    expect(payload).toMatchObject({ state: "MATCHED", target: "SLIP-A" });
    expect(await Promise.all(both.map(stateOf))).toEqual(["RECONCILED", "RECONCILED"]);
    const { rows } = await sql<{ rest: string }>`select sum(amount) as rest from ledger_entry
      join ledger_txn on ledger_txn.id = txn_id where account = 'CLEARING' and doc_id in
      (${sql.join(both.map(({ id }) => id))})`.execute(db);
    expect(rows[0]?.rest).toBe("0");
  });

  it("of a cheque's number clears it, and it counts against the credit no longer", async () => {
    const retailer = await scene.addRetailer();
    const body = {
      retailerId: retailer,
      amount: 777.5,
      mode: "CHEQUE",
      paymentId: "004417",
      receivedOn: today,
    } as const;
    const { payload: cheque } = await admin.call(payment.record, { body });
    expect((await line("004417", 777)).payload.state).toBe("UNMATCHED");
    expect((await line("004417", 777.5)).payload).toMatchObject({ state: "MATCHED", target: cheque.receiptNumber });
    expect((await admin.call(payment.get, { params: { id: cheque.id } })).payload.state).toBe("CLEARED");
  });

  it("that may be several is proposed, and somebody says what it is", async () => {
    const [first, second] = [await deposited(640, "SLIP-C"), await deposited(640, "SLIP-D")];
    const { payload: row } = await line("CDM 1", 640);
    expect(row).toMatchObject({ state: "PROPOSED", proposals: ["SLIP-C", "SLIP-D"] });
    const wrong = await admin.call(bank.match, { ...at(row), body: { target: "SLIP-A" } });
    expect(wrong.status).toBe(409);
    const { payload: done } = await admin.call(bank.match, { ...at(row), body: { target: "slip-d" } });
    expect(done).toMatchObject({ state: "MATCHED", target: "SLIP-D", proposals: [] });
    expect([await stateOf(first), await stateOf(second)]).toEqual(["DEPOSITED", "RECONCILED"]);
  });

  it("has what it may be on a page of many, of either hub and of each amount, and in no file", async () => {
    const [one, two] = [await deposited(731, "SLIP-G"), await deposited(731, "SLIP-H")];
    const lines = [await line("GUAVA 1", 731), await line("GUAVA 2", 731), await line("GUAVA 3", 732)];
    const elsewhere = await admin.call(bank.create, {
      body: { warehouseId: scene.otherHub, valueDate: today, reference: "GUAVA 4", narration: "", amount: 731 },
    });
    const { payload } = await admin.call(bank.list, {
      query: { q: "guava", sort: "-valueDate", size: 500, cursor: null },
    });
    const shown = new Map(payload.content.map(({ id, proposed }) => [id, proposed]));
    expect([...lines, elsewhere].map(({ payload: { id } }) => shown.get(id))).toEqual([
      "SLIP-G, SLIP-H",
      "SLIP-G, SLIP-H",
      "",
      "",
    ]);
    // A receipt of a deposited slip is that slip; one that is not is proposed by itself.
    const body = {
      retailerId: await scene.addRetailer(),
      amount: 732,
      mode: "UPI",
      paymentId: "UPI-732",
      receivedOn: today,
    } as const;
    const { payload: receipt } = await admin.call(payment.record, { body });
    const { payload: again } = await admin.call(bank.list, {
      query: { q: "guava 3", sort: "-valueDate", size: 500, cursor: null },
    });
    expect(again.content.map(({ proposals }) => proposals)).toEqual([[receipt.receiptNumber]]);
    const file = await (await admin.raw("/oms/bank-line/export?q=guava&format=csv")).text();
    expect([file.includes("GUAVA 3"), file.includes("Possible match"), file.includes("SLIP-G")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await stateOf(one), await stateOf(two)]).toEqual(["DEPOSITED", "DEPOSITED"]);
  });

  it("is not two slips at once, nor twice the same", async () => {
    const row = await deposited(911, "SLIP-E");
    const answers = await Promise.all([line("SLIP-E", 911, "one"), line("SLIP E", 911, "two")]);
    expect(answers.map(({ payload }) => payload.state).toSorted()).toEqual(["MATCHED", "UNMATCHED"]);
    expect(await stateOf(row)).toBe("RECONCILED");
    expect((await line("slip-e", 911)).errorMessage).toBe("This line of the statement stands already");
  });

  it("of another hub cannot be taken up by a hub's manager", async () => {
    const { errors } = await hubManager.call(bank.create, {
      body: { warehouseId: scene.otherHub, valueDate: today, reference: "X", amount: 1 },
    });
    expect(errors.map(({ field }) => field)).toEqual(["warehouseId"]);
  });
});

describe("a statement from a file", () => {
  it("is matched line by line; what is hostile or wrong stays in the file, and nothing comes twice", async () => {
    const row = await deposited(3200, "SLIP-F");
    const day = today.split("-").toReversed().join("-");
    const file = [
      "Hub,Value date,Ref no,Particulars,Deposit amt",
      `${hubName},${day},SLIP-F,Cash,"3,200.00"`,
      `${hubName},${day},"=HYPERLINK(""http://x"",""y"")","<script>alert(1)</script>",12.50`,
      `${hubName},${day},UTR'; drop table bank_line; --,NEFT,99`,
      `${hubName},${day},NEG,NEFT,-5`,
      `${hubName},31-02-2026,BADDAY,NEFT,5`,
      `No such hub,${day},NOHUB,NEFT,5`,
      `${hubName},${day},,NEFT,5`,
    ].join("\r\n");
    const begin = async () => {
      const job = await startImport(admin, file, "bankLine");
      return checkImport(admin, job, job.columns);
    };
    const checked = await begin();
    const bad = await admin.call(imports.rows, {
      params: { id: checked.id },
      query: { state: "BAD", effect: undefined, after: 0, size: 500 },
    });
    expect(bad.payload.content).toHaveLength(4);
    await applyImport(admin, checked);
    expect(await stateOf(row)).toBe("RECONCILED");
    const { payload } = await admin.call(bank.list, {
      query: { q: "", sort: "-valueDate", size: 50, cursor: null, state: "UNMATCHED" },
    });
    const found = payload.content.map(({ reference }) => reference);
    expect(found).toContain("UTR'; drop table bank_line; --");
    expect(found).toContain('=HYPERLINK("http://x","y")');
  });
});
