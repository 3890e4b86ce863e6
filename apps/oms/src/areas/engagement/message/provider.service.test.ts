import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { messageEndpoints as outbox } from "@o2r/api/contract/engagement";
import { takeLease } from "../../../jobs/lease.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { openProvider } from "./provider.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import { signReports } from "./sign-reports.ts";
import { sendDue } from "./send-messages.ts";

const secret = "a secret of thirty-two characters";
const service = await startDemoService({
  O2R_LIMIT_FACTOR: "100",
  O2R_MESSAGE_URL: "http://127.0.0.1:9/messages",
  O2R_MESSAGE_CALLBACK_SECRET: secret,
});
const { db } = service;

/** Whoever carries messages, on a real socket: it sends one message for each key. */
interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}
const asked: Asked[] = [];
const phones = new Map<string, number>();
let answer: (response: ServerResponse) => void;
const say = (status: number) => (response: ServerResponse) => void response.writeHead(status).end("{}");
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { headers } = request;
    asked.push({ headers, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) });
    const key = String(headers["idempotency-key"]);
    if (!phones.has(key)) phones.set(key, 1);
    answer(response);
  });
});
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  url = `http://127.0.0.1:${port}/messages`;
  const taken = async () => {
    if (!(await takeLease(db, "messages", 3_600_000))) throw new Error("The job is at work");
  };
  // No turn of the job comes between.
  await vi.waitFor(taken, { timeout: 10_000 });
});
afterAll(async () => {
  await service.stop();
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  answer = say(202);
  asked.length = 0;
});

const queued = async (changes: object = {}) => {
  const key = `provider ${crypto.randomUUID()}`;
  const message = { channel: "SMS", to: "9876500001", template: "test", body: "Your order has come", key } as const;
  await queueMessage(db, { ...message, sender: "ORDRTR", dltTemplateId: "1107161580000000001", ...changes });
  return key;
};
const found = (key: string) => db.selectFrom("message").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
const makeDue = (key: string) =>
  db
    .updateTable("message")
    .set({ due_at: new Date(0).toISOString() })
    .where("key", "=", key)
    .execute();
const send = () => sendDue(db, { send: openProvider(url, "t-42"), keepsCodes: false });

describe("the provider", () => {
  it("is sent a message with its key, its registration and the token", async () => {
    const key = await queued({ title: "Come", link: "/orders" });
    await send();
    expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer t-42", "idempotency-key": key });
    expect(asked[0]?.body).toEqual({
      id: key,
      channel: "SMS",
      to: "9876500001",
      template: "test",
      text: "Your order has come",
      title: "Come",
      image: null,
      link: "/orders",
      sender: "ORDRTR",
      dltTemplateId: "1107161580000000001",
    });
    expect((await found(key)).state).toBe("SENT");
  });

  it("is asked again under the same key when it fails, and so sends once", async () => {
    const key = await queued();
    for (const fail of [say(502), say(429), (response: ServerResponse) => void response.destroy()]) {
      answer = fail;
      await send();
      expect((await found(key)).state).toBe("QUEUED");
      await makeDue(key);
    }
    answer = say(200);
    await send();
    expect(await found(key)).toMatchObject({ state: "SENT", attempts: 4, fault: null });
    expect(phones.get(key)).toBe(1);
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([key]));
  });

  it("is asked no more about a message that it refuses for good", async () => {
    const key = await queued();
    answer = say(422);
    await send();
    expect(await found(key)).toMatchObject({
      state: "FAILED",
      attempts: 1,
      fault: "The provider answers with status 422",
    });
  });

  it("leads us nowhere else, and stands in no fault", async () => {
    const key = await queued();
    answer = (response) => void response.writeHead(302, { location: `${url}/metadata` }).end();
    await send();
    expect(asked).toHaveLength(1);
    expect((await found(key)).fault).toBe("The provider answers with status 302");
    await makeDue(key);
    await sendDue(db, { send: openProvider("http://127.0.0.1:9/?key=k-42", undefined), keepsCodes: false });
    expect((await found(key)).fault).toMatch(/^The provider cannot be reached/);
  });
});

describe("a report of the provider", () => {
  type Status = "DELIVERED" | "READ" | "FAILED";
  const reportOf = (key: string, status: Status, at = new Date().toISOString()) => ({ key, status, at, fault: null });
  const report = (reports: ReturnType<typeof reportOf>[], { by = secret, at = new Date().toISOString() } = {}) =>
    service.client(null).call(outbox.report, { body: { at, reports, signature: signReports(by, at, reports) } });
  const sent = async () => {
    const key = await queued();
    await send();
    return key;
  };

  it("says that a message has arrived and was read, in whichever order it comes", async () => {
    const [one, other] = [await sent(), await sent()];
    expect((await report([reportOf(one, "DELIVERED"), reportOf(one, "READ")])).status).toBe(200);
    await report([reportOf(other, "READ")]);
    await report([reportOf(other, "DELIVERED"), reportOf(other, "FAILED")]);
    for (const key of [one, other]) {
      const { state, delivered_at, read_at } = await found(key);
      expect([state, delivered_at === null, read_at === null]).toEqual(["SENT", false, false]);
    }
  });

  it("says that a message has failed on its way", async () => {
    const key = await sent();
    await report([{ ...reportOf(key, "FAILED"), fault: null }]);
    expect(await found(key)).toMatchObject({ state: "FAILED", fault: "It did not arrive" });
  });

  it("counts once, however often it comes, and of an unknown message not at all", async () => {
    const key = await sent();
    await report([reportOf(key, "DELIVERED", "2026-11-21T06:00:00.000Z")]);
    await report([reportOf(key, "DELIVERED", "2026-11-21T07:00:00.000Z"), reportOf("nothing", "READ")]);
    expect((await found(key)).delivered_at).toBe("2026-11-21T06:00:00.000Z");
  });

  it("is refused where it is not signed with the secret, was changed on its way, or is old", async () => {
    const key = await sent();
    const at = new Date().toISOString();
    const reports = [reportOf(key, "READ")];
    const forged = await report(reports, { by: "another secret of enough characters" });
    expect([forged.status, forged.errorMessage]).toEqual([403, "The signature does not fit"]);
    const changed = await service.client(null).call(outbox.report, {
      body: { at, signature: signReports(secret, at, [reportOf(key, "DELIVERED")]), reports },
    });
    expect(changed.status).toBe(403);
    const old = await report(reports, { at: new Date(Date.now() - 600_000).toISOString() });
    expect(old.status).toBe(403);
    expect((await found(key)).read_at).toBeNull();
  });

  it("is at most a hundred at once", async () => {
    const many = Array.from({ length: 101 }, () => reportOf("nothing", "READ"));
    expect((await report(many)).status).toBe(422);
  });
});
