import { sql, type ColumnType, type Generated } from "kysely";
import { thing, withExports, type ReplyOf } from "@o2r/api/contract";
import { defineForm, text, type ValuesOf } from "@o2r/forms";
import { areas as realAreas } from "../areas/index.ts";
import { insertRow, updateRow } from "../db/repository.ts";
import type { Db } from "../db/schema.ts";
import type { Areas } from "../http/areas.ts";
import { readList } from "../kit/read-list.ts";
import { thingHandlers } from "../kit/thing-handlers.ts";

/** A thing that has an owner, a warehouse, a region and a beat, so that each user type reaches it by a rule of its own. */
interface LeadTable {
  id: string;
  version: Generated<number>;
  active: Generated<boolean>;
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
const lead = thing({
  name: { one: "lead", many: "leads" },
  path: "/oms/lead",
  form,
  list: {
    columns: [{ field: "name", label: "Name", kind: "text", sort: true, shown: true }],
    filters: [],
    search: { name: "name" },
    defaultSort: "name",
  },
  lookup: true,
  allow: { read: "document.read", write: "document.write" },
  scope: {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
    own: ["CALLING_AGENT", "ONBOARDING_AGENT"],
    ownTeam: ["CC_SUPERVISOR"],
    ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
    ownRegion: ["ONBOARDING_MANAGER"],
    ownBeats: ["FSA"],
  },
});
export const contract = withExports({ lead: lead.endpoints });
export type Lead = ReplyOf<typeof contract.lead.get>;
type Values = ValuesOf<typeof form>;

export const selectLeads = (db: Db) =>
  db
    .selectFrom("test_lead")
    .select(["id", "version", "active", "updated_at as updatedAt", "name", "owner", "warehouse", "region", "beat"]);

const makeTable = async (db: Db): Promise<void> => {
  await sql`create table test_lead (id uuid primary key, version integer not null default 1,
    active boolean not null default true, name text not null, owner uuid not null, warehouse uuid not null,
    region uuid not null, beat uuid not null, created_at timestamptz(3) not null default now(), created_by uuid,
    updated_at timestamptz(3) not null default now(), updated_by uuid)`.execute(db);
};

/** Leads as the only thing, of people who sign in as in the real service. */
export const leadAreas: Areas<typeof contract> = {
  ...realAreas,
  contract,
  handlers: {
    lead: thingHandlers({
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
      sides: {
        owner: sql.ref("test_lead.owner"),
        warehouse: sql.ref("test_lead.warehouse"),
        region: sql.ref("test_lead.region"),
        beat: sql.ref("test_lead.beat"),
      },
      find: (db, key): Promise<Lead | undefined> => selectLeads(db).where("id", "=", key).executeTakeFirst(),
      insert: (db, made, values: Values) => insertRow(db, "test_lead", { ...made, ...values }),
      update: (db, before, changed, values) => updateRow(db, "test_lead", before, { ...values, ...changed }),
      audited: ({ name }) => ({ name }),
    }),
  },
  jobs: [],
  prepare: makeTable,
  sweep: async () => {},
};
