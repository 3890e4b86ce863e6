import { couponEndpoints as coupon } from "@o2r/api/contract/promotions";
import { afterAll, expect, it } from "vitest";
import { openPromotionScene } from "./test/promotion-scene.ts";

const { service, db, ownHub, live } = await openPromotionScene({});
const agent = await service.signIn("calling_agent");
afterAll(() => service.stop());

const retailer = await db
  .selectFrom("retailer")
  .select("id")
  .where("hub_id", "=", ownHub)
  .where("state", "=", "ACTIVE")
  .executeTakeFirstOrThrow();
// The agent's own: of others they hear nothing.
await db
  .updateTable("retailer")
  .set({ agent_id: (eb) => eb.selectFrom("app_user").select("id").where("username", "=", "calling_agent") })
  .where("id", "=", retailer.id)
  .execute();
const ask = (code: string, as = agent) =>
  as.call(coupon.constraints, { query: { code, warehouse: ownHub, retailer: retailer.id } });

it("S7.57 tells who places orders the contexts of rules, with their attributes and operators", async () => {
  const { payload } = await agent.call(coupon.context);
  expect(payload.map(({ context }) => context)).toEqual(["CART", "PRODUCT", "RETAILER", "WAREHOUSE"]);
  expect(payload[0]?.attributes[0]).toEqual({
    attribute: "total",
    label: "Total",
    type: "NUMBER",
    operators: ["<", "<=", ">", ">=", "==", "!="],
  });
});

it("S7.57 tells what a code gives and asks for, whatever its capitals", async () => {
  await live({
    code: "SAVE-10",
    minimumValue: 500,
    useLimit: 10,
    retailerLimit: 2,
    rules: [{ attr1: "CART", attr2: "total", operator: ">=", validator: "500", group: 1 }],
  });
  const { payload } = await ask("save-10");
  expect(payload).toMatchObject({
    code: "SAVE-10",
    gives: "10% off",
    minimumValue: 500,
    usesLeft: 2,
    rules: ["the cart's total is at least ₹500"],
  });
});

it("tells what a code gives only of retailers for whom the caller may order, and of what holds at their hub", async () => {
  const elsewhere = await db
    .selectFrom("retailer")
    .select(["id", "hub_id"])
    .where("hub_id", "is not", null)
    .where("hub_id", "!=", ownHub)
    .where("state", "=", "ACTIVE")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const otherHub = elsewhere.hub_id ?? "";
  await live({ code: "THERE-ONLY", hubs: [otherHub] });
  const [admin, manager] = await Promise.all([service.signIn("admin"), service.signIn("hub_manager")]);
  const at = (as: typeof agent, warehouse: string, of: string) =>
    as.call(coupon.constraints, { query: { code: "THERE-ONLY", warehouse, retailer: of } });
  expect((await at(admin, otherHub, elsewhere.id)).status).toBe(200);
  expect((await at(manager, otherHub, elsewhere.id)).status).toBe(404);
  expect((await at(manager, otherHub, retailer.id)).status).toBe(404);
  expect((await at(agent, otherHub, elsewhere.id)).status).toBe(404);
  expect((await at(admin, otherHub, retailer.id)).status).toBe(404);
});

it("knows no code of another hub, and lets nobody guess: tries in vain are counted, right ones are not", async () => {
  const other = await db
    .selectFrom("warehouse")
    .select("id")
    .where("type", "=", "HUB")
    .where("id", "!=", ownHub)
    .executeTakeFirstOrThrow();
  await live({ code: "ELSEWHERE", hubs: [other.id] });
  await live({ code: "RIGHT-ONE" });
  expect((await ask("ELSEWHERE")).status).toBe(404);
  for (let right = 0; right < 15; right++) expect((await ask("RIGHT-ONE")).status).toBe(200);
  const statuses = [];
  for (let guess = 0; guess < 12; guess++) statuses.push((await ask(`GUESS-${String(guess)}`)).status);
  // Two were in vain above.
  expect(statuses.filter((status) => status === 404)).toHaveLength(8);
  expect(statuses.at(-1)).toBe(429);
  // Of one that is new to them nothing is told; what was answered before is answered still.
  await live({ code: "RIGHT-TOO" });
  expect((await ask("RIGHT-TOO")).status).toBe(429);
  expect((await ask("RIGHT-ONE")).status).toBe(200);
  expect((await ask("RIGHT-TOO", await service.signIn("admin"))).status).toBe(200);
});
