import { afterAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { chatWorkflowEndpoints as workflow, starterFlow, workflowLife } from "@o2r/api/contract/engagement";
import { userEndpoints } from "@o2r/api/contract/session";
import type { Client } from "../../../test/client.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type Drawn = BodyOf<typeof workflow.draw>;

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const [superAdmin, founder, admin] = await Promise.all([
  service.signIn("super_admin"),
  service.signIn("super_super_admin"),
  service.signIn("admin"),
]);
afterAll(() => service.stop());
let made = 0;

const create = (name: string, trigger: string) => superAdmin.call(workflow.create, { body: { name, trigger } });
const fresh = async () => {
  made += 1;
  return (await create(`Workflow ${made}`, `word ${made}`)).payload;
};
const read = async (id: string) => (await superAdmin.call(workflow.get, { params: { id } })).payload;
const draft = async (id: string) => (await superAdmin.call(workflow.draft, { params: { id } })).payload;

const at = { x: 0, y: 0 };
/** A chat that says one thing and is over. */
const says = (text: string): Drawn => ({
  start: "only",
  nodes: [{ id: "only", kind: "MESSAGE", title: "Only", at, text, ends: true, next: null }],
});
const draw = async (id: string, body: Drawn, client = superAdmin) =>
  client.call(workflow.draw, { params: { id }, version: (await read(id)).version, body });
const publish = async (id: string, note?: string) =>
  superAdmin.call(workflow.publish, {
    params: { id },
    version: (await read(id)).version,
    body: { ...(note !== undefined && { note }) },
  });
const rollBack = async (id: string, to: number) =>
  superAdmin.call(workflow.rollBack, { params: { id }, version: (await read(id)).version, body: { to } });

describe("S7.61 a workflow of the chatbot", () => {
  it("begins as a greeting after which a person takes over, which can be published", async () => {
    const { id, state, nodes, liveVersion } = await fresh();
    expect([state, nodes, liveVersion]).toEqual(["DRAFT", 2, null]);
    expect((await draft(id)).flow).toEqual(starterFlow);
    const { status, payload } = await publish(id);
    expect([status, payload.state, payload.liveVersion]).toEqual([200, "PUBLISHED", 1]);
  });

  it("keeps the words that start it plainly, each once", async () => {
    expect((await create("Offers of today", " Offer,  best   DEAL ,offer,")).payload.trigger).toBe("offer, best deal");
  });

  it("is started by words that start no other", async () => {
    await create("Returns", "return, give back");
    const { status, errors } = await create("Refunds", "refund, GIVE BACK");
    expect([status, errors]).toEqual([422, [{ field: "trigger", message: "“give back” starts Returns already" }]]);
    expect((await create("Nothing", " , ")).errors).toEqual([{ field: "trigger", message: "Write at least one word" }]);
  });

  it("never shares a word, also where two are made at once", async () => {
    const both = await Promise.all([create("Race one", "race"), create("Race two", "race")]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it("has a name of its own", async () => {
    await create("Twice", "twice one");
    expect((await create("twice", "twice two")).errors).toEqual([
      { field: "name", message: "This workflow exists already" },
    ]);
  });
});

describe("what it is drawn as", () => {
  it("is kept with each node's own fields, and played only once it is published", async () => {
    const { id } = await fresh();
    await publish(id);
    const body = says("Bye");
    const [only] = body.nodes;
    if (only === undefined) throw new Error("There is one");
    // What a message has no use for is not kept.
    const { status, payload } = await draw(id, { ...body, nodes: [{ ...only, topic: "OTHER", wrong: "only" }] });
    expect(status).toBe(200);
    expect(payload.flow).toEqual(says("Bye"));
    expect(payload.live).toEqual(starterFlow);
    expect(payload.workflow.nodes).toBe(1);
  });

  it("may have problems, which keep it from being published", async () => {
    const { id } = await fresh();
    const nodes = [
      { id: "a", kind: "MESSAGE" as const, title: "Hello", at, text: "Hello", ends: false, next: null },
      { id: "b", kind: "HAND_OFF" as const, title: "Desk", at, text: "", topic: "OTHER" as const },
    ];
    expect((await draw(id, { start: "a", nodes })).status).toBe(200);
    const { status, errorMessage } = await publish(id);
    expect([status, errorMessage]).toEqual([409, "Hello: Next leads nowhere, and 1 more problem"]);
    expect((await read(id)).state).toBe("DRAFT");
  });

  it("never has two nodes of one id", async () => {
    const { id } = await fresh();
    const { nodes } = says("Hello");
    const { status, errors } = await draw(id, { start: "only", nodes: [...nodes, ...nodes] });
    expect([status, errors]).toEqual([422, [{ field: "nodes", message: "Two nodes have this id" }]]);
  });

  it("by two at once is one's, and the other is shown what stands", async () => {
    const { id, version } = await fresh();
    const save = (client: Client, text: string) =>
      client.call(workflow.draw, { params: { id }, version, body: says(text) });
    const both = await Promise.all([save(superAdmin, "Mine"), save(founder, "Theirs")]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
    const kept = both[0]?.status === 200 ? "Mine" : "Theirs";
    expect((await draft(id)).flow).toEqual(says(kept));
  });
});

describe("its versions", () => {
  it("are told newest first, with their notes and the name of who published them", async () => {
    const { id } = await fresh();
    const { name } = (await superAdmin.call(userEndpoints.current)).payload;
    await publish(id, "First");
    await draw(id, says("Bye"));
    await publish(id);
    const { payload } = await superAdmin.call(workflow.versions, { params: { id } });
    expect(payload.map(({ n, note, nodes, publishedBy }) => [n, note, nodes, publishedBy])).toEqual([
      [2, null, 1, name],
      [1, "First", 2, name],
    ]);
  });

  it("are not made of what is live already", async () => {
    const { id } = await fresh();
    await publish(id);
    const { status, errorMessage } = await publish(id);
    expect([status, errorMessage]).toEqual([409, "Nothing of the workflow has changed since version 1, which is live"]);
  });

  it("are read one by one, so that what would come back can be compared with what is live", async () => {
    const { id } = await fresh();
    await publish(id);
    await draw(id, says("Bye"));
    await publish(id);
    const at = (n: number) => superAdmin.call(workflow.version, { params: { id, n } });
    expect([(await at(1)).payload, (await at(2)).payload]).toEqual([starterFlow, says("Bye")]);
    const other = await fresh();
    expect([
      (await at(3)).status,
      (await superAdmin.call(workflow.version, { params: { id: other.id, n: 1 } })).status,
    ]).toEqual([404, 404]);
  });

  it("come back as a new one, and as what is drawn", async () => {
    const { id } = await fresh();
    await publish(id);
    await draw(id, says("Bye"));
    await publish(id);
    const { payload } = await rollBack(id, 1);
    expect([payload.state, payload.liveVersion]).toEqual(["ROLLED_BACK", 3]);
    expect(await draft(id)).toMatchObject({ flow: starterFlow, live: starterFlow });
    expect((await rollBack(id, 9)).errors).toEqual([{ field: "to", message: "The workflow has no version 9" }]);
  });
});

describe("its life", () => {
  walkLifecycle({
    life: workflowLife,
    people: { SUPER_ADMIN: superAdmin, SUPER_SUPER_ADMIN: founder, ADMIN: admin },
    read,
    make: async (state) => {
      const { id } = await fresh();
      if (state !== "DRAFT") {
        await publish(id);
        await draw(id, says("Second"));
        await publish(id);
        if (state === "ROLLED_BACK") {
          await rollBack(id, 1);
          await draw(id, says("Third"));
          await publish(id);
          await rollBack(id, 2);
        }
        await draw(id, says("Drawn"));
      }
      return read(id);
    },
    bodies: { publish: () => ({}), rollBack: () => ({ to: 1 }) },
  });
});
