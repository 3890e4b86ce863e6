import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { AnyEndpoint, PageOf, ReplyOf } from "@o2r/api/contract";
import { reportEndpoints as report } from "@o2r/api/contract/insight";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
const admin = await service.signIn("admin");
const manager = await service.signIn("hub_manager");
const supervisor = await service.signIn("cc_supervisor");
afterAll(() => service.stop());

interface StockPage {
  readonly payload: ReplyOf<typeof report.reportStock.list>;
}
const query = { size: 100, q: "", cursor: null } as const;
const one = async <T>(text: ReturnType<typeof sql<T>>): Promise<T> => {
  const { rows } = await text.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("There is one");
  return row;
};
const hub = await one(sql<{ id: string; name: string }>`
  select warehouse.id, company_name as name from warehouse join user_warehouse own on own.warehouse_id = warehouse.id
  join app_user on app_user.id = own.user_id where username = 'hub_manager' limit 1`);

it("S7.59 the sales register has every invoice that holds, to the paisa, each within its reader's reach", async () => {
  const all = await one(sql<{ n: number; total: number }>`
    select count(*)::int as n, coalesce(max(total), 0)::int as total from invoice where state <> 'CANCELLED'`);
  const { payload } = await admin.call(report.reportSales.list, { query: { ...query, sort: "-total" } });
  expect(payload.totalElements).toBe(all.n);
  expect(payload.content[0]?.total ?? 0).toBe(all.total / 100);
  const own = await manager.call(report.reportSales.list, { query: { ...query, sort: "-day" } });
  expect(own.payload.content.every(({ warehouse }) => warehouse === hub.name)).toBe(true);
  const team = await one(sql<{ n: number }>`
    select count(*)::int as n from invoice join retailer on retailer.id = invoice.retailer_id
    join app_user agent on agent.id = retailer.owner_id join app_user lead on lead.id = agent.supervisor_id
    where lead.username = 'cc_supervisor' and invoice.state <> 'CANCELLED'`);
  expect(
    (await supervisor.call(report.reportSales.list, { query: { ...query, sort: "-day" } })).payload.totalElements,
  ).toBe(team.n);
});

it("what is owed is in one of the ages, and all of it is what invoices have left to pay", async () => {
  const owed = await one(sql<{ due: number; n: number }>`
    select coalesce(sum(due), 0)::float8 as due, count(*)::int as n from (
      select sum(total - paid - credited) as due from invoice
      where state <> 'CANCELLED' and total - paid - credited > 0 and warehouse_id = ${hub.id} group by retailer_id
    ) as retailer`);
  const { payload } = await admin.call(report.reportReceivables.list, {
    query: { ...query, sort: "-due", warehouse: hub.id },
  });
  expect(payload.totalElements).toBe(owed.n);
  for (const row of payload.content) {
    const ages = row.notYet + row.upTo30 + row.upTo60 + row.upTo90 + row.beyond;
    expect(Math.round(ages * 100)).toBe(Math.round(row.due * 100));
  }
});

it("orders of a day are as many as were placed on it, in whatever state", async () => {
  const { payload } = await manager.call(report.reportOrders.list, { query: { ...query, sort: "-day" } });
  const [newest] = payload.content;
  if (newest === undefined) throw new Error("The demo has orders");
  const { n } = await one(sql<{ n: number }>`select count(*)::int as n from orders
    where warehouse_id = ${hub.id} and (placed_at at time zone 'Asia/Kolkata')::date = ${newest.day}::date`);
  expect(newest.orders).toBe(n);
  expect(newest.held + newest.onTheirWay + newest.delivered + newest.cancelled).toBe(n);
  const narrowed = await manager.call(report.reportOrders.list, {
    query: { ...query, sort: "-day", day: `${newest.day}..${newest.day}` },
  });
  expect(narrowed.payload.content.map(({ day }) => day)).toEqual([newest.day]);
});

it("stock by age is what stands on the shelf, whatever its batches", async () => {
  const { n } = await one(sql<{ n: number }>`
    select coalesce(sum(on_hand), 0)::int as n from stock_balance where warehouse_id = ${hub.id}`);
  // Also of what has no brand.
  const { id } = await one(sql<{ id: string }>`update product set brand_id = null where id = (
    select product_id from stock_balance where on_hand > 0 and warehouse_id = ${hub.id} order by product_id limit 1)
    returning id`);
  expect(id).toBeDefined();
  let cursor: string | null = null;
  let found = 0;
  do {
    const { payload }: StockPage = await manager.call(report.reportStock.list, {
      query: { ...query, sort: "-value", cursor },
    });
    found += payload.content.reduce((sum, { onHand }) => sum + onHand, 0);
    for (const row of payload.content)
      expect(row.expired + row.within30 + row.within90).toBeLessThanOrEqual(row.onHand);
    cursor = payload.nextCursor;
  } while (cursor !== null);
  expect(found).toBe(n);
});

it("taxes by HSN come to the taxes of the invoices' lines", async () => {
  const lines = await one(sql<{ taxable: number; n: number }>`
    select coalesce(sum(line.taxable), 0)::float8 as taxable, count(*)::int as n from invoice_line line
    join invoice on invoice.id = line.invoice_id where invoice.state <> 'CANCELLED'`);
  expect(lines.n).toBeGreaterThan(0);
  expect(await sums(report.reportHsn.list, "-month", "taxable")).toEqual([lines.taxable]);
});

it("an active retailer is idle since the last order, and who bought nothing is found", async () => {
  const { payload } = await admin.call(report.reportActivity.list, {
    query: { ...query, sort: "-value", bought: "false" },
  });
  expect(payload.content.every(({ orders, value }) => orders === 0 && value === 0)).toBe(true);
  const { n } = await one(sql<{ n: number }>`select count(*)::int as n from retailer where state = 'ACTIVE'`);
  expect(
    (await admin.call(report.reportActivity.list, { query: { ...query, sort: "-value" } })).payload.totalElements,
  ).toBe(n);
});

/** The sums of some columns over all rows of a report. */
const sums = async (list: AnyEndpoint, sort: string, ...columns: readonly string[]): Promise<readonly number[]> => {
  const rows: object[] = [];
  let cursor: string | null = null;
  do {
    const { payload }: { payload: PageOf<object> } = await admin.call(list, { query: { ...query, sort, cursor } });
    rows.push(...payload.content);
    cursor = payload.nextCursor;
  } while (cursor !== null);
  return columns.map((column) =>
    rows.reduce((sum, row) => sum + Math.round(100 * Number(Reflect.get(row, column))), 0),
  );
};

it("what agents have done comes to their calls and to the orders that they placed", async () => {
  const { calls, orders, value } = await one(sql<{ calls: number; orders: number; value: number }>`select
    (select count(*)::int from dialer_call call join retailer on retailer.id = call.retailer_id
      join app_user agent on agent.id = call.agent_id
      where retailer.hub_id is not null and agent.user_type in ('CALLING_AGENT', 'FSA')) as calls,
    count(*)::int as orders, coalesce(sum(total), 0)::float8 as value
    from orders join app_user agent on agent.id = orders.created_by
    where orders.state <> 'CANCELLED' and agent.user_type in ('CALLING_AGENT', 'FSA')`);
  expect(await sums(report.reportAgents.list, "-day", "calls", "orders", "value")).toEqual([
    100 * calls,
    100 * orders,
    value,
  ]);
});

it("beats have every active shop that is on one, and no shop bought that has not ordered", async () => {
  const { shops, bought } = await one(sql<{ shops: number; bought: number }>`
    select count(*)::int as shops, count(*) filter (where exists (select from orders where retailer_id = retailer.id
      and orders.state <> 'CANCELLED' and placed_at >= now() - interval '30 days'))::int as bought
    from retailer join beat on beat.id = retailer.beat_id and beat.active where retailer.state = 'ACTIVE'`);
  expect(await sums(report.reportBeats.list, "beat", "shops", "bought")).toEqual([100 * shops, 100 * bought]);
});

it("schemes cost what their uses took, and the shares of who bears them", async () => {
  const { amount, company } = await one(sql<{ amount: number; company: number }>`
    select coalesce(sum(amount), 0)::float8 as amount, coalesce(sum(company), 0)::float8 as company
    from promotion_use where state = 'TAKEN'`);
  expect(await sums(report.reportSchemes.list, "-month", "amount", "company")).toEqual([amount, company]);
});

it("rejected stock is worth what its lines are, and each line is open, returned, discarded or restocked", async () => {
  const { value, units } = await one(sql<{ value: number; units: number }>`
    select coalesce(sum(value), 0)::float8 as value, coalesce(sum(quantity), 0)::int as units
    from rejected_sku where state <> 'RESET'`);
  await sql`update rejected_sku set state = 'RESTOCKED'
    where id = (select id from rejected_sku where state = 'OPEN' order by id desc limit 1)`.execute(service.db);
  const [all = 0, open = 0, returned = 0, discarded = 0, restocked = 0, counted] = await sums(
    report.reportRejected.list,
    "-month",
    "value",
    "open",
    "returned",
    "discarded",
    "restocked",
    "units",
  );
  expect(restocked).toBeGreaterThan(0);
  expect([all, open + returned + discarded + restocked, counted]).toEqual([value, value, 100 * units]);
});

it("what was discarded of rejected stock has the input tax whose credit is reversed, and nothing else has", async () => {
  const taxed = async () => (await sums(report.reportRejected.list, "-month", "inputTax"))[0] ?? 0;
  const held = await one(sql<{ id: string; value: number; quantity: number; product: string }>`
    select rejected.id, rejected.value, rejected.quantity, batch.product_id as product from rejected_sku rejected
    join batch on batch.id = rejected.batch_id where rejected.state = 'OPEN' order by rejected.id limit 1`);
  await sql`update product set gst = 18, cess = 0, tax_base = 'TRANSACTION', cess_per_unit = 1.5, brand_id = null
    where id = ${held.product}`.execute(service.db);
  const before = await taxed();
  await sql`update rejected_sku set state = 'DISCARDED' where id = ${held.id}`.execute(service.db);
  expect((await taxed()) - before).toBe(Math.round(held.value * 0.18 + held.quantity * 150));
  // All that is gone stands in the list of discards, beside what was thrown away of good stock.
  const listed = (from: string) => admin.call(report.reportDiscards.list, { query: { ...query, sort: "-day", from } });
  const { payload: rejected } = await listed("REJECTED");
  expect(rejected.content.reduce((sum, { inputTax }) => sum + Math.round(100 * inputTax), 0)).toBe(await taxed());
  expect(rejected.content.find(({ id }) => id === held.id)).toMatchObject({ units: held.quantity });
  const { n } = await one(sql<{ n: number }>`select count(*)::int as n from discard_request where state = 'APPROVED'`);
  expect((await listed("STOCK")).payload.totalElements).toBe(n);
  await sql`update rejected_sku set state = 'OPEN' where id = ${held.id}`.execute(service.db);
  expect(await taxed()).toBe(before);
});
