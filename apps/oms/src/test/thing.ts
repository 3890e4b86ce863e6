import { sql, type Generated } from "kysely";
import { boolean, number, object, string } from "yup";
import { endpoint, fileBody, type FormBody } from "@o2r/api/contract";
import { defineForm, money, text } from "@o2r/forms";
import { readHistory } from "../audit/history.ts";
import { newId } from "../db/id.ts";
import { insertRow, lockRow, updateRow } from "../db/repository.ts";
import type { Db } from "../db/schema.ts";
import { AppError, notFound, stale } from "../app-error.ts";
import type { Areas } from "../http/areas.ts";
import { rawReply, type Handlers } from "../http/context.ts";
import { unassigned } from "./unassigned.ts";
import type { Actor } from "../http/actor.ts";

/** A thing that exists for the tests of the platform only, so that they stand without any area of the trade. */
interface ThingTable {
  id: string;
  version: Generated<number>;
  name: string;
  price: number;
  secret_note: Generated<string>;
}

declare module "../db/schema.ts" {
  interface Database {
    test_thing: ThingTable;
  }
}

/** Makes the thing's table in a test's own database. */
export const createThingTable = async (db: Db): Promise<void> => {
  await sql`create table test_thing (
    id uuid primary key, version integer not null default 1, name text not null, price bigint not null,
    secret_note text not null default 'for nobody',
    constraint test_thing_name_key unique (name), constraint test_thing_price_check check (price < 1000000)
  )`.execute(db);
};

const thing = object({
  id: string().required(),
  version: number().required(),
  name: string().required(),
  price: number().required(),
});
const byId = object({
  id: string()
    .matches(/^[0-9a-f-]{36}$/)
    .required(),
});
const thingForm = defineForm({
  id: "thing",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 40 }),
    price: money({ label: "Price", required: true, min: 1 }),
  },
});
const thingBody: FormBody<{ name: string; price: number }> = { kind: "form", form: thingForm };

export const thingEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/oms/thing/:id",
    summary: "One thing",
    params: byId,
    reply: thing,
    allow: "product.read",
    scope: "all",
  }),
  search: endpoint({
    method: "GET",
    path: "/oms/thing",
    summary: "How the query is read",
    query: object({ size: number().integer().max(500).default(10), q: string().optional() }),
    reply: object({ size: number().required(), q: string().optional(), address: string().required() }),
    allow: "signedIn",
    scope: "none",
  }),
  create: endpoint({
    method: "POST",
    path: "/oms/thing",
    summary: "Add a thing",
    body: thingBody,
    reply: thing,
    allow: "product.write",
    scope: "all",
    write: { audit: "thing.created", idempotency: "required" },
  }),
  update: endpoint({
    method: "PUT",
    path: "/oms/thing/:id",
    summary: "Change a thing",
    params: byId,
    body: object({
      name: string().required(),
      price: number().required(),
      nested: object({ flag: boolean() }).optional(),
    }),
    reply: thing,
    allow: "product.write",
    scope: "all",
    write: { audit: "thing.updated", idempotency: "optional", ifMatch: true },
  }),
  refuse: endpoint({
    method: "POST",
    path: "/oms/thing/refuse",
    summary: "Adds a thing, keeps it, and refuses",
    reply: thing,
    allow: "signedIn",
    scope: "none",
    write: { audit: "thing.refused", idempotency: "optional" },
  }),
  fail: endpoint({
    method: "POST",
    path: "/oms/thing/fail",
    summary: "Adds a thing and breaks",
    reply: thing,
    allow: "signedIn",
    scope: "none",
    write: { audit: "thing.failed", idempotency: "optional" },
  }),
  leak: endpoint({
    method: "GET",
    path: "/oms/thing/leak",
    summary: "Breaks its own reply",
    reply: object({ count: number().required() }),
    allow: "signedIn",
    scope: "none",
  }),
  told: endpoint({
    method: "GET",
    path: "/oms/thing/told",
    summary: "What costs much, and anybody may ask",
    reply: object({}),
    allow: "public",
    scope: "none",
    limit: "export",
  }),
  image: endpoint({
    method: "GET",
    path: "/oms/thing/image",
    summary: "Bytes",
    reply: object({}),
    allow: "signedIn",
    scope: "none",
    raw: true,
  }),
  upload: endpoint({
    method: "POST",
    path: "/oms/thing/upload",
    summary: "Takes a file",
    body: fileBody("file"),
    reply: object({ size: number().required(), digest: string().required(), path: string().required() }),
    allow: "signedIn",
    scope: "none",
    write: { audit: "thing.uploaded", idempotency: "optional" },
    limit: "upload",
  }),
  login: endpoint({
    method: "POST",
    path: "/oms/thing/login",
    summary: "Guess a password",
    body: object({ username: string().required(), password: string().required() }),
    reply: object({ ok: boolean().required() }),
    allow: "public",
    scope: "none",
    limit: "login",
  }),
};

const contract = { thing: thingEndpoints };

/** Every account of the tests; the session `s-<name>` is theirs. */
export const people: Readonly<Record<string, Omit<Actor, "sessionId">>> = {
  admin: {
    id: "01900000-0000-7000-8000-000000000001",
    username: "admin",
    userType: "ADMIN",
    ...unassigned,
    warehouses: "all",
  },
  retailer: { id: "01900000-0000-7000-8000-000000000002", username: "retailer", userType: "RETAILER", ...unassigned },
};

const thingHandlers: Handlers<typeof thingEndpoints> = {
  get: async ({ db, params }) => {
    const row = await db.selectFrom("test_thing").selectAll().where("id", "=", params.id).executeTakeFirst();
    if (row === undefined) throw notFound("Thing");
    return row;
  },
  search: async ({ query, address }) => ({ ...query, address }),
  create: async ({ db, body, audit, now }) => {
    await sql`select pg_sleep(0.02), ${now}::timestamptz`.execute(db);
    const row = await insertRow(db, "test_thing", { id: newId(), ...body });
    audit({ entity: "thing", id: row.id, version: row.version, after: { name: row.name, price: row.price } });
    return row;
  },
  update: async ({ db, params, version, body, audit }) => {
    const row = await lockRow(db, "test_thing", params.id);
    if (row === undefined) throw notFound("Thing");
    if (row.version !== version) {
      throw stale({ row, changes: await readHistory(db, { entity: "thing", id: row.id, sinceVersion: version }) });
    }
    const { name, price } = body;
    const next = await updateRow(db, "test_thing", row, { name, price });
    if (next === undefined) throw notFound("Thing");
    audit({
      entity: "thing",
      id: row.id,
      version: next.version,
      before: { name: row.name, price: row.price },
      after: { name, price },
    });
    return next;
  },
  refuse: async ({ db, requestId }) => {
    await insertRow(db, "test_thing", { id: newId(), name: `refused ${requestId}`, price: 1 });
    throw new AppError("login.refused", "Refused, and kept", { commit: true });
  },
  fail: async ({ db, requestId }) => {
    await insertRow(db, "test_thing", { id: newId(), name: `failed ${requestId}`, price: 1 });
    throw new Error("the password of the database is hunter2");
  },
  // A handler written without care: what a type would have caught stands in for what no type sees.
  leak: async () => JSON.parse('{"count":"many"}') as { count: number },
  told: async () => ({}),
  image: async () => rawReply("image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  upload:
    async ({ file }) =>
    async () =>
      file,
  login: async ({ body }) => {
    if (body.password !== "right") throw new AppError("login.refused", "Wrong username or password");
    return { ok: true };
  },
};

/** The thing as an area of its own: all that the platform needs to run. */
export const thingAreas: Areas<typeof contract> = {
  contract,
  handlers: { thing: thingHandlers },
  findActor: async (_db, { userId, sessionId }) => {
    const person = Object.values(people).find(({ id }) => id === userId);
    return person && sessionId === `s-${person.username}` ? { ...person, sessionId } : null;
  },
  findActors: async (_db, sessionIds) =>
    new Map(
      sessionIds.flatMap((sessionId) => {
        const person = people[sessionId.replace(/^s-/, "")];
        return person === undefined ? [] : [[sessionId, { ...person, sessionId }] as const];
      }),
    ),
  constraints: {
    test_thing_name_key: { field: "name", message: "This name is taken" },
    test_thing_price_check: { field: "price", message: "The price is too high" },
  },
  formRegistry: () => ({}),
  masters: {},
  checkDocuments: async () => [],
  prepare: createThingTable,
  missing: async () => [],
  sweep: async () => {},
};
