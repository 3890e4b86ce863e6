// Long because every step of the pipeline is shown on the one small area that is made up here.
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPool } from "../db/pool.ts";
import type { Db } from "../db/schema.ts";
import type { Client, Received } from "../test/client.ts";
import { startTestService, type TestService } from "../test/service.ts";
import { people, thingAreas, thingEndpoints as thing } from "../test/thing.ts";

let service: TestService;
let admin: Client;
let retailer: Client;
let nobody: Client;

const signIn = (name: string, at?: Date): Promise<Client> => service.clientOf(people[name]?.id ?? "", `s-${name}`, at);

beforeAll(async () => {
  service = await startTestService({
    areas: thingAreas,
    env: { O2R_BODY_KIB: "16", O2R_UPLOAD_KIB: "64", O2R_PROXY_HOPS: "1" },
  });
  admin = await signIn("admin");
  retailer = await signIn("retailer");
  nobody = service.client(null);
});
afterAll(() => service.stop());

let count = 0;
const fresh = () => ({ name: `Thing ${++count}`, price: 40 });
const create = async () => (await admin.call(thing.create, { body: fresh() })).payload;
const countRows = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(service.db);
  return rows[0]?.n ?? -1;
};
/** Queries that wait for a table's lock. */
const countWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from pg_locks where not granted and relation = 'test_thing'::regclass`.execute(db);
  return rows[0]?.n ?? -1;
};
const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), ...headers },
});

describe("who may call", () => {
  it("answers 401 without a token, with a wrong or an old one, and for a session that has ended", async () => {
    const old = await signIn("admin", new Date(Date.now() - 16 * 60_000));
    const ended = await service.clientOf(people["admin"]?.id ?? "", "s-other");
    const codes = await Promise.all(
      [nobody, service.client("not.a.token"), old, ended].map(async (client) => {
        const { status, code, errorMessage, headers } = await client.call(thing.search);
        return [status, code, errorMessage, headers.get("www-authenticate")];
      }),
    );
    expect(codes).toEqual([
      [401, "session.missing", "You are unauthorized", "Bearer"],
      ...Array.from({ length: 3 }, () => [401, "session.expired", "You are unauthorized", "Bearer"]),
    ]);
  });

  it("answers 403 to a user type that does not hold the permission, whatever it sends", async () => {
    const answer = await retailer.raw("/oms/thing", json("{ not even json"));
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "access.denied", errors: [] }]);
  });

  it("takes the cookie for bytes that a page shows, and for nothing else", async () => {
    const cookie = { cookie: `theme=dark; o2r_access=${admin.token}` };
    const image = await nobody.raw("/oms/thing/image", { headers: cookie });
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await nobody.raw("/oms/thing", { headers: cookie })).status).toBe(401);
    expect((await nobody.raw("/oms/thing/refuse", { method: "POST", headers: cookie })).status).toBe(401);
  });

  it("lets anybody call what is public, even with a token that has run out", async () => {
    const body = { username: "a", password: "right" };
    expect((await nobody.call(thing.login, { body })).payload).toEqual({ ok: true });
    expect((await service.client("old").call(thing.login, { body })).payload).toEqual({ ok: true });
  });
});

describe("what may be sent", () => {
  it("answers 422 with each field and the words of its form", async () => {
    const { status, code, errors, errorMessage } = await admin.call(thing.create, { body: { name: "", price: 0.5 } });
    expect([status, code]).toEqual([422, "form.invalid"]);
    expect(errors.map(({ field }) => field)).toEqual(["name", "price"]);
    expect(errorMessage).toBe(errors[0]?.message);
  });

  it("refuses a key that is not declared: in a form, in a schema at any depth, in a query", async () => {
    const form = await admin.raw("/oms/thing", json(JSON.stringify({ ...fresh(), role: "ADMIN" })));
    expect([form.status, await form.json()]).toMatchObject([422, { errors: [{ field: "role" }] }]);
    const { id, version } = await create();
    const body = JSON.stringify({ ...fresh(), version: 9, nested: { flag: true, id: 1 } });
    const put = await admin.raw(`/oms/thing/${id}`, { ...json(body, { "if-match": `"${version}"` }), method: "PUT" });
    expect([put.status, await put.json()]).toMatchObject([
      422,
      { errors: [{ field: "version" }, { field: "nested.id" }] },
    ]);
    const get = await admin.raw("/oms/thing?size=10&admin=true");
    expect([get.status, await get.json()]).toMatchObject([
      400,
      { code: "request.malformed", errors: [{ field: "admin" }] },
    ]);
  });

  it("refuses a body where none is taken", async () => {
    expect((await admin.raw("/oms/thing/refuse", json('{"a":1}'))).status).toBe(422);
  });

  it("answers 400 to a body that is no JSON, to a poisoned one, and to text that no database can store", async () => {
    for (const body of [
      "{",
      "",
      '{"__proto__":{"a":1}}',
      '{"name":"a\\u0000b","price":1}',
      '{"name":"\\ud800","price":1}',
    ]) {
      const answer = await admin.raw("/oms/thing", json(body));
      expect([body, answer.status, await answer.json()]).toMatchObject([body, 400, { code: "request.malformed" }]);
    }
  });

  it("survives a body that is nested deeper than the stack", async () => {
    const body = `{"name":${"[".repeat(8000)}${"]".repeat(8000)},"price":1}`;
    const { status } = await admin.raw("/oms/thing", json(body));
    expect(status).toBe(400);
  });

  it("casts a query, fills in what it leaves out, and answers 400 to what it cannot mean", async () => {
    expect((await admin.call(thing.search, { query: { size: 50, q: "tea & <b>" } })).payload).toMatchObject({
      size: 50,
      q: "tea & <b>",
    });
    expect((await admin.call(thing.search)).payload).toMatchObject({ size: 10 });
    for (const query of ["size=ten", "size=501", "size=1&size=2", "q=%00"]) {
      expect((await admin.raw(`/oms/thing?${query}`)).status).toBe(400);
    }
  });

  it("answers 413 to a body that is too large, and 415 to one that is no JSON by its own account", async () => {
    const large = await admin.raw("/oms/thing", json(JSON.stringify({ name: "x".repeat(17 * 1024), price: 1 })));
    expect([large.status, await large.json()]).toMatchObject([413, { code: "body.too-large" }]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "text/xml"]) {
      const { status } = await admin.raw("/oms/thing", json("name=a", { "content-type": type }));
      expect([type, status]).toEqual([type, 415]);
    }
  });

  it("answers 404 to an address that names no row, no route, or another method", async () => {
    expect(await admin.call(thing.get, { params: { id: crypto.randomUUID() } })).toMatchObject({
      status: 404,
      code: "row.not-found",
      errorMessage: "Thing not found",
    });
    expect(await admin.call(thing.get, { params: { id: "leek" } })).toMatchObject({
      status: 404,
      code: "row.not-found",
    });
    for (const [method, path] of [
      ["GET", "/oms/nothing"],
      ["DELETE", "/oms/thing"],
      ["GET", "/oms/thing/%E0%A4%A"],
    ] as const) {
      const answer = await admin.raw(path, { method, headers: { accept: "text/html" } });
      expect([path, answer.status < 500, answer.headers.get("content-type")]).toEqual([
        path,
        true,
        "application/json; charset=utf-8",
      ]);
    }
  });
});

describe("a change of a row", () => {
  it("needs the version that was read: 428 without, 400 when it cannot be one", async () => {
    const { id } = await create();
    expect(await admin.call(thing.update, { params: { id }, body: fresh() })).toMatchObject({
      status: 428,
      code: "version.missing",
    });
    for (const match of ["7", "*", 'W/"7"', '"seven"']) {
      const answer = await admin.raw(`/oms/thing/${id}`, {
        ...json(JSON.stringify(fresh()), { "if-match": match }),
        method: "PUT",
      });
      expect([match, answer.status]).toEqual([match, 400]);
    }
  });

  it("moves the version on, and gives it as the ETag", async () => {
    const { id, version } = await create();
    const { status, payload, headers } = await admin.call(thing.update, { params: { id }, version, body: fresh() });
    expect([status, payload.version, headers.get("etag")]).toEqual([200, 2, '"2"']);
  });

  it("answers 412 to a stale copy, with the row as it stands and who changed what since", async () => {
    const { id, version, name } = await create();
    const body = fresh();
    await admin.call(thing.update, { params: { id }, version, body });
    const { status, code, current } = await admin.call(thing.update, { params: { id }, version, body: fresh() });
    expect([status, code]).toEqual([412, "row.stale"]);
    expect(current).toMatchObject({
      row: { id, version: 2, name: body.name },
      changes: [
        {
          action: "thing.updated",
          version: 2,
          actor: { username: "admin" },
          changes: [{ field: "name", before: name, after: body.name }],
        },
      ],
    });
  });

  it("lets one of twenty writers win and tells the others", async () => {
    const { id, version } = await create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.call(thing.update, { params: { id }, version, body: fresh() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 412),
    ]);
  });

  it("answers 409 beside the field when a value must be unique, and 422 when the database refuses it", async () => {
    const { name } = await create();
    expect(await admin.call(thing.create, { body: { name, price: 1 } })).toMatchObject({
      status: 409,
      code: "row.conflict",
      errors: [{ field: "name", message: "This name is taken" }],
    });
    expect(await admin.call(thing.create, { body: { name: "Dear", price: 1_000_000 } })).toMatchObject({
      status: 422,
      errors: [{ field: "price", message: "The price is too high" }],
    });
  });
});

describe("a call that is sent again", () => {
  it("needs a key where the contract says so, and one that is a text", async () => {
    expect(await admin.call(thing.create, { body: fresh(), key: null })).toMatchObject({
      status: 400,
      code: "idempotency.missing",
    });
    expect(await admin.call(thing.create, { body: fresh(), key: "x".repeat(201) })).toMatchObject({
      status: 400,
      code: "request.malformed",
    });
  });

  it("has one effect when twenty arrive at once, and all get the same answer", async () => {
    const [before, audited] = [await countRows("test_thing"), await countRows("audit_log")];
    const body = fresh();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.call(thing.create, { body, key })));
    expect(
      new Set(answers.map(({ status, payload, headers }) => `${status} ${payload.id} ${headers.get("etag")}`)).size,
    ).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(19);
    expect(await countRows("test_thing")).toBe(before + 1);
    expect(await countRows("audit_log")).toBe(audited + 1);
  });

  it("answers 422 when the same key says something else", async () => {
    const key = crypto.randomUUID();
    await admin.call(thing.create, { body: fresh(), key });
    expect(await admin.call(thing.create, { body: fresh(), key })).toMatchObject({
      status: 422,
      code: "idempotency.mismatch",
    });
  });

  it("belongs to one user: another's same key is another call", async () => {
    const key = crypto.randomUUID();
    const first = await admin.call(thing.refuse, { key });
    const second = await retailer.call(thing.refuse, { key });
    expect([first.code, second.code]).toEqual(["login.refused", "login.refused"]);
  });

  it("may be tried again after a failure", async () => {
    const key = crypto.randomUUID();
    const { name } = await create();
    expect((await admin.call(thing.create, { body: { name, price: 1 }, key })).status).toBe(409);
    expect((await admin.call(thing.create, { body: fresh(), key })).status).toBe(200);
  });
});

describe("what a write leaves behind", () => {
  it("is one audit row and one event in the same transaction", async () => {
    const { id, name } = await create();
    const { rows } =
      await sql`select action, actor_username, changes, version from audit_log where entity_id = ${id}`.execute(
        service.db,
      );
    expect(rows).toEqual([
      {
        action: "thing.created",
        actor_username: "admin",
        version: 1,
        changes: [
          { field: "name", before: null, after: name },
          { field: "price", before: null, after: 40 },
        ],
      },
    ]);
    const events = await sql`select action, entity, version from outbox where entity_id = ${id}`.execute(service.db);
    expect(events.rows).toEqual([{ action: "thing.created", entity: "thing", version: 1 }]);
  });

  it("is nothing when the handler fails", async () => {
    const before = [
      await countRows("test_thing"),
      await countRows("audit_log"),
      await countRows("outbox"),
      await countRows("idempotency_key"),
    ];
    expect((await admin.call(thing.fail)).status).toBe(500);
    expect([
      await countRows("test_thing"),
      await countRows("audit_log"),
      await countRows("outbox"),
      await countRows("idempotency_key"),
    ]).toEqual(before);
  });

  it("is nothing when what is kept last, with the commit, fails; the same key then does it", async () => {
    await sql`create function refuse_event() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(service.db);
    await sql`create trigger full_outbox before insert on outbox for each row
      execute function refuse_event()`.execute(service.db);
    const tables = ["test_thing", "audit_log", "outbox", "idempotency_key"];
    const before = await Promise.all(tables.map(countRows));
    const [body, key] = [fresh(), crypto.randomUUID()];
    const refused = await Promise.all(Array.from({ length: 5 }, () => admin.call(thing.create, { body, key })));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(await Promise.all(tables.map(countRows))).toEqual(before);
    await sql`drop trigger full_outbox on outbox`.execute(service.db);
    expect((await admin.call(thing.create, { body, key })).status).toBe(200);
    expect(await Promise.all(tables.map(countRows))).toEqual(before.map((rows) => rows + 1));
  });

  it("is kept with its refusal when the handler says so", async () => {
    const { status, requestId } = await admin.call(thing.refuse);
    expect(status).toBe(401);
    const { rows } = await sql`select action, refusal from audit_log where request_id = ${requestId}`.execute(
      service.db,
    );
    expect(rows).toEqual([{ action: "thing.refused", refusal: "login.refused" }]);
    const kept = await sql`select 1 from test_thing where name = ${`refused ${requestId}`}`.execute(service.db);
    expect(kept.rows).toHaveLength(1);
  });

  it("cannot be changed or removed from the audit log", async () => {
    await create();
    for (const statement of [
      sql`update audit_log set action = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(statement.execute(service.db)).rejects.toThrow("append-only");
    }
  });
});

describe("what leaves the service", () => {
  it("is only what the contract declares", async () => {
    const { id } = await create();
    const { payload } = await admin.call(thing.get, { params: { id } });
    expect(Object.keys(payload).toSorted()).toEqual(["id", "name", "price", "version"]);
  });

  it("is a general sentence with the request's id when the service is at fault, and the log alone says why", async () => {
    const { code, errorMessage, requestId } = await admin.call(thing.fail);
    expect([code, errorMessage]).toMatchObject(["server.failed", expect.not.stringContaining("hunter2")]);
    expect(service.logged.some((line) => line.includes(requestId ?? "-") && line.includes("hunter2"))).toBe(true);
    expect(await admin.call(thing.leak)).toMatchObject({ status: 500, code: "server.failed" });
  });

  it("says that there is no space left when there is none, and the log has it for the operator", async () => {
    await sql`create function refuse_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(service.db);
    await sql`create trigger full_disk before insert on test_thing for each row when (new.name = 'Too much')
      execute function refuse_full()`.execute(service.db);
    const { status, code, errorMessage, requestId } = await admin.call(thing.create, {
      body: { name: "Too much", price: 1 },
    });
    expect([status, code, errorMessage]).toEqual([
      503,
      "server.unavailable",
      "The service has run out of space: please tell your administrator",
    ]);
    expect(service.logged.filter((line) => line.includes(requestId ?? "-")).join("")).toContain(
      "could not extend file",
    );
  });

  it("carries the headers that keep a browser from doing what it should not", async () => {
    for (const path of ["/oms/thing", "/oms/nothing", "/healthz"]) {
      const { headers } = await nobody.raw(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers.has("x-powered-by")).toBe(false);
    }
  });

  it("leaves one line per request in the log, without query, token, body or header", async () => {
    const begin = service.logged.length;
    await admin.raw("/oms/thing?q=very-private-words");
    await nobody.call(thing.login, { body: { username: "very-private-words", password: "very-private-words" } });
    await expect.poll(() => service.logged.length).toBeGreaterThanOrEqual(begin + 2);
    const lines = service.logged.slice(begin).join("");
    expect(lines).not.toContain("very-private-words");
    expect(lines).not.toContain(admin.token);
    expect(JSON.parse(service.logged[begin] ?? "")).toMatchObject({
      method: "GET",
      route: "/oms/thing",
      status: 200,
      user: people["admin"]?.id,
    });
  });
});

describe("a file", () => {
  const form = (...parts: [string, Blob | string][]): FormData => {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return data;
  };
  const upload = (body: FormData) => admin.raw("/oms/thing/upload", { method: "POST", body });
  const leftOver = () => readdirSync(join(service.services.config.dataDir, "uploads"));

  it("is streamed to disk, measured and hashed, and gone when the reply is sent", async () => {
    const answer = await upload(form(["file", new Blob(["hello"], { type: "image/png" })]));
    expect(await answer.json()).toMatchObject({
      payload: { size: 5, digest: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" },
    });
    expect(leftOver()).toEqual([]);
  });

  it("is refused when it is too large, empty, missing, misnamed, one of many, or no file at all", async () => {
    const small = new Blob(["x"]);
    const cases: [number, FormData][] = [
      [413, form(["file", new Blob(["x".repeat(65 * 1024)])])],
      [413, form(["file", new Blob(["x".repeat(400 * 1024)])])],
      [415, form(["file", new Blob([])])],
      [415, form(["other", small])],
      [415, form(["file", small], ["file", small])],
      [415, form(["file", "just text"])],
      [415, form(["file", small], ["extra", "field"])],
    ];
    for (const [status, body] of cases) expect((await upload(body)).status).toBe(status);
    expect((await admin.raw("/oms/thing/upload", json("{}"))).status).toBe(415);
    expect((await admin.raw("/oms/thing", { method: "POST", body: form(["file", small]) })).status).toBe(415);
    expect(leftOver()).toEqual([]);
  });

  it("that is refused does not stand in the way of what the same connection asks next", async () => {
    const large = () => form(["file", new Blob(["x".repeat(400 * 1024)])]);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const met: number[] = [];
        for (let turn = 0; turn < 3; turn++) {
          met.push((await upload(large())).status, (await upload(form(["file", new Blob(["x"])]))).status);
        }
        return met;
      }),
    );
    expect(new Set(statuses.map((met) => met.join(" ")))).toEqual(new Set(["413 200 413 200 413 200"]));
  });
});

describe("how often", () => {
  it("counts wrong passwords per account and says when to come back; a right one costs nothing", async () => {
    const guess = (username: string, password: string) => nobody.call(thing.login, { body: { username, password } });
    for (let n = 0; n < 15; n++) expect((await guess("busy", "right")).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess("victim", "wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = await guess(" VICTIM ", "right");
    expect(limited).toMatchObject({ status: 429, code: "limit.reached" });
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess("somebody else", "right")).status).toBe(200);
  });

  it("counts wrong passwords per address, and believes only what our own proxy says of it", async () => {
    const guess = (n: number, forwarded: string) =>
      nobody.raw(
        "/oms/thing/login",
        json(JSON.stringify({ username: `u${n}`, password: "wrong" }), { "x-forwarded-for": forwarded }),
      );
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => guess(n, `10.0.0.${n}, 198.51.100.7`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await guess(99, "198.51.100.8")).status).toBe(401);
  });

  it("counts what strangers ask per address, and lets whoever is signed in there go on", async () => {
    const ask = async (client: Client, address: string) =>
      (await client.raw("/oms/thing/told", { headers: { "x-forwarded-for": address } })).status;
    const met = await Promise.all(Array.from({ length: 60 }, () => ask(nobody, "192.0.2.1")));
    expect(new Set(met)).toEqual(new Set([200, 429]));
    expect(met.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect([await ask(admin, "192.0.2.1"), await ask(nobody, "192.0.2.2")]).toEqual([200, 200]);
  });

  it("sees the address through exactly the configured proxies", async () => {
    const answer = await admin.raw("/oms/thing", { headers: { "x-forwarded-for": "1.1.1.1, 203.0.113.5" } });
    expect(await answer.json()).toMatchObject({ payload: { address: "203.0.113.5" } });
  });

  it("stops a user who calls far too often, and no other", async () => {
    const met = new Set<number>();
    for (let turn = 0; turn < 20 && !met.has(429); turn++) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => retailer.call(thing.search)));
      for (const { status } of answers) met.add(status);
    }
    expect(met).toEqual(new Set([200, 429]));
    expect((await admin.call(thing.search)).status).toBe(200);
  });
});

describe("being well", () => {
  it("is said at /healthz and /readyz", async () => {
    expect(await (await nobody.raw("/healthz")).json()).toEqual({ status: "alive" });
    expect(await (await nobody.raw("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("does not wait for an answer that nobody waits for any more", async () => {
    const other = await startTestService({ areas: thingAreas });
    const client = await other.clientOf(people["admin"]?.id ?? "", "s-admin");
    const holder = openPool({ url: other.databaseUrl, connections: 2 });
    const gone = new AbortController();
    await holder.db.transaction().execute(async (db) => {
      await sql`lock table test_thing in access exclusive mode`.execute(db);
      const asked = client.raw("/oms/thing", { ...json(JSON.stringify(fresh())), signal: gone.signal });
      const cutOff = asked.then(
        () => "answered",
        () => "cut off",
      );
      await expect.poll(() => countWaiting(holder.db)).toBe(1);
      gone.abort();
      expect(await cutOff).toBe("cut off");
      await expect.poll(() => other.logged.join("")).toContain("request cut off");
    });
    await holder.close();
    await other.stop();
    expect(other.logged.join("")).not.toContain("took too long");
  });

  // An idle connection would hold it for a minute.
  it("means to finish what is under way when stopped, and to take nothing new", { timeout: 40_000 }, async () => {
    const other = await startTestService({ areas: thingAreas });
    const client = await other.clientOf(people["admin"]?.id ?? "", "s-admin");
    let underWay: Promise<Received<unknown>[]> = Promise.resolve([]);
    let stopped: Promise<void> = Promise.resolve();
    const idle = connect(Number(new URL(other.url).port), "127.0.0.1");
    await once(idle, "connect");
    const holder = openPool({ url: other.databaseUrl, connections: 2 });
    await holder.db.transaction().execute(async (db) => {
      await sql`lock table test_thing in access exclusive mode`.execute(db);
      underWay = Promise.all(Array.from({ length: 10 }, () => client.call(thing.create, { body: fresh() })));
      await expect.poll(() => countWaiting(holder.db)).toBe(10);
      stopped = other.stop();
      await expect
        .poll(() =>
          client.call(thing.search).then(
            () => "answered",
            () => "refused",
          ),
        )
        .toBe("refused");
      await sleep(300);
    });
    await stopped;
    expect((await underWay).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(other.logged.join("")).not.toContain("took too long");
    await holder.close();
    idle.destroy();
  });
});
