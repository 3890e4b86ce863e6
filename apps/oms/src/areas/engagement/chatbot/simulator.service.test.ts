import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import {
  chatEndpoints as chat,
  chatWorkflowEndpoints as workflow,
  flowProblems,
  play,
  reachedFrom,
  sentFlow,
  ticketEndpoints as ticket,
  type ChatSession,
  type DrawnFlow,
  type DrawnNode,
  type PlayedLine,
  type TriedEvent,
} from "@o2r/api/contract/engagement";
import { startDemoService } from "../../test/demo-service.ts";
import { endChats } from "../test/end-chats.ts";
import { answerCalls } from "./answer-calls.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const { db } = service;
const [retailer, admin, superAdmin] = await Promise.all([
  service.signIn("retailer"),
  service.signIn("admin"),
  service.signIn("super_admin"),
]);
afterAll(() => service.stop());

const at = { x: 0, y: 0 };
const ids = ["a", "b", "c", "d", "e", "f"] as const;
const port = fc.constantFrom(...ids);
const text = fc.constantFrom(
  "Hello {owner}",
  "{about}?",
  "{nothing}",
  "You said {about}, {stands}",
  "A {{about}} <b>B</b>",
);
const node = (id: string): fc.Arbitrary<DrawnNode> => {
  const base = { id, title: `Node ${id}`, at };
  return fc.oneof(
    fc.record({ text, next: port }).map((one): DrawnNode => ({ ...base, kind: "MESSAGE", ends: false, ...one })),
    text.map((says): DrawnNode => ({ ...base, kind: "MESSAGE", text: says, ends: true, next: null })),
    fc.record({ text, one: port, two: port, wrong: port }).map(({ one, two, ...rest }): DrawnNode => ({
      ...base,
      kind: "QUESTION",
      keep: "about",
      next: null,
      choices: [
        { label: "1st", next: one },
        { label: "2nd", next: two },
      ],
      ...rest,
    })),
    fc
      .record({ text, next: port, wrong: port })
      .map((one): DrawnNode => ({ ...base, kind: "QUESTION", keep: "about", choices: [], ...one })),
    fc
      .record({ value: fc.constantFrom("about", "stands"), yes: port, no: port })
      .map((one): DrawnNode => ({ ...base, kind: "CONDITION", is: "CONTAINS", than: "2", ...one })),
    fc.record({ done: port, failed: port }).map((one): DrawnNode => ({
      ...base,
      kind: "API",
      connection: "Orders",
      path: "/open/{about}",
      keep: "stands",
      ...one,
    })),
    fc.constant<DrawnNode>({ ...base, kind: "HAND_OFF", text: "A person comes, {owner}", topic: "PAYMENT" }),
  );
};
/** Any workflow that can be published: what nothing leads to is taken out. */
const publishable = fc
  .tuple(...ids.map(node))
  .map((nodes): DrawnFlow => {
    const reached = reachedFrom(new Map(nodes.map((one) => [one.id, one])), "a");
    return { start: "a", nodes: nodes.filter(({ id }) => reached.has(id)) };
  })
  .filter((flow) => flow.nodes.length > 1 && flowProblems(flow).length === 0);
const event: fc.Arbitrary<TriedEvent> = fc.oneof(
  fc
    .constantFrom("1", "2nd", " 2 ", "something", "RO 7/../x", "{owner}")
    .map((said): TriedEvent => ({ kind: "SAID", text: said })),
  fc
    .constantFrom("2 cartons", "", "{about}", "x".repeat(300))
    .map((value): TriedEvent => ({ kind: "ANSWERED", value })),
  fc.constant<TriedEvent>({ kind: "FAILED" }),
);

await sql`truncate chat_workflow, chat_workflow_version, chat_connection cascade`.execute(db);
await db
  .insertInto("chat_connection")
  .values({ id: crypto.randomUUID(), name: "Orders", address: "https://orders.example/v1" })
  .execute();
const { id: workflowId } = (await superAdmin.call(workflow.create, { body: { name: "Tried", trigger: "try" } }))
  .payload;

const publish = async (flow: DrawnFlow): Promise<void> => {
  const params = { id: workflowId };
  const { version } = (await superAdmin.call(workflow.get, { params })).payload;
  const drawn = await superAdmin.call(workflow.draw, { params, version, body: sentFlow(flow) });
  expect([drawn.status, drawn.errors]).toEqual([200, []]);
  const done = await superAdmin.call(workflow.publish, { params, version: drawn.payload.workflow.version, body: {} });
  // The same as before is no new version, and is played as well.
  expect([200, 409]).toContain(done.status);
};

/** What the service says in a chat. */
const heard = ({ lines }: Pick<ChatSession, "lines">) =>
  lines.map(({ from, text: says, choices }) => [from, says, choices]);
/** The same of what the simulator shows. */
const shown = (lines: readonly PlayedLine[]) =>
  lines.flatMap((line) => {
    if (line.kind === "SAY") return [["BOT", line.text, line.choices]];
    return line.kind === "SAID" ? [["RETAILER", line.text.trim(), []]] : [];
  });

it("S7.61 the simulator says what the runtime does, for any workflow that can be published", async () => {
  // The test answers in the place of the job.
  await sql`insert into job_lease (name, holder, until) values ('chats', gen_random_uuid(), now() + interval '1 hour')
    on conflict (name) do update set holder = excluded.holder, until = excluded.until`.execute(db);
  const states = new Set<string>();
  await fc.assert(
    fc.asyncProperty(publishable, fc.array(event, { maxLength: 8 }), async (flow, events) => {
      await publish(flow);
      await endChats(db);
      const begun = (await retailer.call(chat.begin, {})).payload;
      const params = { id: begun.id };
      const entered = await retailer.call(chat.say, { params, body: { text: "try" } });
      const { values } = await db
        .selectFrom("chat_session")
        .select("values")
        .where("id", "=", begun.id)
        .executeTakeFirstOrThrow();
      const tried: TriedEvent[] = [];
      const simulate = () => play(flow, tried, { owner: values["owner"] ?? "", shop: values["shop"] ?? "" });
      const compare = async (session: ChatSession) => {
        const played = simulate();
        const kept = await db
          .selectFrom("chat_session")
          .select(["state", "node", "values", "wrong", "call_connection", "call_path"])
          .where("id", "=", begun.id)
          .executeTakeFirstOrThrow();
        // Before it: what it is about was asked, and answered.
        expect(heard(session).slice(2)).toEqual(shown(played.lines));
        const { call_connection: connection, call_path: path, ...stands } = kept;
        expect(stands).toEqual(played.chat);
        const call = played.chat.state === "CALLING" ? played.lines.findLast(({ kind }) => kind === "CALL") : undefined;
        expect([connection, path]).toEqual(call?.kind === "CALL" ? [call.connection, call.path] : [null, null]);
        states.add(played.chat.state);
      };
      await compare(entered.payload);
      for (const one of events) {
        const { state } = simulate().chat;
        // What does not fit how a chat stands is never played. The chat's page trims what is typed.
        if (state !== (one.kind === "SAID" ? "WAITING" : "CALLING")) continue;
        tried.push(one);
        if (one.kind === "SAID") await retailer.call(chat.say, { params, body: { text: one.text.trim() } });
        else
          await answerCalls(db, async () => {
            if (one.kind === "FAILED") throw new Error("It does not answer");
            return JSON.stringify({ value: one.value });
          });
        await compare((await retailer.call(chat.get, { params })).payload);
      }
      const { lines, chat: over } = simulate();
      if (over.state !== "HANDED_OFF") return;
      const { ticket_id: ticketId } = await db
        .selectFrom("chat_session")
        .select("ticket_id")
        .where("id", "=", begun.id)
        .executeTakeFirstOrThrow();
      const opened = await admin.call(ticket.get, { params: { id: ticketId ?? "" } });
      const handed = lines.find(({ kind }) => kind === "HAND_OFF");
      expect(opened.payload.topic).toBe(handed?.kind === "HAND_OFF" ? handed.topic : undefined);
    }),
    { numRuns: 40 },
  );
  expect([...states].toSorted()).toEqual(["CALLING", "ENDED", "HANDED_OFF", "WAITING"]);
}, 120_000);
