import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { creditNoteEndpoints as creditNote, invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { promotionEndpoints as promotion } from "@o2r/api/contract/promotions";
import { toPaise } from "../../../trade/paise.ts";
import { tenthOff } from "../../promotions/test/tenth-off.ts";
import { openOrderScene } from "../test/order-scene.ts";
import { take } from "../test/make-order-in.ts";

const scene = await openOrderScene();
const { admin, superAdmin, db } = scene;
afterAll(() => scene.service.stop());

it("credits what was promised in proportion, and the last unit brings the rest of it", async () => {
  const product = await scene.addProduct();
  await scene.stock(product, 10);
  const { payload: made } = await admin.call(promotion.create, { body: tenthOff({ products: [product] }) });
  await admin.call(promotion.start, { params: { id: made.id }, version: made.version });
  let row = await scene.placed(await scene.addRetailer(), [[product, 10]]);
  for (const step of ["confirm", "allocate", "pack"] as const) row = (await take(row, step, admin)).payload;
  const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: row.id } });
  // 90 less 9, and 18 % of 81.
  expect(bill).toMatchObject({ taxable: 81, total: 96 });
  const credit = async (units: number) => {
    const { payload: asked } = await admin.call(creditNote.ask, {
      body: { invoiceId: bill.id, lines: [{ position: 1, units }], reason: "Not there" },
    });
    const note = await superAdmin.call(creditNote.issue, { params: { id: asked.id }, version: asked.version });
    const { rows } = await sql<{
      given_back: number;
      state: string;
    }>`select given_back::integer, state from promotion_use
      where order_id = ${row.id}`.execute(db);
    return [note.payload.total, rows[0]?.given_back, rows[0]?.state];
  };
  expect(await credit(3)).toEqual([28.68, 270, "TAKEN"]);
  expect(await credit(7)).toEqual([67.32, 900, "GIVEN_BACK"]);
});

it("takes free goods off that are kept when what has earned them comes back, and credits them when they come", async () => {
  const product = await scene.addProduct();
  await scene.stock(product, 30);
  const { payload: made } = await admin.call(promotion.create, {
    body: {
      title: "Ten and one",
      kind: "BUY_GET",
      buyQuantity: 10,
      getQuantity: 1,
      fundedBy: "BRAND",
      companyDiscount: 100,
      distributorDiscount: 0,
      validFrom: todayIn(),
      validTill: addDays(todayIn(), 30),
      platform: "ALL",
      priority: 10,
      stackable: false,
      products: [product],
    },
  });
  await admin.call(promotion.start, { params: { id: made.id }, version: made.version });
  let row = await scene.placed(await scene.addRetailer(), [[product, 10]]);
  for (const step of ["confirm", "allocate", "pack"] as const) row = (await take(row, step, admin)).payload;
  const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: row.id } });
  expect(bill).toMatchObject({ taxable: 90, total: 106 });
  const credit = async (position: number, units: number) => {
    const { payload: asked } = await admin.call(creditNote.ask, {
      body: { invoiceId: bill.id, lines: [{ position, units }], reason: "Came back" },
    });
    const { payload: note } = await superAdmin.call(creditNote.issue, {
      params: { id: asked.id },
      version: asked.version,
    });
    const { payload: whole } = await admin.call(creditNote.get, { params: { id: note.id } });
    return [note.total, whole.items.map((line) => [line.position, line.quantity, line.taxable, line.discount])];
  };
  // Ninety less nine, and 18 % of it; then the nine, with what is left of the round-off.
  expect(await credit(1, 10)).toEqual([95.58, [[1, 10, 81, 9]]]);
  expect(await credit(2, 1)).toEqual([
    10.42,
    [
      [1, 0, 9, -9],
      [2, 1, 0, 0],
    ],
  ]);
});

it("gives back what every line has cost that a line was split into once cheaper batches were found for it", async () => {
  const product = await scene.addProduct();
  await scene.stock(product, 6);
  const { payload: made } = await admin.call(promotion.create, { body: tenthOff({ products: [product] }) });
  await admin.call(promotion.start, { params: { id: made.id }, version: made.version });
  let row = await scene.placed(await scene.addRetailer(), [[product, 10]]);
  for (const step of ["confirm", "allocate"] as const) row = (await take(row, step, admin)).payload;
  expect(row).toMatchObject({ state: "PARTIALLY_ALLOCATED", lines: 1 });
  await scene.stock(product, 4, { ptr: toPaise(8) });
  for (const step of ["allocate", "pack"] as const) row = (await take(row, step, admin)).payload;
  expect(row).toMatchObject({ state: "PACKED", lines: 2 });
  const lines = async () => {
    const { rows } = await sql<{ units: number; amount: number; given_back: number }>`
      select part.units, part.amount::integer, part.given_back::integer from promotion_use_line as part
      join promotion_use as use on use.id = part.use_id where use.order_id = ${row.id} order by part.line`.execute(db);
    return rows.map(({ units, amount, given_back }) => [units, amount, given_back]);
  };
  expect(await lines()).toEqual([[6, 540, 0], [4, 360, 0]]); // prettier-ignore
  const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: row.id } });
  for (const [position, units] of [
    [2, 4],
    [1, 6],
  ] as const) {
    // prettier-ignore
    const { payload: asked } = await admin.call(creditNote.ask, {
      body: { invoiceId: bill.id, lines: [{ position, units }], reason: "Came back" },
    });
    await superAdmin.call(creditNote.issue, { params: { id: asked.id }, version: asked.version });
  }
  expect(await lines()).toEqual([[6, 540, 540], [4, 360, 360]]); // prettier-ignore
  const use = await db
    .selectFrom("promotion_use")
    .select(["state", "given_back"])
    .where("order_id", "=", row.id)
    .execute();
  expect(use).toEqual([{ state: "GIVEN_BACK", given_back: 900 }]);
});
