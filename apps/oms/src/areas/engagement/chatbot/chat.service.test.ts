import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import {
  chatEndpoints as chat,
  chatWorkflowEndpoints as workflow,
  ticketEndpoints as ticket,
  type ChatSession,
} from "@o2r/api/contract/engagement";
import { startDemoService } from "../../test/demo-service.ts";
import { endChats } from "../test/end-chats.ts";
import { answerCalls, urlBelow, valueOf } from "./answer-calls.ts";

type Drawn = BodyOf<typeof workflow.draw>;

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const { db } = service;
const [retailer, admin, superAdmin] = await Promise.all([
  service.signIn("retailer"),
  service.signIn("admin"),
  service.signIn("super_admin"),
]);
afterAll(() => service.stop());

const at = { x: 0, y: 0 };
const desk = {
  id: "desk",
  kind: "HAND_OFF",
  title: "Desk",
  at,
  text: "A person comes, {owner}",
  topic: "DELIVERY",
} as const;
const ends = (id: string, text: string) => ({
  id,
  kind: "MESSAGE" as const,
  title: id,
  at,
  text,
  ends: true,
  next: null,
});
const asks = (text: string): Drawn => ({
  start: "ask",
  nodes: [
    {
      id: "ask",
      kind: "QUESTION",
      title: "Ask",
      at,
      text,
      keep: "late",
      choices: [
        { label: "Yes", next: "desk" },
        { label: "No", next: "bye" },
      ],
      next: null,
      wrong: "desk",
    },
    ends("bye", "Good: {late}"),
    desk,
  ],
});
const looksUp: Drawn = {
  start: "ask",
  nodes: [
    {
      id: "ask",
      kind: "QUESTION",
      title: "Which",
      at,
      text: "Which order?",
      keep: "order",
      choices: [],
      next: "find",
      wrong: "desk",
    },
    {
      id: "find",
      kind: "API",
      title: "Find",
      at,
      connection: "orders",
      path: "/open/{order}",
      keep: "stands",
      done: "told",
      failed: "desk",
    },
    ends("told", "It is {stands}"),
    desk,
  ],
};

let words = 0;
/** A published workflow that a word starts. */
const published = async (drawn: Drawn): Promise<{ id: string; word: string }> => {
  words += 1;
  const word = `word${words}`;
  const made = await superAdmin.call(workflow.create, { body: { name: `Chat ${words}`, trigger: word } });
  const { id } = made.payload;
  await publish(id, drawn);
  return { id, word };
};
const read = async (id: string) => (await superAdmin.call(workflow.get, { params: { id } })).payload;
const publish = async (id: string, drawn: Drawn) => {
  const one = await superAdmin.call(workflow.draw, { params: { id }, version: (await read(id)).version, body: drawn });
  expect([one.status, one.errors]).toEqual([200, []]);
  const two = await superAdmin.call(workflow.publish, { params: { id }, version: (await read(id)).version, body: {} });
  expect(two.status).toBe(200);
};
const begin = async (): Promise<ChatSession> => {
  await endChats(db);
  return (await retailer.call(chat.begin, {})).payload;
};
const say = async ({ id }: Pick<ChatSession, "id">, text: string) =>
  retailer.call(chat.say, { params: { id }, body: { text } });
const said = async (session: Pick<ChatSession, "id">, text: string): Promise<ChatSession> => {
  const { status, payload, errorMessage } = await say(session, text);
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const last = ({ lines }: ChatSession) => lines.at(-1);

describe("S7.61 a chat with the bot", () => {
  it("asks what it is about, and goes into the workflow that a word of it starts", async () => {
    const { word } = await published(asks("Is it late?"));
    const begun = await begin();
    expect([begun.state, begun.workflow, last(begun)?.from]).toEqual(["WAITING", null, "BOT"]);
    expect(last(begun)?.choices.length).toBeGreaterThan(0);
    const asked = await said(begun, `It is about ${word}!`);
    expect(last(asked)).toMatchObject({ from: "BOT", text: "Is it late?", choices: ["Yes", "No"] });
    const over = await said(asked, "2");
    expect([over.state, over.over, last(over)?.text]).toEqual(["ENDED", "ENDED", "Good: No"]);
    const { status, errorMessage } = await say(over, "More");
    expect([status, errorMessage]).toEqual([409, "This chat is over: begin a new one"]);
    expect((await retailer.call(chat.current)).payload?.id).toBe(begun.id);
  });

  it("plays the version that was live when it went in, whatever is published since", async () => {
    const { id, word } = await published(asks("As it was?"));
    const old = await said(await begin(), word);
    await publish(id, asks("As it is?"));
    expect(last(await said(old, "perhaps"))?.text).toBe("As it was?");
    expect(old.workflowVersion).toBe(1);
    const fresh = await said(await begin(), word);
    expect([fresh.workflowVersion, last(fresh)?.text]).toEqual([2, "As it is?"]);
  });

  it("that nothing answers is handed to a person after three tries", async () => {
    const begun = await begin();
    // As long as a subject may be, and cut within its last character.
    const text = `${"z".repeat(119)}🚚`;
    await said(begun, text);
    await said(begun, text);
    const over = await said(begun, text);
    expect([over.state, over.ticket]).toEqual(["HANDED_OFF", expect.stringMatching(/^TKT-/)]);
  });

  it("takes what is sent twice under one key once", async () => {
    const { word } = await published(asks("Once?"));
    const begun = await begin();
    const key = crypto.randomUUID();
    const send = () => retailer.call(chat.say, { params: { id: begun.id }, body: { text: word }, key });
    const [one, two] = [await send(), await send()];
    expect(two.payload.lines).toEqual(one.payload.lines);
  });

  it("is its retailer's alone", async () => {
    const begun = await begin();
    const { id: other } = await db
      .selectFrom("app_user")
      .select("id")
      .where("user_type", "=", "RETAILER")
      .where("username", "<>", "retailer")
      .executeTakeFirstOrThrow();
    await db.updateTable("chat_session").set({ user_id: other }).where("id", "=", begun.id).execute();
    expect((await retailer.call(chat.get, { params: { id: begun.id } })).status).toBe(404);
    expect((await say(begun, "1")).status).toBe(404);
    expect((await admin.call(chat.begin, {})).status).toBe(403);
    expect((await service.client(null).call(chat.begin, {})).status).toBe(401);
  });
});

describe("a chat that a person takes over", () => {
  it("is a ticket with what was said, which is answered, resolved, and comes back", async () => {
    const { word } = await published(asks("Is it late?"));
    const handed = await said(await said(await begin(), word), "yes");
    expect([handed.state, handed.over]).toEqual(["HANDED_OFF", "NO"]);
    const { ticket_id } = await db
      .selectFrom("chat_session")
      .select("ticket_id")
      .where("id", "=", handed.id)
      .executeTakeFirstOrThrow();
    const id = ticket_id ?? "";
    const look = async () => (await admin.call(ticket.get, { params: { id } })).payload;
    expect(await look()).toMatchObject({ number: handed.ticket, topic: "DELIVERY", source: "CHAT", state: "OPEN" });
    const before = (await admin.call(ticket.messages, { params: { id } })).payload;
    expect(before.find(({ kind }) => kind === "SYSTEM")?.text).toContain("Bot: Is it late?\nRetailer: yes");
    await admin.call(ticket.collect, { params: { id }, version: (await look()).version });
    const write = (kind: "REPLY" | "NOTE", text: string) =>
      admin.call(ticket.send, { params: { id }, body: { kind, text, seen: 1000, attachments: [] } });
    expect((await write("NOTE", "Between us")).status).toBe(200);
    expect((await write("REPLY", "It comes at four")).status).toBe(200);
    const heard = (await retailer.call(chat.get, { params: { id: handed.id } })).payload;
    expect(last(heard)).toMatchObject({ from: "STAFF", text: "It comes at four" });
    expect(heard.lines.map(({ text }) => text)).not.toContain("Between us");
    await admin.call(ticket.wait, { params: { id }, version: (await look()).version });
    const thanked = await said(handed, "Thank you");
    expect(last(thanked)).toMatchObject({ from: "RETAILER", text: "Thank you" });
    const { version } = await look();
    await admin.call(ticket.resolve, { params: { id }, version, body: { category: "EXPLAINED" } });
    await said(handed, "It has not come");
    expect((await look()).state).toBe("ASSIGNED");
    const { payload: history } = await admin.call(ticket.history, { params: { id } });
    const came = history.flatMap(({ changes }) =>
      changes.flatMap(({ field, after }) => (field === "state" ? [after] : [])),
    );
    expect(came).toEqual(["ASSIGNED", "RESOLVED", "IN_PROGRESS", "WAITING_ON_RETAILER", "IN_PROGRESS", "ASSIGNED"]);
  });

  it("counts among the workflow's chats of seven days, with the hundredths that were handed over", async () => {
    const { id, word } = await published(asks("Is it late?"));
    await said(await said(await begin(), word), "yes");
    await said(await said(await begin(), word), "no");
    expect(await read(id)).toMatchObject({ sessions: 2, handOff: 50 });
    await db
      .updateTable("chat_session")
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where("workflow_id", "=", id)
      .execute();
    expect(await read(id)).toMatchObject({ sessions: 0, handOff: null });
  });
});

describe("a connection that a chat waits for", () => {
  const address = "https://orders.example/v1";
  beforeEach(async () => {
    await db.deleteFrom("chat_connection").execute();
    await db.insertInto("chat_connection").values({ id: crypto.randomUUID(), name: "Orders", address }).execute();
  });
  const look = async ({ id }: ChatSession) => (await retailer.call(chat.get, { params: { id } })).payload;
  const calling = async (answer: string): Promise<ChatSession> => {
    const { word } = await published(looksUp);
    // The job does not ask before the test does.
    const waiting = await said(await begin(), word);
    return said(waiting, answer);
  };

  it.each(["on its way", "on its \0way"])(
    "is asked below its address, and what it answers is told: %j",
    async (value) => {
      const session = await calling("RO 7/../../admin");
      expect(["CALLING", "HANDED_OFF"]).toContain(session.state);
      await db
        .updateTable("chat_session")
        .set({ state: "CALLING", node: "find", ticket_id: null, handed_at: null, call_connection: "orders" })
        .set({ call_path: "/open/RO%207", call_due: new Date(0) })
        .where("id", "=", session.id)
        .execute();
      const asked: string[] = [];
      await answerCalls(db, async (url) => {
        asked.push(url.href);
        return JSON.stringify({ value });
      });
      expect(asked).toEqual(["https://orders.example/v1/open/RO%207"]);
      expect(last(await look(session))?.text).toBe("It is on its way");
    },
  );

  it("that is not reached, or is an address inside, leads to where the workflow says", async () => {
    await db.updateTable("chat_connection").set({ address: "https://127.0.0.1:1/" }).execute();
    const session = await calling("7");
    await expect.poll(async () => (await look(session)).state, { timeout: 15_000 }).toBe("HANDED_OFF");
  });

  it("is never left by what a retailer says", () => {
    expect(urlBelow(address, "/open/7?all=1")?.href).toBe("https://orders.example/v1/open/7?all=1");
    for (const path of ["/../admin", "/open/../../admin", "/..%2f..", "//evil.example/x", "/%2e%2e/%2e%2e/x"])
      expect([path, urlBelow(address, path)?.href.startsWith("https://orders.example/v1/") ?? true]).toEqual([
        path,
        true,
      ]);
  });

  it("is asked for nothing where what a retailer says would lead up in the path", () => {
    for (const path of [
      "/order/../open",
      "/order/./open",
      "/order/%2e%2E/open",
      "/order/.%2e/open",
      "/order\\..\\open",
    ])
      expect([path, urlBelow(address, path)]).toEqual([path, undefined]);
    expect(urlBelow(address, "/order/..7/open?of=..")?.pathname).toBe("/v1/order/..7/open");
  });

  it("is kept as its value, or as its text", () => {
    expect([valueOf('{"value":3}'), valueOf(" plain "), valueOf('"word"')]).toEqual(["3", "plain", "word"]);
  });
});
