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
