import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { productEndpoints as product } from "@o2r/api/contract/catalogue";
import { sessionEndpoints as session } from "@o2r/api/contract/session";
import { sql } from "kysely";
import { newId } from "../../db/id.ts";
import { readExtent } from "../../events/position.ts";
import { accessSeconds } from "../../http/access-token.ts";
import { startService } from "../../http/server/start.ts";
import { makeLog } from "../../log.ts";
import { makeClient, type Client } from "../../test/client.ts";
import { openStream, type EventReader } from "../../test/event-reader.ts";
import { areas } from "../index.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

let service: DemoService;
beforeAll(async () => void (service = await startDemoService()));
afterAll(() => service.stop());

const open: EventReader[] = [];
const listen = async (client: Client, heard?: number | string): Promise<EventReader> => {
  const reader = await openStream(client, heard);
  open.push(reader);
  return reader;
};
afterEach(async () => {
  const readers = open.splice(0);
  for (const reader of readers) reader.close();
  await Promise.all(readers.map(({ ended }) => ended));
});

/** Moves a product one version on, by somebody who may. */
const changeProduct = async (client?: Client): Promise<{ id: string; version: number }> => {
  const admin = client ?? (await service.signIn("admin"));
  const { payload } = await admin.call(product.list, { query: { q: "", sort: "formName", size: 10, cursor: null } });
  const row = payload.content[0];
  if (row === undefined) throw new Error("The demo has no product");
  const { payload: after } = await admin.call(product.setActive, {
    params: { id: row.id },
    body: { active: !row.active },
    version: row.version,
  });
  return { id: after.id, version: after.version };
};
const hears = (reader: EventReader, expected: readonly string[]) => expect.poll(reader.hints).toEqual(expected);
const toggled = expect.stringMatching(/^product product\./) as string;
/** Long enough for what is said to somebody else to have arrived here, were it said here too. */
const aWhile = () => sleep(300);

describe("the event stream", () => {
  it("S7.42 is open at /api/firebase, begins by saying where it stands, and is kept by nobody on the way", async () => {
    const { status, headers, messages } = await listen(await service.signIn("admin"));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const { last } = await readExtent(service.db);
    expect(messages).toEqual([{ event: "ready", id: last, data: {} }]);
  });

  it("S7.43 tells of a change: which row, which version and by what, and nothing that is in it", async () => {
    const reader = await listen(await service.signIn("admin"));
    const { id, version } = await changeProduct();
    await hears(reader, [toggled]);
    expect(reader.messages[1]).toEqual({
      event: "message",
      id: expect.any(Number),
      data: { entity: "product", id, version, action: expect.any(String) },
    });
  });

  it("tells of products whom the contract lets read them, and nobody else", async () => {
    const [manager, agent] = await Promise.all([service.signIn("hub_manager"), service.signIn("onboarding_agent")]);
    const [may, mayNot] = await Promise.all([listen(manager), listen(agent)]);
    await changeProduct();
    await hears(may, [toggled]);
    await aWhile();
    expect(mayNot.hints()).toEqual([]);
  });

  it("tells of what is somebody's own nobody but them, in every window of theirs", async () => {
    const [first, second, other] = await Promise.all([
      service.signIn("fsa"),
      service.signIn("fsa"),
      service.signIn("cc_supervisor"),
    ]);
    const [mine, mineToo, theirs] = await Promise.all([listen(first), listen(second), listen(other)]);
    const { payload } = await first.call(notification.pull);
    await first.call(notification.markRead, { body: payload.map(({ id }) => id) });
    await hears(mine, ["notification notification.read"]);
    await hears(mineToo, ["notification notification.read"]);
    await first.call(notification.markRead, { body: payload.map(({ id }) => id) });
    await aWhile();
    expect(theirs.hints()).toEqual([]);
    expect(mine.hints()).toHaveLength(1);
  });

  it("tells of a warehouse's rows its own staff and those who see every warehouse", async () => {
    const readers = await Promise.all(
      ["admin", "hub_manager", "cwh_manager"].map(async (name) => listen(await service.signIn(name))),
    );
    const { rows } = await sql<{ warehouse_id: string }>`
      select warehouse_id from user_warehouse join app_user on id = user_id where username = 'hub_manager'`.execute(
      service.db,
    );
    await service.db
      .insertInto("outbox")
      .values({
        id: newId(),
        at: new Date(),
        action: "product.moved",
        entity: "product",
        entity_id: newId(),
        version: null,
        warehouse_id: rows[0]?.warehouse_id ?? null,
        seq: null,
      })
      .execute();
    // Written past the service, nobody is woken: it is found by looking.
    for (const reader of readers.slice(0, 2)) await hears(reader, ["product product.moved"]);
    await aWhile();
    expect(readers[2]?.hints()).toEqual([]);
  });

  it("goes on where it ended, and misses nothing that was said meanwhile", async () => {
    const admin = await service.signIn("admin");
    const reader = await listen(admin);
    await changeProduct(admin);
    await hears(reader, [toggled]);
    reader.close();
    const at = reader.messages.at(-1)?.id ?? 0;
    const missed = [await changeProduct(admin), await changeProduct(admin)];
    const next = await listen(admin, at);
    await hears(next, [toggled, toggled]);
    expect(next.messages.map(({ id }) => id)).toEqual([at, at + 1, at + 2]);
    expect(next.messages.slice(1).map(({ data }) => data["version"])).toEqual(missed.map(({ version }) => version));
  });

  it.each([
    ["is no number", () => "x"],
    ["was never reached", () => 999_999_999],
    ["is not kept any more", () => 0],
  ])("says reset to a number that %s, and goes on from now", async (_, heard) => {
    const { last } = await readExtent(service.db);
    await sql`update event_position set forgotten_seq = 1`.execute(service.db);
    const admin = await service.signIn("admin");
    const reader = await listen(admin, heard());
    expect(reader.messages[0]).toMatchObject({ event: "reset", data: {} });
    expect(reader.messages[0]?.id).toBeGreaterThanOrEqual(last);
    await changeProduct(admin);
    await hears(reader, [toggled]);
  });

  it("ends with the session: at once when somebody signs out, and for that session only", async () => {
    const [leaving, staying] = await Promise.all([service.signIn("admin"), service.signIn("admin")]);
    const [ends, stays] = await Promise.all([listen(leaving), listen(staying)]);
    await leaving.call(session.logout);
    await ends.ended;
    await changeProduct(staying);
    await hears(stays, [toggled]);
    expect((await openStream(leaving)).status).toBe(401);
  });

  it("ends when the token does that opened it", async () => {
    const { id } = await service.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "admin")
      .executeTakeFirstOrThrow();
    await service.signIn("admin");
    const family = await service.db
      .selectFrom("session_family")
      .select("id")
      .where("user_id", "=", id)
      .where("revoked_at", "is", null)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const openWith = async (secondsLeft: number): Promise<EventReader> => {
      const at = new Date(Date.now() - (accessSeconds - secondsLeft) * 1000);
      const reader = await listen(await service.clientOf(id, family.id, at));
      // It was over before it could be shown: the machine has much to do.
      return reader.status === 401 ? openWith(2 * secondsLeft) : reader;
    };
    const reader = await openWith(2);
    await reader.ended;
    expect(reader.messages[0]?.event).toBe("ready");
  });

  it("is refused to somebody who holds far too many, who is told when to come back", async () => {
    const supervisor = await service.signIn("cc_supervisor");
    for (let count = 0; count < 20; count++) await listen(supervisor);
    const response = await supervisor.raw("/api/firebase");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "30"]);
  });

  it("is held twenty times by somebody who asks for three hundred at once", async () => {
    const manager = await service.signIn("cwh_manager");
    const gone = new AbortController();
    const asked = await Promise.all(
      Array.from({ length: 300 }, () => manager.raw("/api/firebase", { signal: gone.signal })),
    );
    const opened = asked.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(20);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]));
    gone.abort();
    // Each place is given back once.
    const again = async () => (await listen(manager)).status;
    await expect.poll(again).toBe(200);
  });

  it("is held by nobody whose connection broke before it began", async () => {
    const agent = await service.signIn("onboarding_agent");
    const { id } = await service.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "onboarding_agent")
      .executeTakeFirstOrThrow();
    const cutOff = () => service.logged.filter((line) => line.includes("request cut off") && line.includes(id)).length;
    // With five more, a person has all that one may hold.
    for (let count = 0; count < 15; count++) await listen(agent);
    const before = cutOff();
    await service.db.transaction().execute(async (trx) => {
      await sql`lock table event_position in access exclusive mode`.execute(trx);
      const gone = new AbortController();
      const calls = Array.from({ length: 10 }, () => agent.raw("/api/firebase", { signal: gone.signal }));
      // Those that ask where the events stand: others wait for the table, too.
      const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and query like 'select "last_seq", "forgotten_seq" from "event_position"%'`;
      // Within a transaction, what was seen first would be seen again.
      await expect.poll(async () => (await waiting.execute(service.db)).rows[0]?.n).toBeGreaterThanOrEqual(5);
      gone.abort();
      await Promise.allSettled(calls);
      await expect.poll(cutOff).toBeGreaterThanOrEqual(before + 5);
    });
    // As soon as those have learnt that nobody waits for them, all five places are free again.
    const again = async () => (await listen(agent)).status;
    for (let count = 0; count < 5; count++) await expect.poll(again).toBe(200);
  });
});

describe("several processes on one database", () => {
  const startAnother = async () => {
    const logged: string[] = [];
    const log = makeLog({ level: "warn", format: "json", destination: { write: (line) => void logged.push(line) } });
    const { config } = service.services;
    return { ...(await startService({ config, log, databaseUrl: service.databaseUrl, areas })), logged };
  };

  it("tell of each other's changes, in the same order; when one stops, its listeners are let go and the other goes on", async () => {
    const other = await startAnother();
    const admin = await service.signIn("admin");
    const there = makeClient(other.url, admin.token);
    const [here, elsewhere] = await Promise.all([listen(admin), listen(there)]);
    const changed = [
      await changeProduct(admin),
      await changeProduct(there),
      await changeProduct(there),
      await changeProduct(admin),
    ];
    for (const reader of [here, elsewhere]) {
      await hears(reader, [toggled, toggled, toggled, toggled]);
      const versions = reader.messages.slice(1).map(({ data }) => data["version"]);
      expect(versions).toEqual(changed.map(({ version }) => version));
    }
    await Promise.all([other.stop(), elsewhere.ended]);
    expect(other.logged.join("")).not.toContain("took too long");
    const goesOn = await listen(admin, elsewhere.messages.at(-1)?.id ?? 0);
    await changeProduct(admin);
    await hears(goesOn, [toggled]);
  });
});
