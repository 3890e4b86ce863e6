import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatEndpoints as chat, ticketEndpoints as ticket } from "@o2r/api/contract/engagement";
import { startDemoService } from "../../test/demo-service.ts";
import { endChats } from "../test/end-chats.ts";

const service = await startDemoService();
const { db } = service;
const [retailer, admin] = await Promise.all([service.signIn("retailer"), service.signIn("admin")]);
afterAll(() => service.stop());
const begin = () => retailer.call(chat.begin, {});
const say = (id: string, text: string) => retailer.call(chat.say, { params: { id }, body: { text } });

describe("a retailer who begins chats", () => {
  beforeEach(() => endChats(db));

  it("has the one that goes on given back, also when many are begun at once", async () => {
    const many = await Promise.all(Array.from({ length: 8 }, begin));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    const id = many[0]?.payload.id ?? "";
    expect(new Set(many.map(({ payload }) => payload.id))).toEqual(new Set([id]));
    for (const text of ["zzz", "zzz", "zzz"]) await say(id, text);
    const { payload: handed } = await begin();
    expect(handed).toMatchObject({ id, state: "HANDED_OFF", ticket: expect.stringMatching(/^TKT-/) });
    await db.updateTable("ticket").set({ state: "CLOSED" }).where("number", "=", handed.ticket).execute();
    const { payload: next } = await begin();
    expect([next.id === id, next.state]).toEqual([false, "WAITING"]);
  });

  it("opens so many tickets within an hour, and is told to come back later", async () => {
    // Where nothing can be chatted about, each chat is a ticket at once.
    await db.updateTable("chat_workflow").set({ active: false }).execute();
    for (let n = 0; n < 5; n += 1) {
      expect((await begin()).payload).toMatchObject({ state: "HANDED_OFF" });
      await db.updateTable("ticket").set({ state: "CLOSED" }).where("source", "=", "CHAT").execute();
    }
    const { status, code, errorMessage, headers } = await begin();
    expect([status, code, errorMessage]).toEqual([
      429,
      "limit.reached",
      "Our desk has had many questions of your shop within the hour: please begin a new chat later",
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});

it("a chat of more lines than are read at once shows the newest to staff, and is answered still", async () => {
  await endChats(db);
  await db.updateTable("chat_workflow").set({ active: false }).execute();
  const { payload: handed } = await begin();
  const { id } = await db
    .selectFrom("ticket")
    .select("id")
    .where("number", "=", handed.ticket)
    .executeTakeFirstOrThrow();
  const { version, lastSeq } = (await admin.call(ticket.get, { params: { id } })).payload;
  await admin.call(ticket.collect, { params: { id }, version });
  await db
    .insertInto("ticket_message")
    .values(
      Array.from({ length: 1200 }, (_, n) => ({
        id: crypto.randomUUID(),
        ticket_id: id,
        seq: lastSeq + 10 + n,
        kind: "RETAILER" as const,
        text: `Hello ${n}`,
        at: new Date(),
      })),
    )
    .execute();
  await db
    .updateTable("ticket")
    .set({ last_seq: lastSeq + 2000 })
    .where("id", "=", id)
    .execute();
  const body = { kind: "REPLY" as const, text: "We are on it", seen: lastSeq + 2000, attachments: [] };
  const { status, payload } = await admin.call(ticket.send, { params: { id }, body });
  expect([status, payload.text]).toEqual([200, "We are on it"]);
  const shown = (await admin.call(ticket.messages, { params: { id } })).payload;
  expect([shown.length, shown.at(-2)?.text, shown.at(-1)?.text]).toEqual([1000, "Hello 1199", "We are on it"]);
});

it("what is said in a chat is taken as fast as somebody types, and no faster", async () => {
  await endChats(db);
  const { id } = (await begin()).payload;
  const met = await Promise.all(Array.from({ length: 60 }, () => say(id, "Hello?")));
  expect(new Set(met.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await retailer.call(chat.get, { params: { id } })).status).toBe(200);
});
