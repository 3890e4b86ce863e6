import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { copyPacked } from "../test/copy-packed.ts";
import { findGaps } from "../test/find-gaps.ts";
import { makeOrderIn } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { whileBusy } from "../../../test/while-busy.ts";

const scene = await openOrderScene();
const { db, admin } = scene;
afterAll(() => scene.service.stop());

/** Orders that are invoiced at once. bench/invoices has 1,000. */
const count = 100;
const inFlight = 16;

it("S9.27 numbers of invoices are consecutive in each series when many are issued at once and every fifth is undone", async () => {
  const retailer = await scene.addRetailer();
  const model = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  const orders = await copyPacked(db, {
    modelId: model.id,
    count,
    hubs: [scene.hub, scene.otherHub],
    retailers: [retailer, ...(await scene.addRetailers(8))],
  });
  // Undone as late as can be: when all of it is written and is about to be kept.
  await sql`
    create function undo_fifth() returns trigger language plpgsql as $$
      begin
        if new.order_number ~ '[05]$' then raise exception 'undone'; end if;
        return null;
      end $$`.execute(db);
  await sql`create constraint trigger undo_fifth after insert on invoice deferrable initially deferred
    for each row execute function undo_fifth()`.execute(db);
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < orders.length) {
      const orderId = orders[(next += 1) - 1] ?? "";
      statuses.push((await whileBusy(() => admin.call(invoice.issue, { body: { orderId } }))).status);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  await sql`drop trigger undo_fifth on invoice`.execute(db);
  expect(statuses.filter((status) => status === 200)).toHaveLength(count * 0.8);
  expect(statuses.filter((status) => status === 500)).toHaveLength(count * 0.2);
  const { rows } = await sql<{ issued: number; series: number }>`
    select count(*)::int as issued, count(distinct left(number, 3))::int as series from invoice
    where order_id = any(${sql.val(orders)}::uuid[])`.execute(db);
  expect(rows).toEqual([{ issued: count * 0.8, series: 2 }]);
  expect(await findGaps(db)).toEqual([]);
  // What was undone is issued when it is asked for again, under the numbers that follow.
  const again = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "in", orders)
    .where("state", "=", "PACKED")
    .execute();
  expect(again).toHaveLength(count * 0.2);
  for (const { id } of again) expect((await admin.call(invoice.issue, { body: { orderId: id } })).status).toBe(200);
  expect(await findGaps(db)).toEqual([]);
});
