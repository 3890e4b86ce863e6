import { sql, type ColumnType, type Generated } from "kysely";
import { idSchema, lifecycle, shape, stateSchema, thing, withExports, type ReplyOf } from "@o2r/api/contract";
import { defineForm, text, type ValuesOf } from "@o2r/forms";
import { number } from "yup";
import { areas as realAreas } from "../areas/index.ts";
import { insertRow, updateRow } from "../db/repository.ts";
import { notFound } from "../app-error.ts";
import type { Db } from "../db/schema.ts";
import type { Areas } from "../http/areas.ts";
import { readList } from "../kit/read-list.ts";
import { thingHandlers } from "../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../trade/lifecycle/lifecycle-handlers.ts";

const states = { OPEN: { label: "Open", tone: "info" }, CLOSED: { label: "Closed", tone: "neutral" } } as const;

/** A thing that has an owner, a warehouse, a region and a beat, so that each user type reaches it by a rule of its own. */
interface LeadTable {
  id: string;
  version: Generated<number>;
  active: Generated<boolean>;
  state: Generated<keyof typeof states>;
  name: string;
  owner: string;
  warehouse: string;
  region: string;
  beat: string;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: ColumnType<string, Date | undefined, Date>;
  updated_by: string | null;
}
declare module "../db/schema.ts" {
  interface Database {
    test_lead: LeadTable;
  }
}

const id = (label: string) => text({ label, required: true, maxLength: 36 });
const form = defineForm({
  id: "lead",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50 }),
    owner: id("Owner"),
    warehouse: id("Warehouse"),
    region: id("Region"),
    beat: id("Beat"),
  },
});
const name = { one: "lead", many: "leads" };
const path = "/oms/lead";
const scope = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  own: ["CALLING_AGENT", "ONBOARDING_AGENT"],
  ownTeam: ["CC_SUPERVISOR"],
  ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
  ownRegion: ["ONBOARDING_MANAGER"],
  ownBeats: ["FSA"],
} as const;
const lead = thing({
  name,
  path,
  form,
  list: {
    columns: [{ field: "name", label: "Name", kind: "text", sort: true, shown: true }],
    filters: [],
    search: { name: "name" },
    defaultSort: "name",
  },
  lookup: true,
  allow: { read: "document.read", write: "document.write" },
  scope,
});
/** Whoever reaches a lead may close it, also one that is closed, so that each caller finds it as the last one did. */
const life = lifecycle({
  entity: "lead",
  name,
  path,
  row: shape({ id: idSchema(), version: number().defined(), state: stateSchema(states) }),
  states,
  first: "OPEN",
  read: "document.read",
  scope,
  steps: {
    close: {
      from: ["OPEN", "CLOSED"],
      to: "CLOSED",
      label: "Close",
      done: "closed",
      means: "is no longer open",
      allow: "document.write",
    },
  },
});
export const contract = withExports({ lead: { ...lead.endpoints, ...life.endpoints } });
export type Lead = ReplyOf<typeof contract.lead.get>;
type Values = ValuesOf<typeof form>;

export const selectLeads = (db: Db) =>
  db
    .selectFrom("test_lead")
    .select(["id", "version", "active", "updated_at as updatedAt", "name", "owner", "warehouse", "region", "beat"]);

const sides = {
  owner: sql.ref<string>("test_lead.owner"),
  warehouse: sql.ref<string>("test_lead.warehouse"),
  region: sql.ref<string>("test_lead.region"),
  beat: sql.ref<string>("test_lead.beat"),
};

const makeTable = async (db: Db): Promise<void> => {
  await sql`create table test_lead (id uuid primary key, version integer not null default 1,
    active boolean not null default true, state text not null default 'OPEN', name text not null, owner uuid not null, warehouse uuid not null,
    region uuid not null, beat uuid not null, created_at timestamptz(3) not null default now(), created_by uuid,
    updated_at timestamptz(3) not null default now(), updated_by uuid)`.execute(db);
};

/** Leads as the only thing, of people who sign in as in the real service. */
export const leadAreas: Areas<typeof contract> = {
  ...realAreas,
  contract,
  handlers: {
    lead: {
      ...lifecycleHandlers({
        life,
        table: "test_lead",
        noun: "Lead",
        within: (its) => its.covers(sides),
        read: async (db, key) => {
          const row = await db
            .selectFrom("test_lead")
            .select(["id", "version", "state"])
            .where("id", "=", key)
            .executeTakeFirst();
          if (row === undefined) throw notFound("Lead");
          return row;
        },
        effects: {},
        guards: {},
      }),
      ...thingHandlers({
        entity: "lead",
        noun: "Lead",
        table: "test_lead",
        form,
        list: readList(lead.list, {
          select: selectLeads,
          id: sql<string>`test_lead.id`,
          sorts: { name: sql`test_lead.name` },
          filters: {},
          search: { name: sql`test_lead.name` },
        }),
        sides,
        find: (db, key): Promise<Lead | undefined> => selectLeads(db).where("id", "=", key).executeTakeFirst(),
        insert: (db, made, values: Values) => insertRow(db, "test_lead", { ...made, ...values }),
        update: (db, before, changed, values) => updateRow(db, "test_lead", before, { ...values, ...changed }),
        audited: (row) => ({ name: row.name }),
      }),
    },
  },
  jobs: [],
  prepare: makeTable,
  sweep: async () => {},
};
