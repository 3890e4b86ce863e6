import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  chatEndpoints as chat,
  chatLookups,
  staffChatEndpoints as staffChat,
  ticketEndpoints as ticket,
} from "@o2r/api/contract/engagement";
import { openStream } from "../../../test/event-reader.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { endChats } from "../test/end-chats.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
const { db } = service;
await db.updateTable("app_user").set({ help_and_support_active: true }).where("user_type", "<>", "RETAILER").execute();
const people = ["admin", "calling_agent", "cc_supervisor", "hub_manager", "cwh_manager", "fsa", "onboarding_manager"];
const signedIn = new Map(await Promise.all(people.map(async (name) => [name, await service.signIn(name)] as const)));
const as = (name: string): Client => signedIn.get(name) ?? service.client(null);
const admin = as("admin");
const retailer = await service.signIn("retailer");

const listed = async (by: Client, narrowed: Readonly<Record<string, string>> = {}, sort = "-lastAt") => {
  const query = { q: "", sort, size: 500, cursor: null, ...narrowed } as never; // as a page sends it
  const { status, payload, errorMessage } = await by.call(staffChat.list, { query });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload.content;
};
const read = (by: Client, id: string) => by.call(staffChat.get, { params: { id } });

describe("chats of the demo", () => {
  it("stand in every way, and agree with their tickets and with what was said", async () => {
    const rows = await listed(admin);
    expect(new Set(rows.map(({ standing }) => standing))).toEqual(
      new Set(["BOT", "WAITING", "PERSON", "ENDED", "LEFT"]),
    );
    for (const row of rows) {
      const { lines } = (await read(admin, row.id)).payload;
      const last = lines.at(-1);
      expect([row.messages, row.lastText, row.lastFrom, row.lastAt]).toEqual([
        lines.length,
        last?.text,
        last?.from,
        last?.at,
      ]);
    }
    const { rows: wrong } = await sql`
      select ticket.number from ticket full join chat_session as chat on chat.ticket_id = ticket.id
      where (ticket.source = 'CHAT' or chat.ticket_id is not null)
        and (chat.id is distinct from ticket.session_id or chat.retailer_id <> ticket.retailer_id
          or chat.handed_at is distinct from ticket.created_at)`.execute(db);
    expect(wrong).toEqual([]);
  });

  it("are of the accounts of their shops, and leave the account that tries the app without one", async () => {
    const { rows } = await sql`
      select account.username from chat_session join app_user as account on account.id = user_id
      join retailer on retailer.id = retailer_id
      where account.mobile <> retailer.mobile or account.username = 'retailer'`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("S7.61 chats as staff see them", () => {
  it("are those of the retailers whom they look after, and nobody else's are there", async () => {
    const tickets = await Promise.all(
      people.map(async (name) => {
        const { payload } = await as(name).call(ticket.list, {
          query: { q: "", sort: "due", size: 500, cursor: null },
        });
        return [name, payload.content.filter(({ source }) => source === "CHAT").map(({ number }) => number)] as const;
      }),
    );
    const all = await listed(admin);
    for (const [name, numbers] of tickets) {
      const own = await listed(as(name));
      expect([name, own.flatMap((row) => row.ticket ?? []).toSorted()]).toEqual([name, numbers.toSorted()]);
      const reached = new Set(own.map(({ id }) => id));
      const foreign = all.filter(({ id }) => !reached.has(id)).slice(0, 2);
      const asked = await Promise.all([...own.slice(0, 1), ...foreign].map(({ id }) => read(as(name), id)));
      expect([name, asked.map(({ status }) => status)]).toEqual([
        name,
        [...own.slice(0, 1).map(() => 200), ...foreign.map(() => 404)],
      ]);
      expect([name, foreign.length === 0]).toEqual([name, name === "admin"]);
    }
    expect((await listed(as("calling_agent"))).length).toBeGreaterThan(0);
  });

  it("are kept from whoever has no help and support, from retailers, and from nobody known", async () => {
    const id = (await listed(admin))[0]?.id ?? "";
    expect((await read(retailer, id)).status).toBe(403);
    expect((await read(service.client(null), id)).status).toBe(401);
    expect((await read(admin, crypto.randomUUID())).status).toBe(404);
    await db.updateTable("app_user").set({ help_and_support_active: false }).where("username", "=", "fsa").execute();
    expect((await read(await service.signIn("fsa"), id)).status).toBe(403);
    await db.updateTable("app_user").set({ help_and_support_active: true }).where("username", "=", "fsa").execute();
  });

  it("are narrowed by how they stand, by workflow, by hand-off, by day and by retailer", async () => {
    const all = await listed(admin);
    for (const standing of ["BOT", "WAITING", "PERSON", "ENDED", "LEFT"]) {
      const those = all.filter((row) => row.standing === standing).map(({ id }) => id);
      expect([standing, (await listed(admin, { standing })).map(({ id }) => id)]).toEqual([standing, those]);
    }
    const two = await listed(admin, { standing: "BOT,LEFT" });
    expect(two.length).toBe(all.filter((row) => ["BOT", "LEFT"].includes(row.standing)).length);
    expect((await listed(admin, { handed: "true" })).every(({ ticket: number }) => number !== null)).toBe(true);
    expect((await listed(admin, { handed: "false" })).every(({ ticket: number }) => number === null)).toBe(true);
    const { payload } = await admin.call(chatLookups.chatWorkflowName.lookup, { query: { query: "short", size: 10 } });
    const [short] = payload.content;
    const played = await listed(admin, { workflow: short?.id ?? "" });
    expect(new Set(played.map(({ workflow }) => workflow))).toEqual(new Set([short?.name]));
    const days = "2020-01-01..2020-12-31";
    expect(await listed(admin, { started: days })).toEqual([]);
    const [row] = all;
    expect((await listed(admin, { retailer: row?.retailerId ?? "" })).map(({ id }) => id)).toContain(row?.id);
  });

  it("are found by the shop, its mobile and the whole number of the ticket", async () => {
    const row = (await listed(admin)).find(({ ticket: number }) => number !== null);
    for (const q of [row?.retailer.slice(0, 6) ?? "", row?.mobile ?? "", row?.ticket ?? ""])
      expect([q, (await listed(admin, { q })).map(({ id }) => id)]).toEqual([q, expect.arrayContaining([row?.id])]);
    expect((await listed(admin, { q: row?.ticket ?? "" })).length).toBe(1);
    expect(await listed(admin, { q: "nothing is called so" })).toEqual([]);
  });

  it("go by what was said last or by when they began, page by page", async () => {
    for (const sort of ["-lastAt", "lastAt", "-startedAt", "startedAt"] as const) {
      const rows = await listed(admin, {}, sort);
      const by = sort.endsWith("lastAt") ? ("lastAt" as const) : ("startedAt" as const);
      const times = rows.map((row) => row[by]);
      expect(times).toEqual(sort.startsWith("-") ? times.toSorted().toReversed() : times.toSorted());
      const query = { q: "", sort, size: 10, cursor: null } as const;
      const one = (await admin.call(staffChat.list, { query })).payload;
      const two = (await admin.call(staffChat.list, { query: { ...query, cursor: one.nextCursor } })).payload;
      expect([...one.content, ...two.content].map(({ id }) => id)).toEqual(rows.slice(0, 20).map(({ id }) => id));
    }
  });

  it("are saved as a file", async () => {
    const answer = await admin.raw("/oms/chat/export?format=csv");
    const [head = ""] = (await answer.text()).split("\n");
    expect(head).toContain("Retailer,Mobile,Workflow,Version,Said last");
  });
});

describe("a chat that goes on", () => {
  beforeAll(() => endChats(db));

  it("is there at once, says what was said last, and is handed over with its ticket, which its answers come by", async () => {
    const stream = await openStream(admin);
    const { id } = (await retailer.call(chat.begin, {})).payload;
    const mine = async () => (await read(admin, id)).payload;
    expect(await mine()).toMatchObject({ standing: "BOT", ticket: null, messages: 1, lastFrom: "BOT" });
    const say = (text: string) => retailer.call(chat.say, { params: { id }, body: { text } });
    for (const text of ["zzz", "zzz", "My tins are not here"]) await say(text);
    const handed = await mine();
    expect(handed).toMatchObject({ standing: "WAITING", workflow: null, ticket: expect.stringMatching(/^TKT-/) });
    expect(handed.lines.at(-2)).toMatchObject({ from: "RETAILER", text: "My tins are not here" });
    const held = (await admin.call(ticket.get, { params: { id: handed.ticketId ?? "" } })).payload;
    expect(held.sessionId).toBe(id);
    await admin.call(ticket.collect, { params: { id: held.id }, version: held.version });
    const write = (kind: "REPLY" | "NOTE", text: string) =>
      admin.call(ticket.send, { params: { id: held.id }, body: { kind, text, seen: 1000, attachments: [] } });
    await write("REPLY", "On the van");
    await write("NOTE", "Between us");
    const answered = await mine();
    expect(answered).toMatchObject({ standing: "PERSON", lastFrom: "STAFF", lastText: "On the van" });
    expect(answered.lines.at(-1)).toMatchObject({ from: "STAFF", author: expect.any(String) });
    await say("Thank you");
    const thanked = await mine();
    expect(thanked).toMatchObject({ lastFrom: "RETAILER", lastText: "Thank you", messages: answered.messages + 1 });
    expect(thanked.lines.length).toBe(thanked.messages);
    await expect
      .poll(stream.hints)
      .toEqual(expect.arrayContaining(["chat chat.begun", "ticket ticket.opened", "ticket ticket.written"]));
    stream.close();
  });
});
