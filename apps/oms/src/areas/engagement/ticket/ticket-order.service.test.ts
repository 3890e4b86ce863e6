import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { ticketEndpoints as ticket } from "@o2r/api/contract/engagement";
import { orderEndpoints, retailerOrderLookup } from "@o2r/api/contract/orders";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());
const admin = await service.signIn("admin");
const agent = await service.signIn("calling_agent");

const person = (username: string) =>
  service.db.selectFrom("app_user").select(["id", "name"]).where("username", "=", username).executeTakeFirstOrThrow();

it("a ticket names an order of its retailer that whoever opens it may read, and stands in the order's chain of documents", async () => {
  const { id: agentId } = await person("calling_agent");
  const orderOf = (retailer: "own" | "other", placedBy: "them" | "another") =>
    service.db
      .selectFrom("orders")
      .innerJoin("retailer", "retailer.id", "orders.retailer_id")
      .select(["orders.id", "orders.order_number as number", "orders.retailer_id as retailerId"])
      .where("retailer.owner_id", retailer === "own" ? "=" : "is distinct from", agentId)
      .where("orders.created_by", placedBy === "them" ? "=" : "is distinct from", agentId)
      .orderBy("orders.id")
      .executeTakeFirstOrThrow();
  const open = (as: Client, given: { readonly id: string; readonly retailerId: string }) =>
    as.call(ticket.create, {
      body: {
        retailerId: given.retailerId,
        orderId: given.id,
        topic: "SHORT",
        priority: "HIGH",
        subject: "Short",
        text: "1 of 2",
      },
    });
  const own = await orderOf("own", "them");
  const named = await open(agent, own);
  expect(named.payload).toMatchObject({ orderId: own.id, order: own.number });
  expect((await admin.call(orderEndpoints.get, { params: { id: own.id } })).payload.tickets).toEqual([
    { id: named.payload.id, number: named.payload.number, state: "OPEN" },
  ]);
  const wrong = [{ field: "orderId", message: "This is no order of this retailer" }];
  // Of another retailer, and of the own retailer by somebody else: an agent reads the orders that they have placed.
  const elsewhere = await orderOf("other", "another");
  expect((await open(admin, { ...elsewhere, retailerId: own.retailerId })).errors).toEqual(wrong);
  const unread = await orderOf("own", "another");
  expect((await open(agent, unread)).errors).toEqual(wrong);
  expect((await open(admin, unread)).status).toBe(200);
  const found = async (as: Client, retailer: string) =>
    (await as.call(retailerOrderLookup, { query: { query: "", size: 50, retailer } })).payload.content.map(
      ({ id }) => id,
    );
  expect(await found(admin, unread.retailerId)).toContain(unread.id);
  expect(await found(agent, unread.retailerId)).not.toContain(unread.id);
});

it("the order of a ticket that stands is named, changed and taken away, among those of its retailer that whoever does so may read", async () => {
  const { id: agentId } = await person("calling_agent");
  const orders = await service.db
    .selectFrom("orders")
    .innerJoin("retailer", "retailer.id", "orders.retailer_id")
    .select(["orders.id", "orders.order_number as number", "orders.retailer_id as retailerId"])
    .where("retailer.owner_id", "=", agentId)
    .orderBy("orders.id")
    .execute();
  const [own, unread] =
    [...Map.groupBy(orders, ({ retailerId }) => retailerId).values()].find((some) => some.length > 1) ?? [];
  if (own === undefined || unread === undefined) throw new Error("nobody has ordered twice");
  const elsewhere = orders.find(({ retailerId }) => retailerId !== own.retailerId) ?? own;
  // An agent reads the orders that they have placed.
  const placedBy = (placer: string, ...ids: readonly string[]) =>
    sql`update orders set created_by = ${placer} where id = any(${ids}::uuid[])`.execute(service.db);
  await placedBy(agentId, own.id, elsewhere.id);
  await placedBy((await person("admin")).id, unread.id);
  const body = { retailerId: own.retailerId, topic: "SHORT", priority: "HIGH", subject: "Short", text: "1" } as const;
  const { id } = (await agent.call(ticket.create, { body })).payload;
  const name = async (as: Client, orderId?: string) => {
    const { version } = (await as.call(ticket.get, { params: { id } })).payload;
    return as.call(ticket.nameOrder, { params: { id }, body: orderId === undefined ? {} : { orderId }, version });
  };
  expect((await name(agent, own.id)).payload).toMatchObject({ orderId: own.id, order: own.number, state: "OPEN" });
  const chain = async (order: string) =>
    (await admin.call(orderEndpoints.get, { params: { id: order } })).payload.tickets.map((one) => one.id);
  expect(await chain(own.id)).toContain(id);
  const wrong = [{ field: "orderId", message: "This is no order of this retailer" }];
  expect((await name(agent, elsewhere.id)).errors).toEqual(wrong);
  expect((await name(agent, unread.id)).errors).toEqual(wrong);
  expect((await name(admin, unread.id)).payload).toMatchObject({ order: unread.number });
  expect(await chain(own.id)).not.toContain(id);
  expect((await name(admin)).payload).toMatchObject({ orderId: null, order: null });
  const said = (await admin.call(ticket.messages, { params: { id } })).payload.map(({ text }) => text);
  expect(said.filter((text) => /its order/.test(text))).toEqual([
    expect.stringMatching(new RegExp(`named its order, ${own.number}$`)),
    expect.stringMatching(new RegExp(`named its order, ${unread.number}$`)),
    expect.stringMatching(/took its order away$/),
  ]);
});

it("tickets are found by their number, whether they name an order or not", async () => {
  const rows = await service.db
    .selectFrom("ticket")
    .select(["number", "order_id"])
    .orderBy("order_id", (by) => by.asc().nullsFirst())
    .execute();
  const [without] = rows;
  expect(without?.order_id).toBeNull();
  for (const { number } of [rows[0], rows.at(-1)].filter((row) => row !== undefined)) {
    const query = { q: number, sort: "due", size: 10, cursor: null };
    const { payload } = await admin.call(ticket.list, { query });
    expect(payload.content.map((row) => row.number)).toContain(number);
  }
});
