import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { messageEndpoints as message } from "@o2r/api/contract/engagement";
import { tx } from "../../../db/tx.ts";
import type { OutgoingMessage } from "../../../http/context.ts";
import { takeLease } from "../../../jobs/lease.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { queueMessage, type NewMessage } from "../../../trade/message/queue-message.ts";
import { sendDue } from "./send-messages.ts";

const service = await startDemoService();
const { db } = service;
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());

const newMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  channel: "SMS",
  to: "9876500001",
  template: "test.told",
  body: "Your order is on its way",
  key: crypto.randomUUID(),
  ...changes,
});
const found = (key: string) => db.selectFrom("message").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
/** Makes one due whose pause, or whose sender's time, is not over yet. */
const makeDue = (key: string) =>
  db
    .updateTable("message")
    .set({ due_at: new Date(0).toISOString() })
    .where("key", "=", key)
    .execute();
/** A carrier that takes messages, or refuses them with a sentence. */
const carrier = (refusal?: string) => {
  const carried: OutgoingMessage[] = [];
  const send = async (given: OutgoingMessage): Promise<void> => {
    if (refusal !== undefined) throw new Error(refusal);
    carried.push(given);
  };
  return { carried, send, keepsCodes: false };
};

it("a message is sent by the service's own job, once it is committed", async () => {
  const told = newMessage();
  await expect(
    tx(db, async (open) => {
      await queueMessage(open, { ...told, key: `${told.key} undone` });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await queueMessage(db, told)).toBe(true);
  await vi.waitFor(async () => expect((await found(told.key)).state).toBe("SENT"), { timeout: 10_000, interval: 100 });
  expect(await db.selectFrom("message").select("id").where("key", "=", `${told.key} undone`).execute()).toEqual([]);
});

describe("sent by hand", () => {
  // No turn of the job comes between.
  beforeAll(async () => {
    while (!(await takeLease(db, "messages", 3_600_000))) await sleep(50);
  });

  it("of twenty that ask for the same message at once, one is kept", async () => {
    const told = newMessage();
    const made = await Promise.all(Array.from({ length: 20 }, () => queueMessage(db, told)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it("of four jobs at once each message is handed over by one", async () => {
    const keys = Array.from({ length: 30 }, () => newMessage());
    for (const one of keys) await queueMessage(db, one);
    const { carried, ...sending } = carrier();
    for (let round = 0; round < 2; round += 1) await Promise.all([1, 2, 3, 4].map(() => sendDue(db, sending)));
    const mine = carried.filter(({ key }) => keys.some((one) => one.key === key));
    expect(mine).toHaveLength(30);
    expect(new Set(mine.map(({ key }) => key)).size).toBe(30);
  });

  it("one that was begun by a process that was killed is handed over again under its key, when that one's time is over", async () => {
    const told = newMessage();
    await queueMessage(db, told);
    const killed = new Promise<void>(() => {});
    void sendDue(db, { send: () => killed, keepsCodes: false });
    await vi.waitFor(async () => expect((await found(told.key)).state).toBe("SENDING"));
    const { carried, ...sending } = carrier();
    await sendDue(db, sending);
    expect(carried).toEqual([]);
    await makeDue(told.key);
    await sendDue(db, sending);
    expect(carried.map(({ key }) => key)).toEqual([told.key]);
    expect(await found(told.key)).toMatchObject({ state: "SENT", attempts: 2 });
  });

  it("one that is refused five times has failed, and says why", async () => {
    const told = newMessage();
    await queueMessage(db, told);
    const refusing = carrier("The gateway is down");
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await sendDue(db, refusing);
      expect(await found(told.key)).toMatchObject({
        state: attempt < 5 ? "QUEUED" : "FAILED",
        attempts: attempt,
        fault: "The gateway is down",
      });
      await makeDue(told.key);
    }
    const { carried, ...sending } = carrier();
    await sendDue(db, sending);
    expect(carried).toEqual([]);
  });

  it("a code is handed over as it is, and forgotten when it was", async () => {
    const told = newMessage({ body: "482913 is your code", secret: true });
    await queueMessage(db, told);
    const { carried, ...sending } = carrier();
    await sendDue(db, sending);
    expect(carried.map(({ body }) => body)).toEqual(["482913 is your code"]);
    expect(await found(told.key)).toMatchObject({ state: "SENT", body: "•••••• is your code" });
  });
});

it("super admins read the outbox, with its codes in the demo alone", async () => {
  const plain = await startDemoService({ O2R_DEMO: "0" });
  try {
    for (const { of, body } of [
      { of: service, body: "482913 is your code" },
      { of: plain, body: "•••••• is your code" },
    ]) {
      const told = newMessage({ to: "9876512345", body: "482913 is your code", secret: true });
      await queueMessage(of.db, told);
      const as = of === service ? superAdmin : await of.signIn("super_admin");
      const { payload } = await as.call(message.list, {
        query: { size: 10, sort: "-createdAt", cursor: null, q: "9876512345" },
      });
      expect(payload.content.map((row) => row.body)).toEqual([body]);
      const exported = await as.raw("/oms/message/export?q=9876512345&format=csv");
      expect(await exported.text()).toContain(body);
    }
  } finally {
    await plain.stop();
  }
});
