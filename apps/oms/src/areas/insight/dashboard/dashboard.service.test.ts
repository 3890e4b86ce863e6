import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { may, userTypes } from "@o2r/api/contract";
import { dashboardEndpoints as dashboard } from "@o2r/api/contract/insight";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { foldTally } from "./fold-tally.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
afterAll(() => service.stop());

const today = todayIn("Asia/Kolkata");
const back = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const month = `${back(29)}..${today}`;
const list = { q: "", size: 10, cursor: null, sort: "-placedAt" } as const;

/** How far the tally is from a count of all orders: empty where it is right. */
const wrong = async (on: Db) => {
  const { rows } = await sql`
    with counted as (
      select (placed_at at time zone 'Asia/Kolkata')::date as day, warehouse_id, created_by, beat_id, state,
        count(*)::int as orders, sum(total)::bigint as value
      from orders group by 1, 2, 3, 4, 5
    ), tallied as (
      select day, warehouse_id, created_by, beat_id, state, sum(orders)::int as orders, sum(value)::bigint as value
      from order_tally group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(value) <> 0
    )
    (table counted except table tallied) union all (table tallied except table counted)`.execute(on);
  return rows;
};

/** The same of what products sold, once all is folded. */
const wrongSales = async (on: Db) => {
  const { rows } = await sql`
    with counted as (
      select (orders.placed_at at time zone 'Asia/Kolkata')::date as day, orders.warehouse_id, item.product_id,
        count(distinct orders.id)::int as orders,
        coalesce(sum(item.quantity - item.dropped) filter (where state <> 'CANCELLED'), 0)::int as units,
        coalesce(sum(item.taxable + item.cgst + item.sgst + item.igst + item.cess_amount)
          filter (where state <> 'CANCELLED'), 0)::bigint as value
      from orders join order_item item on item.warehouse_id = orders.warehouse_id and item.order_id = orders.id
      group by 1, 2, 3
    )
    (table counted except table sku_day) union all (table sku_day except table counted)`.execute(on);
  return rows;
};

describe("S7.59 the figures of the dashboard", () => {
  it.each(userTypes.filter((type) => may(type, "order.read")).map((type) => type.toLowerCase()))(
    "of %s are what the list behind each card counts",
    async (username) => {
      const caller = await service.signIn(username);
      const { payload } = await caller.call(dashboard.orders, { query: { placed: month, hub: undefined } });
      const count = async (query: Partial<Record<"placed" | "state" | "hub" | "beat", string>>) =>
        (await caller.call(order.list, { query: { ...list, placed: month, ...query } })).payload.totalElements;
      const sumOf = (...states: readonly string[]) =>
        payload.states.reduce((sum, { state, orders }) => (states.includes(state) ? sum + orders : sum), 0);
      expect(payload.orders).toBe(await count({}));
      expect(payload.before.orders).toBe(await count({ placed: `${back(59)}..${back(30)}` }));
      // The cards of several states, as the page puts them together.
      for (const states of [
        ["DELIVERED", "PARTIALLY_DELIVERED", "CLOSED"],
        ["CANCELLED", "RETURNED_TO_HUB"],
      ])
        expect([states, sumOf(...states)]).toEqual([states, await count({ state: states.join(",") })]);
      for (const { state, orders } of payload.states) expect([state, orders]).toEqual([state, await count({ state })]);
      for (const { id, orders } of payload.hubs) expect([id, orders]).toEqual([id, await count({ hub: id })]);
      for (const { id, orders } of payload.beats) expect([id, orders]).toEqual([id, await count({ beat: id })]);
      expect(payload.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => back(29 - at)));
      for (const { day, orders } of payload.days)
        expect([day, orders]).toEqual([day, await count({ placed: `${day}..${day}` })]);
      expect(payload.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(payload.orders);
      const value = Math.round(payload.days.reduce((sum, one) => sum + one.value * 100, 0));
      expect(value).toBe(Math.round(payload.value * 100));
      const hub = payload.hubs.at(-1)?.id;
      if (hub === undefined) return;
      // Within one hub each of them is of that hub.
      const of = (await caller.call(dashboard.orders, { query: { placed: month, hub } })).payload;
      expect(of.orders).toBe(await count({ hub }));
      for (const { state, orders } of of.states) expect([state, orders]).toEqual([state, await count({ hub, state })]);
      for (const { id, orders } of of.beats) expect([id, orders]).toEqual([id, await count({ hub, beat: id })]);
    },
  );

  it("of the products that sold most are of the orders that the list finds by them", async () => {
    await foldTally(db);
    for (const username of ["admin", "hub_manager", "cc_supervisor"]) {
      const caller = await service.signIn(username);
      const { payload } = await caller.call(dashboard.products, { query: { placed: month, hub: undefined } });
      expect(payload).toHaveLength(10);
      expect(payload.map(({ value }) => value)).toEqual(payload.map(({ value }) => value).toSorted((a, b) => b - a));
      for (const { id, orders } of payload.slice(0, 3)) {
        const listed = await caller.call(order.list, { query: { ...list, placed: month, product: id } });
        expect(orders).toBe(listed.payload.totalElements);
      }
    }
    const agent = await service.signIn("calling_agent");
    expect((await agent.call(dashboard.products, { query: { placed: month, hub: undefined } })).status).toBe(403);
  });

  it("of one hub are those of its orders, and nobody gets beyond their own", async () => {
    const [admin, manager] = [await service.signIn("admin"), await service.signIn("hub_manager")];
    const all = (await admin.call(dashboard.orders, { query: { placed: month, hub: undefined } })).payload;
    const [hub] = all.hubs;
    const of = (await admin.call(dashboard.orders, { query: { placed: month, hub: hub?.id } })).payload;
    expect([of.orders, of.value]).toEqual([hub?.orders, hub?.value]);
    const own = (await manager.call(dashboard.orders, { query: { placed: month, hub: undefined } })).payload;
    const other = all.hubs.find(({ id }) => !own.hubs.some((one) => one.id === id));
    const elsewhere = await manager.call(dashboard.orders, { query: { placed: month, hub: other?.id } });
    expect([elsewhere.payload.orders, elsewhere.payload.hubs]).toEqual([0, []]);
  });

  it("refuses what is no span of days, or too long a one", async () => {
    const admin = await service.signIn("admin");
    for (const placed of ["", "today", `${today}..${back(1)}`, `${back(100)}..${today}`])
      expect((await admin.call(dashboard.orders, { query: { placed, hub: undefined } })).status).toBe(400);
  });

  it("is right after ten thousand changes of any kind, folded at any time", async () => {
    expect(await wrong(db)).toEqual([]);
    const done = new Error("all of it is taken back");
    const found: unknown[] = [];
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`select setseed(0.4711)`.execute(trx);
        for (let turn = 0; turn < 10; turn++) {
          await sql`do $$
          declare
            states text[] := array['PLACED', 'CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED', 'ON_HOLD'];
            ids uuid[] := (select array_agg(id) from (select id from orders where order_number not like 'TEST-%' order by id limit 500) as picked);
            one uuid;
          begin
            for at in 1..1000 loop
              one := ids[1 + floor(random() * array_length(ids, 1))::int];
              case floor(random() * 7)::int
                when 0 then update orders set state = states[1 + floor(random() * 6)::int] where id = one;
                when 1 then update orders set total = floor(random() * 1000000)::bigint where id = one;
                when 2 then update orders set placed_at = placed_at - random() * interval '3 days' where id = one;
                when 3 then update orders set version = version + 1 where id = one;
                when 4 then
                  insert into orders select (jsonb_populate_record(held, jsonb_build_object(
                    'id', gen_random_uuid(), 'order_number', 'TEST-' || gen_random_uuid()))).*
                  from orders held where held.id = one;
                when 5 then
                  delete from order_item where order_id = one and position > 1 and random() < 0.1;
                else delete from orders where order_number like 'TEST-%' and random() < 0.02;
              end case;
            end loop;
          end $$`.execute(trx);
          if (turn % 3 === 1) await foldTally(trx);
          if (turn % 3 === 1) found.push(...(await wrongSales(trx)));
          found.push(...(await wrong(trx)));
        }
        throw done;
      })
      .catch((error: unknown) => {
        if (error !== done) throw error;
      });
    expect(found).toEqual([]);
    await foldTally(db);
    expect([...(await wrong(db)), ...(await wrongSales(db))]).toEqual([]);
  }, 60_000);
});
