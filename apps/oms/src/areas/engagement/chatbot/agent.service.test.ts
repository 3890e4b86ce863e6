import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { chatAgentEndpoints as agent, ticketEndpoints as ticket } from "@o2r/api/contract/engagement";
import { tx } from "../../../db/tx.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { openTicket } from "../ticket/write-ticket.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const { db } = service;
await db.updateTable("app_user").set({ help_and_support_active: true }).execute();
await db.deleteFrom("chat_agent").execute();
const [superAdmin, admin, supervisor] = await Promise.all([
  service.signIn("super_admin"),
  service.signIn("admin"),
  service.signIn("cc_supervisor"),
]);
afterAll(() => service.stop());

const person = (username: string) =>
  db.selectFrom("app_user").select(["id", "name"]).where("username", "=", username).executeTakeFirstOrThrow();
const { id: shop } = await db
  .selectFrom("retailer")
  .select("id")
  .where("owner_id", "=", (await person("calling_agent")).id)
  .where("state", "=", "ACTIVE")
  .orderBy("id")
  .limit(1)
  .executeTakeFirstOrThrow();

type Topics = readonly ("DELIVERY" | "PAYMENT")[];
const add = async (username: string, topics: Topics = []) =>
  superAdmin.call(agent.create, { body: { agentId: (await person(username)).id, topics: [...topics] } });
/** Who is rung for a new ticket of the shop. */
const rung = async (topic: Topics[number], source: "CHAT" | "STAFF" = "CHAT"): Promise<readonly string[]> => {
  const { id: by } = await person("retailer");
  const { id } = await tx(db, (trx) =>
    openTicket(trx, {
      retailerId: shop,
      topic,
      priority: "NORMAL",
      subject: "From the bot",
      text: null,
      source,
      by,
      now: new Date(),
    }),
  );
  const rows = await db
    .selectFrom("notification")
    .innerJoin("app_user", "app_user.id", "notification.user_id")
    .select("app_user.username")
    .where(sql<boolean>`notification.data ->> 'ticketId' = ${id}`)
    .orderBy("app_user.username")
    .execute();
  return rows.map(({ username }) => username);
};
const look = (words: string) => ({ query: { query: words, size: 50, ids: undefined } });

it("S7.41 are chosen of the agent master, whose payload is an array of staff with help and support", async () => {
  const [helper, shopkeeper] = [await person("cc_supervisor"), await person("retailer")];
  const { status, payload } = await superAdmin.call(agent.master, look(helper.name));
  expect([status, Array.isArray(payload)]).toEqual([200, true]);
  expect(payload).toContainEqual({ id: helper.id, name: helper.name });
  const others = (await superAdmin.call(agent.master, look(shopkeeper.name))).payload;
  expect(others.map(({ id }) => id)).not.toContain(shopkeeper.id);
  expect((await admin.call(agent.master, look(""))).status).toBe(403);
});

it("S7.61 are rung for what the bot hands over on their topics, and all who help where a topic has none", async () => {
  const everybody = await rung("DELIVERY");
  expect(everybody).toEqual(expect.arrayContaining(["admin", "cc_supervisor", "calling_agent"]));
  const { status, payload } = await add("cc_supervisor", ["DELIVERY"]);
  expect([status, payload.topicsText]).toEqual([200, "Delivery"]);
  expect(await rung("DELIVERY")).toEqual(["cc_supervisor"]);
  expect(await rung("PAYMENT")).toEqual(everybody);
  // What staff open themselves waits for all of them, as before.
  expect(await rung("DELIVERY", "STAFF")).toEqual(everybody);
  await add("admin");
  expect(await rung("DELIVERY")).toEqual(["admin", "cc_supervisor"]);
  expect(await rung("PAYMENT")).toEqual(["admin"]);
});

it("are not rung for retailers whom they do not look after, nor once they are switched off", async () => {
  await db.deleteFrom("chat_agent").execute();
  const everybody = await rung("DELIVERY");
  expect(everybody).not.toContain("onboarding_agent");
  expect((await add("onboarding_agent")).status).toBe(200);
  expect(await rung("DELIVERY")).toEqual(everybody);
  const { payload } = await add("cc_supervisor");
  expect(await rung("DELIVERY")).toEqual(["cc_supervisor"]);
  const { id, version } = payload;
  await superAdmin.call(agent.setActive, { params: { id }, version, body: { active: false } });
  expect(await rung("DELIVERY")).toEqual(everybody);
});

it("are here once, are staff who help, and show what they have in hand", async () => {
  const again = await add("cc_supervisor");
  expect([again.status, again.errors]).toEqual([409, [{ field: "agentId", message: "This agent is here already" }]]);
  expect((await add("retailer")).status).toBe(422);
  const held = async () => {
    const query = { q: "", size: 50, cursor: null, sort: "agent" } as const;
    const { content } = (await superAdmin.call(agent.list, { query })).payload;
    const { id } = await person("cc_supervisor");
    return content.find(({ agentId }) => agentId === id)?.held ?? -1;
  };
  const before = await held();
  const body = { retailerId: shop, topic: "PAYMENT", priority: "NORMAL", subject: "Paid", text: "Twice" } as const;
  const { id, version } = (await supervisor.call(ticket.create, { body })).payload;
  expect((await supervisor.call(ticket.collect, { params: { id }, version })).status).toBe(200);
  expect(await held()).toBe(before + 1);
});
