import { sql, type Generated } from "kysely";
import { array, object, string } from "yup";
import { endpoint } from "@o2r/api/contract";
import { newId } from "../db/id.ts";
import { lockRow } from "../db/repository.ts";
import type { Db } from "../db/schema.ts";
import { AppError, notFound, stale } from "../app-error.ts";
import type { Areas } from "../http/areas.ts";
import type { Handlers } from "../http/context.ts";
import { unassigned } from "./unassigned.ts";
import type { Actor } from "../http/actor.ts";

/** A thing with an owner and a warehouse, for the tests of scope; some of its handlers forget theirs on purpose. */
interface ParcelTable {
  id: string;
  version: Generated<number>;
  name: string;
  warehouse_id: string;
  owner_id: string;
}

declare module "../db/schema.ts" {
  interface Database {
    test_parcel: ParcelTable;
  }
}

const parcel = object({ id: string().required(), name: string().required() });
const list = object({ content: array().of(parcel).defined() });
const byId = object({ id: string().required() });
const ofWarehouse = { allow: "product.read", scope: "ownWarehouse" } as const;
const ofOwner = { allow: "signedIn", scope: "own" } as const;
const write = { audit: "parcel.changed", idempotency: "optional" } as const;

export const parcelEndpoints = {
  list: endpoint({ method: "GET", path: "/oms/parcel", summary: "Those of a warehouse", reply: list, ...ofWarehouse }),
  mine: endpoint({ method: "GET", path: "/oms/parcel/mine", summary: "Those of an owner", reply: list, ...ofOwner }),
  any: endpoint({
    method: "GET",
    path: "/oms/parcel/any",
    summary: "Those of an owner, or all for some",
    reply: list,
    allow: "signedIn",
    scope: { all: ["ADMIN"], own: ["HUB_MANAGER"] },
  }),
  get: endpoint({
    method: "GET",
    path: "/oms/parcel/:id",
    summary: "One",
    params: byId,
    reply: parcel,
    ...ofWarehouse,
  }),
  create: endpoint({
    method: "POST",
    path: "/oms/parcel",
    summary: "Send one from a warehouse",
    body: object({ warehouse: string().required() }),
    reply: parcel,
    ...ofWarehouse,
    write,
  }),
  forgetRead: endpoint({
    method: "GET",
    path: "/oms/parcel/forgotten",
    summary: "Answers without its scope",
    reply: list,
    ...ofWarehouse,
  }),
  forgetQuery: endpoint({
    method: "GET",
    path: "/oms/parcel/asked",
    summary: "Asks for its scope and puts it into no query",
    reply: list,
    ...ofWarehouse,
  }),
  forgetWrite: endpoint({
    method: "POST",
    path: "/oms/parcel/:id/rename",
    summary: "Changes without its scope",
    params: byId,
    reply: parcel,
    ...ofWarehouse,
    write,
  }),
  forgetRefusal: endpoint({
    method: "POST",
    path: "/oms/parcel/:id/stale",
    summary: "Shows a row in a refusal, without its scope",
    params: byId,
    reply: parcel,
    ...ofWarehouse,
    write,
  }),
};

const contract = { parcel: parcelEndpoints };

const uuid = (last: number): string => `01900000-0000-7000-8000-00000000000${last}`;
/** The two warehouses. */
export const [north, south] = [uuid(7), uuid(8)];
/** A manager of the northern one, somebody without a warehouse, and somebody who sees all. */
export const staff: Readonly<Record<"hub" | "idle" | "admin", Omit<Actor, "sessionId">>> = {
  hub: { id: uuid(1), username: "hub", userType: "HUB_MANAGER", ...unassigned, warehouses: [north] },
  idle: { id: uuid(2), username: "idle", userType: "CWH_MANAGER", ...unassigned },
  admin: { id: uuid(3), username: "admin", userType: "ADMIN", ...unassigned, warehouses: "all" },
};

const createParcels = async (db: Db): Promise<void> => {
  await sql`create table test_parcel (id uuid primary key, version integer not null default 1, name text not null,
    warehouse_id uuid not null, owner_id uuid not null)`.execute(db);
  await sql`insert into test_parcel (id, name, warehouse_id, owner_id) values
    (${newId()}, 'north, of hub', ${north}, ${staff.hub.id}), (${newId()}, 'south, of idle', ${south}, ${staff.idle.id})`.execute(
    db,
  );
};

const parcels = (db: Db) => db.selectFrom("test_parcel").selectAll().orderBy("name");
const warehouse = sql.ref<string>("warehouse_id");
const owner = sql.ref<string>("owner_id");

const handlers: Handlers<typeof parcelEndpoints> = {
  list: async ({ db, scope }) => ({ content: await parcels(db).where(scope.covers(warehouse)).execute() }),
  mine: async ({ db, scope }) => ({ content: await parcels(db).where(scope.covers(owner)).execute() }),
  any: async ({ db, scope }) => ({ content: await parcels(db).where(scope.covers(owner)).execute() }),
  get: async ({ db, scope, params }) => {
    const row = await parcels(db).where("id", "=", params.id).where(scope.covers(warehouse)).executeTakeFirst();
    if (row === undefined) throw notFound("Parcel");
    return row;
  },
  create: async ({ db, actor, scope, body }) => {
    if (!scope.admits(body.warehouse)) throw new AppError("access.denied", "This warehouse is not yours");
    const row = { id: newId(), name: "new", warehouse_id: body.warehouse, owner_id: actor.id };
    await db.insertInto("test_parcel").values(row).execute();
    return row;
  },
  forgetRead: async ({ db }) => ({ content: await parcels(db).execute() }),
  forgetQuery: async ({ db, scope }) => {
    scope.covers(warehouse);
    return { content: await parcels(db).execute() };
  },
  forgetWrite: async ({ db, params: { id } }) =>
    db
      .updateTable("test_parcel")
      .set({ name: "renamed" })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  forgetRefusal: async ({ db, params: { id } }) => {
    throw stale({ row: await lockRow(db, "test_parcel", id), changes: [] });
  },
};

/** The parcels as an area of their own. */
export const parcelAreas: Areas<typeof contract> = {
  contract,
  handlers: { parcel: handlers },
  findActor: async (_db, { userId, sessionId }) => {
    const person = Object.values(staff).find(({ id }) => id === userId);
    return person ? { ...person, sessionId } : null;
  },
  findActors: async () => new Map(),
  constraints: {},
  formRegistry: () => ({}),
  masters: {},
  checkDocuments: async () => [],
  prepare: createParcels,
  missing: async () => [],
  sweep: async () => {},
};
