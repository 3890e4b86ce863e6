import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import {
  dialerEndpoints as dialer,
  hubToRetailer,
  orderEndpoints as orders,
  orderSearchEndpoints as order,
} from "@o2r/api/contract/orders";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

let service: DemoService;
let supervisor: Client;
let agent: Client;
beforeAll(async () => {
  service = await startDemoService();
  [supervisor, agent] = await Promise.all([service.signIn("cc_supervisor"), service.signIn("calling_agent")]);
});
afterAll(() => service.stop());

const latest = (client: Client, size = 1, warehouseId?: string) =>
  client.call(order.search, { query: { size, orderFlow: hubToRetailer, warehouseId } });
const warehousesOf = (client: Client, query: string, size = 50) =>
  client.call(warehouseLookup, { query: { query, size } });

it("S7.52 orders, what can be done with them, slots, carts, hub orders, invoices, rejected SKUs and history are read", async () => {
  const admin = await service.signIn("admin");
  const { id, retailer_id: shop } = await service.db
    .selectFrom("orders")
    .select(["id", "retailer_id"])
    .where("state", "=", "PLACED")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const read = async (path: string): Promise<{ readonly content?: readonly unknown[] } & Record<string, unknown>> => {
    const answer = await admin.raw(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()).payload;
  };
  for (const list of ["order", "hub-order", "invoice", "rejected-sku"])
    expect((await read(`/oms/${list}`)).content?.length).toBeGreaterThan(0);
  expect(await read(`/oms/order/${id}`)).toMatchObject({ id });
  const steps = await read(`/oms/order/${id}/actions`);
  expect(steps).toEqual(expect.arrayContaining([expect.objectContaining({ step: "changeHub" })]));
  expect(await read(`/oms/order/${id}/history`)).toEqual(expect.arrayContaining([expect.anything()]));
  expect(await read(`/oms/slot/${shop}`)).toBeDefined();
  expect(await read(`/oms/cart/${shop}`)).toBeDefined();
});

describe("orders that are searched", () => {
  const find = async (client: Client, q: string) =>
    (await client.call(orders.list, { query: { q, sort: "-placedAt", size: 50, cursor: null } })).payload.content;

  it("by their number are one order of the whole house, which no manager of another hub finds", async () => {
    const admin = await service.signIn("admin");
    const manager = await service.signIn("hub_manager");
    const own = (await find(manager, "ro0"))[0];
    const other = (await find(admin, "ro0")).find(({ warehouseId }) => warehouseId !== own?.warehouseId);
    if (own === undefined || other === undefined) throw new Error("The demo has orders of both");
    const numbers = async (client: Client, { orderNumber }: typeof own) =>
      (await find(client, orderNumber.toLowerCase())).map((row) => row.orderNumber);
    expect(await numbers(admin, own)).toEqual([own.orderNumber]);
    expect(await numbers(manager, own)).toEqual([own.orderNumber]);
    expect(await numbers(admin, other)).toEqual([other.orderNumber]);
    expect(await numbers(manager, other)).toEqual([]);
  });

  it("are found by their shop as it is called now, and by its mobile, beside a part of the number", async () => {
    const admin = await service.signIn("admin");
    const row = await service.db
      .selectFrom("orders")
      .innerJoin("retailer", "retailer.id", "retailer_id")
      .select(["orders.id", "order_number", "retailer_id", "mobile"])
      .orderBy("orders.id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await service.db
      .updateTable("retailer")
      .set({ establishment: "Zephyr Wholesale Mart" })
      .where("id", "=", row.retailer_id)
      .execute();
    expect((await find(admin, `zephyr mart ${row.order_number.slice(-4)}`)).map(({ id }) => id)).toContain(row.id);
    expect((await find(admin, row.mobile)).map(({ id }) => id)).toContain(row.id);
  });
});

describe("the latest hub-to-retailer order", () => {
  it("S4.20 S7.18 S7.19 S7.20 is the newest of every warehouse, for a supervisor", async () => {
    const { status, payload } = await latest(supervisor);
    expect(status).toBe(200);
    const newest = await service.db
      .selectFrom("orders")
      .innerJoin("warehouse", "warehouse.id", "warehouse_id")
      .select(["order_number", "orders.state", "total", "placed_at", "company_name"])
      .orderBy("placed_at", "desc")
      .executeTakeFirstOrThrow();
    expect(payload.content).toEqual([
      {
        id: expect.any(String),
        orderNumber: newest.order_number,
        status: newest.state,
        warehouseName: newest.company_name,
        retailerName: expect.any(String),
        total: newest.total / 100,
        creationDate: newest.placed_at,
      },
    ]);
    const many = (await latest(supervisor, 50)).payload.content.map(({ creationDate }) => creationDate);
    expect(many).toEqual(many.toSorted().toReversed());
    expect(many).toHaveLength(50);
  });

  it("S4.21 S7.21 is of one warehouse when it is named", async () => {
    const { payload } = await warehousesOf(supervisor, "hub");
    const hub = payload.content[3];
    const found = (await latest(supervisor, 20, hub?.id)).payload.content;
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ warehouseName }) => warehouseName))).toEqual(new Set([hub?.companyName]));
  });

  it("is of the own hub for its manager, also when another is named", async () => {
    const manager = await service.signIn("hub_manager");
    const own = (await warehousesOf(manager, "")).payload.content;
    expect(own).toHaveLength(1);
    const found = (await latest(manager, 20)).payload.content;
    expect(new Set(found.map(({ warehouseName }) => warehouseName))).toEqual(new Set([own[0]?.companyName]));
    const other = (await warehousesOf(supervisor, "")).payload.content.find(({ id }) => id !== own[0]?.id);
    expect((await latest(manager, 20, other?.id)).payload.content).toEqual([]);
  });

  it("is of those that they have placed themselves for an agent, and of none for one who has placed none", async () => {
    const numbers = (await latest(agent, 20)).payload.content.map(({ orderNumber }) => orderNumber);
    const placed = await service.db
      .selectFrom("orders")
      .innerJoin("app_user", "app_user.id", "orders.created_by")
      .select("order_number")
      .where("username", "=", "calling_agent")
      .orderBy("placed_at", "desc")
      .limit(20)
      .execute();
    expect(numbers).toEqual(placed.map(({ order_number }) => order_number));
    expect(numbers).toHaveLength(20);
    await sql`update orders set created_by = null`.execute(service.db);
    expect((await latest(agent, 20)).payload.content).toEqual([]);
  });

  it("is refused in words when the question is none", async () => {
    const ask = async (query: string) => (await supervisor.raw(`/oms/order/search?${query}`)).status;
    expect(await ask("orderFlow=[HUB_TO_RETAILER]")).toBe(200);
    expect(await ask("orderFlow=%5BHUB_TO_RETAILER%5D")).toBe(200);
    expect(await ask("orderFlow=[SOMETHING_ELSE]")).toBe(200);
    expect(await Promise.all(["", "orderFlow=HUB_TO_RETAILER", "orderFlow=[x]&size=1"].map(ask))).toEqual([
      400, 400, 400,
    ]);
    expect(await ask("orderFlow=[HUB_TO_RETAILER]&warehouseId=x")).toBe(400);
    expect(await ask("orderFlow=[HUB_TO_RETAILER]&size=51")).toBe(400);
  });
});

describe("warehouses to choose from", () => {
  it("S3.06 S7.44 are found by words of their name, with what they are", async () => {
    const { payload } = await warehousesOf(supervisor, "pune HUB");
    expect(payload.content).toEqual([
      { id: expect.any(String), companyName: expect.stringMatching(/^Pune Hub/), type: "HUB" },
    ]);
    expect((await warehousesOf(supervisor, "nowhere")).payload.content).toEqual([]);
    expect((await warehousesOf(supervisor, "100%_")).payload.content).toEqual([]);
  });

  it("S7.38 are as many as are asked for, and by their ids when a form holds them", async () => {
    const all = (await warehousesOf(supervisor, "")).payload.content;
    expect((await warehousesOf(supervisor, "", 3)).payload.content).toEqual(all.slice(0, 3));
    const ids = all.slice(2, 4).map(({ id }) => id);
    const { payload } = await supervisor.call(warehouseLookup, { query: { query: "", size: 50, ids: ids.join(",") } });
    expect(payload.content.map(({ id }) => id)).toEqual(ids);
  });
});

describe("the call that waits for an agent", () => {
  it("S7.17 is the one that rings for them, and nothing once it is taken", async () => {
    const { payload } = await agent.call(dialer.call);
    const row = await service.db
      .selectFrom("dialer_call")
      .innerJoin("retailer", "retailer.id", "retailer_id")
      .select(["dialer_call.id", "retailer_id", "establishment", "mobile", "dialer_call.created_at"])
      .where("dialer_call.state", "=", "RINGING")
      .executeTakeFirstOrThrow();
    expect(payload).toEqual({
      id: row.id,
      retailerId: row.retailer_id,
      retailerName: row.establishment,
      mobile: row.mobile,
      creationDate: row.created_at,
      // Their dialer lets it ring for as long as it likes.
      ringsUntil: null,
    });
    await service.db.updateTable("dialer_call").set({ state: "CONNECTED" }).where("id", "=", row.id).execute();
    expect((await agent.call(dialer.call)).payload).toBeNull();
    await service.db.updateTable("dialer_call").set({ state: "RINGING" }).where("id", "=", row.id).execute();
  });

  it("is nobody else's: another agent's is not seen, and a second at once cannot be", async () => {
    const ringing = await service.db
      .selectFrom("dialer_call")
      .selectAll()
      .where("state", "=", "RINGING")
      .executeTakeFirstOrThrow();
    const other = await service.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "admin")
      .executeTakeFirstOrThrow();
    const move = (agentId: string) =>
      service.db.updateTable("dialer_call").set({ agent_id: agentId }).where("id", "=", ringing.id).execute();
    await move(other.id);
    expect((await agent.call(dialer.call)).payload).toBeNull();
    await move(ringing.agent_id);
    const again = service.db
      .updateTable("dialer_call")
      .set({ state: "CONNECTED" })
      .where("agent_id", "=", ringing.agent_id)
      .where("state", "=", "DONE")
      .execute();
    await expect(again).rejects.toThrow("dialer_call_open");
  });
});

describe("what is asked again and again", () => {
  const polled = [
    ["S7.12 notifications", () => supervisor, "/oms/notification/pull"],
    ["S4.15 the pending call", () => agent, "/oms/dialer/call"],
    ["the desk of an agent", () => agent, "/oms/call/desk"],
    ["S4.20 the latest order", () => supervisor, "/oms/order/search?size=1&orderFlow=[HUB_TO_RETAILER]"],
  ] as const;

  it.each(polled)("%s is said once: then 304 without a word, until it is another", async (_, who, path) => {
    const first = await who().raw(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await who().raw(path, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const listed = await who().raw(path, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect(listed.status).toBe(304);
    const old = await who().raw(path, { headers: { "if-none-match": '"other"' } });
    expect([old.status, await old.json()]).toEqual([200, await first.json()]);
  });

  it("is said again once it has changed", async () => {
    const path = "/oms/notification/pull";
    const etag = (await supervisor.raw(path)).headers.get("etag") ?? "";
    const { payload } = await supervisor.call(notification.pull);
    await supervisor.call(notification.markRead, { body: payload.map(({ id }) => id) });
    const changed = await supervisor.raw(path, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("does not tell one person's answer from what another holds", async () => {
    const etag = (await supervisor.raw("/oms/notification/pull")).headers.get("etag") ?? "";
    const other = await agent.raw("/oms/notification/pull", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
  });
});
