import { addDays, todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callEndpoints as call, dialerEndpoints as dialer, type CallRow } from "@o2r/api/contract/orders";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
  await endOpen();
});
afterAll(() => scene.service.stop());

/** Whatever rings is over. */
const endOpen = () =>
  scene.db
    .updateTable("dialer_call")
    .set({ state: "MISSED" })
    .where("agent_id", "=", scene.agentId)
    .where("state", "in", ["RINGING", "CONNECTED", "WRAP_UP"])
    .execute();
const at = ({ id, version }: CallRow) => ({ params: { id }, version });
const connected = async (): Promise<CallRow> => {
  await endOpen();
  const { payload } = await scene.agent.call(call.ring, { body: { retailerId: retailer } });
  return (await scene.agent.call(call.answer, at(payload))).payload;
};
const desk = async () => (await scene.agent.call(call.desk)).payload;

describe("a call", () => {
  it("rings by the simulator, is polled for, answered, hung up and finished, and is the desk's all the while", async () => {
    const { agent } = scene;
    await endOpen();
    const { status, payload: ringing } = await agent.call(call.ring, { body: { retailerId: retailer } });
    expect([status, ringing.state]).toEqual([200, "RINGING"]);
    expect((await agent.call(dialer.call)).payload?.id).toBe(ringing.id);
    const second = await agent.call(call.ring, { body: { retailerId: retailer } });
    expect([second.status, second.errorMessage]).toEqual([409, `The call with ${ringing.establishment} still goes on`]);
    const { payload: answered } = await agent.call(call.answer, at(ringing));
    expect((await agent.call(dialer.call)).payload).toBeNull();
    expect((await desk()).current).toMatchObject({ id: ringing.id, state: "CONNECTED" });
    const { payload: over } = await agent.call(call.hangUp, at(answered));
    const finished = await agent.call(call.finish, { ...at(over), body: { disposition: "NO_NEED" } });
    expect(finished.payload).toMatchObject({ state: "DONE", disposition: "NO_NEED" });
    expect((await desk()).current).toBeNull();
  });

  it("is one of two that are asked for at once", async () => {
    await endOpen();
    const two = await Promise.all([0, 1].map(() => scene.agent.call(call.ring, { body: { retailerId: retailer } })));
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("brings an order that carries it, and ends as ordered only then", async () => {
    const { agent, addProduct, stock, place, placed, admin, db } = scene;
    const product = await addProduct();
    await stock(product, 10);
    const row = await connected();
    const early = await agent.call(call.finish, { ...at(row), body: { disposition: "ORDERED" } });
    expect(early.errorMessage).toBe("Nothing was ordered during this call: choose what came of it");
    const other = await place(retailer, [[product, 1]], admin, { callId: row.id, expected: 11 });
    expect([other.status, other.errorMessage]).toEqual([409, "The call with this retailer has ended"]);
    const order = await placed(retailer, [[product, 1]], agent, { callId: row.id, expected: 11 });
    const stored = await db.selectFrom("orders").select("call_id").where("id", "=", order.id).executeTakeFirstOrThrow();
    expect(stored.call_id).toBe(row.id);
    expect((await desk()).current).toMatchObject({ orderId: order.id, orderNumber: order.orderNumber });
    const done = await agent.call(call.finish, { ...at(row), body: { disposition: "ORDERED" } });
    expect(done.payload).toMatchObject({ state: "DONE", orderNumber: order.orderNumber });
  });

  it("that is to be called back has a slot, and stands on the list when that has come", async () => {
    const { agent } = scene;
    const row = await connected();
    const without = await agent.call(call.finish, { ...at(row), body: { disposition: "CALL_BACK" } });
    expect([without.status, without.errors[0]?.field]).toEqual([422, "nextOn"]);
    const later = { disposition: "CALL_BACK", nextOn: addDays(todayIn(), 2), nextAt: "11:30" } as const;
    await agent.call(call.finish, { ...at(row), body: later });
    const due = async () => (await desk()).next.filter(({ retailerId }) => retailerId === retailer);
    expect((await due()).map(({ reason }) => reason)).not.toContain("DUE");
    await scene.db.updateTable("dialer_call").set({ next_on: todayIn() }).where("id", "=", row.id).execute();
    expect(await due()).toMatchObject([{ reason: "DUE", since: todayIn(), slot: "11:30" }]);
  });

  it("that was missed is to be called back, first of all but what was promised", async () => {
    const { agent } = scene;
    await endOpen();
    const { payload } = await agent.call(call.ring, { body: { retailerId: retailer } });
    expect((await agent.call(call.decline, at(payload))).payload.state).toBe("MISSED");
    const { next } = await desk();
    const order = ["DUE", "MISSED", "QUIET"];
    const ranks = next.map(({ reason }) => order.indexOf(reason));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const { payload: row } = await agent.call(call.ring, { body: { retailerId: retailer } });
    expect(row.state).toBe("RINGING");
  });

  it("is nobody else's, and a retailer of another agent is not called", async () => {
    const { agent, db } = scene;
    const row = await connected();
    const stranger = await db
      .selectFrom("app_user")
      .select("id")
      .where("user_type", "=", "CALLING_AGENT")
      .where("id", "<>", scene.agentId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("dialer_call")
      .set({ state: "MISSED" })
      .where("agent_id", "=", stranger.id)
      .where("state", "in", ["RINGING", "CONNECTED", "WRAP_UP"])
      .execute();
    await db.updateTable("dialer_call").set({ agent_id: stranger.id }).where("id", "=", row.id).execute();
    expect((await agent.call(call.hangUp, at(row))).status).toBe(404);
    const other = await db
      .selectFrom("retailer")
      .select("id")
      .where("agent_id", "is", null)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom("dialer_call as c").select("c.id").whereRef("c.retailer_id", "=", "retailer.id")),
        ),
      )
      .executeTakeFirstOrThrow();
    expect((await agent.call(call.ring, { body: { retailerId: other.id } })).status).toBe(404);
  });
});

it("stands on its retailer's record: for the agent and who answers for them, with what came of it", async () => {
  const { agent, supervisor, admin, hubManager } = scene;
  const row = await connected();
  const { retailerId } = row;
  await agent.call(call.finish, { ...at(row), body: { disposition: "NO_NEED", note: "Stock until Monday" } });
  const query = { q: "", sort: "-createdAt", size: 25, cursor: null, retailer: retailerId } as const;
  for (const client of [agent, supervisor, admin]) {
    const { payload } = await client.call(call.list, { query });
    expect(payload.content[0]).toMatchObject({
      id: row.id,
      state: "DONE",
      disposition: "NO_NEED",
      note: "Stock until Monday",
      agent: expect.any(String),
    });
    expect(payload.content.every((one) => one.retailerId === retailerId)).toBe(true);
  }
  expect((await hubManager.call(call.list, { query })).status).toBe(403);
  const { id: stranger } = await scene.db
    .selectFrom("app_user")
    .select("id")
    .where("user_type", "=", "CALLING_AGENT")
    .where("id", "<>", scene.agentId)
    .executeTakeFirstOrThrow();
  await scene.db.updateTable("dialer_call").set({ agent_id: stranger }).where("id", "=", row.id).execute();
  const { payload: others } = await agent.call(call.list, { query });
  expect(others.content.map(({ id }) => id)).not.toContain(row.id);
});

describe("a supervisor", () => {
  it("sees whom the own agents talk to, and nobody else's", async () => {
    const { supervisor, db } = scene;
    await connected();
    const { payload } = await supervisor.call(call.team);
    expect(payload.find(({ id }) => id === scene.agentId)).toMatchObject({ state: "CONNECTED" });
    const own = await db
      .selectFrom("app_user as agent")
      .innerJoin("app_user as boss", "boss.id", "agent.supervisor_id")
      .select("agent.id")
      .where("boss.username", "=", "cc_supervisor")
      .execute();
    const ids = new Set(own.map(({ id }) => id));
    expect(payload.every(({ id }) => ids.has(id))).toBe(true);
  });
});

it("has a shop that was called soon after midnight not called once more for being quiet that day", async () => {
  const { agent, db, agentId } = scene;
  const quiet = await scene.addRetailer();
  // Nobody else's silence fills the list.
  await db
    .updateTable("retailer")
    .set({ agent_id: null })
    .where("agent_id", "=", agentId)
    .where("id", "<>", quiet)
    .execute();
  await endOpen();
  const { payload } = await agent.call(call.ring, { body: { retailerId: quiet } });
  const { payload: talking } = await agent.call(call.answer, at(payload));
  await agent.call(call.finish, { ...at(talking), body: { disposition: "NO_NEED" } });
  const reasonOn = async (day: string) => {
    const created_at = new Date(`${day}T00:30:00+05:30`);
    await db.updateTable("dialer_call").set({ created_at }).where("retailer_id", "=", quiet).execute();
    return (await desk()).next.find(({ retailerId }) => retailerId === quiet)?.reason;
  };
  expect(await reasonOn(addDays(todayIn(), -1))).toBe("QUIET");
  expect(await reasonOn(todayIn())).toBeUndefined();
});
