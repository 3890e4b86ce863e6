// Long because the provider that is played here serves calls, reports and listening in alike.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { callEndpoints as call, dialerEndpoints as dialer, type CallRow } from "@o2r/api/contract/orders";
import { userAccountEndpoints as user } from "@o2r/api/contract/parties";
import { takeLease } from "../../../jobs/lease.ts";
import type { Client } from "../../../test/client.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";
import { missCalls } from "./miss-calls.ts";
import { sendRequests } from "./send-requests.ts";
import { signCallReports } from "./take-reports.ts";

const secret = "a secret of thirty-two characters";
let scene: OrderScene;
let retailer: string;
let mobile: string;
let otherAgent: string;

/** Whoever connects calls, on a real socket. */
interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}
const asked: Asked[] = [];
let answer: (response: ServerResponse) => void;
const say = (status: number) => (response: ServerResponse) => void response.writeHead(status).end("{}");
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) });
    answer(response);
  });
});
let address = "";

beforeAll(async () => {
  scene = await openOrderScene({
    O2R_DIALER_URL: "http://127.0.0.1:9/calls",
    O2R_DIALER_CALLBACK_SECRET: secret,
  });
  const { db } = scene;
  retailer = await scene.addRetailer();
  ({ mobile } = await db.selectFrom("retailer").select("mobile").where("id", "=", retailer).executeTakeFirstOrThrow());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  address = `http://127.0.0.1:${port}/calls`;
  const taken = async () => {
    if (!(await takeLease(db, "calls", 3_600_000))) throw new Error("The job is at work");
  };
  // No turn of the job comes between.
  await vi.waitFor(taken, { timeout: 10_000 });
  ({ id: otherAgent } = await db
    .selectFrom("app_user")
    .select("id")
    .where("user_type", "=", "CALLING_AGENT")
    .where("id", "<>", scene.agentId)
    .where("supervisor_id", "is not", null)
    .where("supervisor_id", "<>", (own) =>
      own.selectFrom("app_user").select("id").where("username", "=", "cc_supervisor"),
    )
    .orderBy("id")
    .executeTakeFirstOrThrow());
});
afterAll(async () => {
  await scene.service.stop();
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  answer = say(202);
  asked.length = 0;
  await scene.db.deleteFrom("dialer_request").execute();
  await endOpen();
});

const endOpen = () =>
  scene.db
    .updateTable("dialer_call")
    .set({ state: "MISSED" })
    .where("state", "in", ["RINGING", "CONNECTED", "WRAP_UP"])
    .execute();
const named = async (name: string) =>
  await scene.db.selectFrom("dialer").select(["id", "version"]).where("name", "=", name).executeTakeFirstOrThrow();
const connectedBy = async (name: string, userId = scene.agentId) => {
  const { id } = await named(name);
  await scene.db.updateTable("app_user").set({ dialers_id: id }).where("id", "=", userId).execute();
};
const at = ({ id, version }: Pick<CallRow, "id" | "version">) => ({ params: { id }, version });
const ring = async (): Promise<CallRow> => {
  const { status, payload, errorMessage } = await scene.agent.call(call.ring, { body: { retailerId: retailer } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const send = () => sendRequests(scene.db, { address, token: "t-42" });
const acts = () => asked.map(({ body }) => body["act"]);
const stateOf = async (id: string) =>
  await scene.db.selectFrom("dialer_call").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const current = async () => (await scene.agent.call(call.desk)).payload.current;

describe("S7.53 dialers", () => {
  const create = (body: BodyOf<typeof dialer.create>) => scene.superAdmin.call(dialer.create, { body });

  it("are kept by super admins, one of a name, and a provider's shows a number", async () => {
    const { status, payload } = await create({ name: "Evening desk", kind: "SIMULATOR", ringSeconds: 30 });
    expect([status, payload.agents, payload.ringSeconds]).toEqual([200, 0, 30]);
    const again = await create({ name: "evening DESK", kind: "SIMULATOR" });
    expect(again.errors).toEqual([{ field: "name", message: "This dialer exists already" }]);
    const silent = await create({ name: "Silent", kind: "HTTP" } as never); // what a browser would not send
    expect(silent.errors.map(({ field }) => field)).toEqual(["callerNumber"]);
    const denied = await scene.admin.call(dialer.list, { query: { q: "", sort: "name", size: 25, cursor: null } });
    expect(denied.status).toBe(403);
  });

  it("are what the account of an agent names, and by a supervisor too", async () => {
    const { id } = await named("Cloud dialer");
    const found = await scene.supervisor.call(dialer.lookup, { query: { query: "clou", size: 10 } });
    expect(found.payload.content).toEqual([{ id, name: "Cloud dialer" }]);
    const { payload } = await scene.superAdmin.call(user.get, { params: { id: scene.agentId } });
    const { dialersId, dialer: name } = payload;
    expect([name, typeof dialersId]).toEqual(["Training desk", "string"]);
  });

  it("that are switched off connect nobody, and are chosen by nobody", async () => {
    await connectedBy("Evening desk");
    const { id, version } = await named("Evening desk");
    await scene.superAdmin.call(dialer.setActive, { params: { id }, version, body: { active: false } });
    const { status, errorMessage } = await scene.agent.call(call.ring, { body: { retailerId: retailer } });
    expect([status, errorMessage]).toEqual([409, "Your dialer, Evening desk, is switched off"]);
    const found = await scene.supervisor.call(dialer.lookup, { query: { query: "Evening", size: 10 } });
    expect(found.payload.content).toEqual([]);
  });
});

describe("the provider of a dialer", () => {
  beforeEach(() => connectedBy("Cloud dialer"));

  it("is asked to ring, to answer and to hang up, in this order, each with its key and the token", async () => {
    const ringing = await ring();
    const { payload: answered } = await scene.agent.call(call.answer, at(ringing));
    await scene.agent.call(call.hangUp, at(answered));
    expect((await scene.agent.call(call.desk)).payload.simulated).toBe(false);
    for (const _ of [1, 2, 3]) await send();
    expect(acts()).toEqual(["RING", "ANSWER", "HANG_UP"]);
    expect(asked[0]?.headers["authorization"]).toBe("Bearer t-42");
    expect(asked[0]?.body).toMatchObject({ call: ringing.id, agent: "AG2000", to: mobile, from: "02071234567" });
    const keys = asked.map(({ headers, body }) => [headers["idempotency-key"], body["id"]]);
    expect(keys.every(([key, id]) => key === id)).toBe(true);
    expect(new Set(keys.map(([key]) => key)).size).toBe(3);
  });

  it("is asked again under the same key while it fails, and nothing overtakes what it was asked first", async () => {
    const ringing = await ring();
    await scene.agent.call(call.decline, at(ringing));
    for (const fail of [say(503), (response: ServerResponse) => void response.destroy()]) {
      answer = fail;
      await send();
      await scene.db
        .updateTable("dialer_request")
        .set({ due_at: new Date(0) })
        .execute();
    }
    answer = say(200);
    await send();
    expect(acts()).toEqual(["RING", "RING", "RING"]);
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    await send();
    expect(acts().at(-1)).toBe("HANG_UP");
  });

  it("ends a call that it refuses, and the agent reads why", async () => {
    const { id } = await ring();
    answer = say(422);
    await send();
    const { state, note } = await stateOf(id);
    expect([state, note]).toEqual(["MISSED", "The provider answers with status 422"]);
  });

  it("makes no call while none is named in the settings", async () => {
    const { id } = await ring();
    await sendRequests(scene.db, undefined);
    expect(await stateOf(id)).toMatchObject({
      state: "MISSED",
      note: "No provider is named in the settings of the service",
    });
  });
});

describe("a report of the provider", () => {
  type Report = BodyOf<typeof dialer.report>["reports"][number];
  beforeEach(() => connectedBy("Cloud dialer"));
  const reportOf = (key: string, status: Report["status"], more: Partial<Report> = {}): Report => ({
    key,
    status,
    at: new Date().toISOString(),
    agent: null,
    mobile: null,
    ...more,
  });
  const report = (reports: Report[], { by = secret, at: when = new Date().toISOString() } = {}) =>
    scene.service
      .client(null)
      .call(dialer.report, { body: { at: when, reports, signature: signCallReports(by, when, reports) } });
  const incoming = (key: string) => reportOf(key, "RINGING", { agent: "AG2000", mobile: `+91${mobile}` });

  it("makes a call that comes in the agent's ringing call, once, and takes it through its life", async () => {
    const key = crypto.randomUUID();
    expect((await report([incoming(key), incoming(key)])).status).toBe(200);
    const waiting = (await scene.agent.call(dialer.call)).payload;
    expect(waiting?.retailerId).toBe(retailer);
    expect(await current()).toMatchObject({ state: "RINGING", incoming: true });
    await report([reportOf(key, "ANSWERED")]);
    expect(await current()).toMatchObject({ state: "CONNECTED" });
    await report([reportOf(key, "ENDED"), reportOf(key, "ANSWERED"), incoming(key)]);
    expect(await current()).toMatchObject({ state: "WRAP_UP" });
    const { count } = await scene.db
      .selectFrom("dialer_call")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("provider_key", "=", key)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it("that calls while the agent talks is missed, and is to be called back", async () => {
    const other = await scene.addRetailer();
    const { mobile: theirs } = await scene.db
      .selectFrom("retailer")
      .select("mobile")
      .where("id", "=", other)
      .executeTakeFirstOrThrow();
    await ring();
    await report([reportOf(crypto.randomUUID(), "RINGING", { agent: "AG2000", mobile: theirs })]);
    await endOpen();
    const { next } = (await scene.agent.call(call.desk)).payload;
    expect(next.find(({ retailerId }) => retailerId === other)?.reason).toBe("MISSED");
  });

  it("moves a call that the agent has asked for", async () => {
    const { id } = await ring();
    await report([reportOf(id, "ANSWERED")]);
    expect(await stateOf(id)).toMatchObject({ state: "CONNECTED" });
  });

  it("of an unknown agent, an unknown number or a simulator's agent rings nowhere", async () => {
    await report([
      reportOf("k1", "RINGING", { agent: "AG0", mobile }),
      reportOf("k2", "RINGING", { agent: "AG2000", mobile: "1" }),
    ]);
    await connectedBy("Training desk");
    await report([incoming("k3")]);
    expect(await current()).toBeNull();
  });

  it("is refused where it is not signed with the secret, was changed on its way, or is old", async () => {
    const forged = await report([incoming("forged")], { by: "another secret of enough characters" });
    expect([forged.status, forged.errorMessage]).toEqual([403, "The signature does not fit"]);
    const when = new Date().toISOString();
    const signature = signCallReports(secret, when, [incoming("other")]);
    const changed = await scene.service
      .client(null)
      .call(dialer.report, { body: { at: when, signature, reports: [incoming("changed")] } });
    const old = await report([incoming("old")], { at: new Date(Date.now() - 600_000).toISOString() });
    expect([changed.status, old.status]).toEqual([403, 403]);
    expect(await current()).toBeNull();
  });
});

describe("a call that nobody takes", () => {
  it("is missed once it has rung for as long as its dialer says, and its provider hangs up", async () => {
    await connectedBy("Cloud dialer");
    const { id } = await ring();
    const after = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await missCalls(scene.db, after(40));
    expect(await stateOf(id)).toMatchObject({ state: "RINGING" });
    expect(await missCalls(scene.db, after(50))).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: "MISSED" });
    await send();
    await send();
    expect(acts()).toEqual(["RING", "HANG_UP"]);
    const { next } = (await scene.agent.call(call.desk)).payload;
    expect(next.find(({ retailerId }) => retailerId === retailer)?.reason).toBe("MISSED");
  });

  it("rings on where its dialer has no such time, or once it was answered", async () => {
    await connectedBy("Training desk");
    const ringing = await ring();
    await missCalls(scene.db, new Date(Date.now() + 86_400_000));
    expect(await stateOf(ringing.id)).toMatchObject({ state: "RINGING" });
    await scene.agent.call(call.answer, at(ringing));
    await connectedBy("Call centre Pune");
    await missCalls(scene.db, new Date(Date.now() + 86_400_000));
    expect(await stateOf(ringing.id)).toMatchObject({ state: "CONNECTED" });
  });
});

describe("listening in", () => {
  const listen = (by: Client, id: string) => by.call(call.listen, { params: { id } });
  const talking = async (name: string): Promise<CallRow> => {
    await connectedBy(name);
    return (await scene.agent.call(call.answer, at(await ring()))).payload;
  };
  const row = async () => (await scene.supervisor.call(call.team)).payload.find(({ id }) => id === scene.agentId);

  it("has the dialer call the supervisor, and is written down", async () => {
    const { id } = await talking("Cloud dialer");
    expect(await row()).toMatchObject({ callId: id, canListen: true, dialer: "Cloud dialer" });
    expect((await listen(scene.supervisor, id)).status).toBe(200);
    for (const _ of [1, 2, 3]) await send();
    const { mobile: own } = await scene.db
      .selectFrom("app_user")
      .select("mobile")
      .where("username", "=", "cc_supervisor")
      .executeTakeFirstOrThrow();
    expect(asked.at(-1)?.body).toMatchObject({ act: "LISTEN", call: id, listener: own });
    const written = await scene.db
      .selectFrom("audit_log")
      .select("actor_username")
      .where("entity_id", "=", id)
      .where("action", "=", "listening.begun")
      .execute();
    expect(written).toEqual([{ actor_username: "cc_supervisor" }]);
  });

  it("is offered and done only where the dialer can, and while somebody talks", async () => {
    const { id } = await talking("Training desk");
    expect(await row()).toMatchObject({ canListen: false });
    const cannot = await listen(scene.supervisor, id);
    expect([cannot.status, cannot.errorMessage]).toEqual([409, "The dialer of this agent lets nobody listen in"]);
    await endOpen();
    expect((await listen(scene.supervisor, id)).errorMessage).toBe("Nobody talks in this call now");
  });

  it("is for the own team alone", async () => {
    const { id } = await talking("Cloud dialer");
    await scene.db.updateTable("dialer_call").set({ agent_id: otherAgent }).where("id", "=", id).execute();
    expect((await listen(scene.supervisor, id)).status).toBe(404);
    expect((await listen(scene.agent, id)).status).toBe(403);
  });
});
