import { sql } from "kysely";
import {
  pincodeForm,
  pincodeList,
  type Pincode,
  type pincodeThing,
  type PincodeValues,
} from "@o2r/api/contract/logistics";
import type { FieldError } from "@o2r/api/contract";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers, type Checking } from "../../../kit/thing-handlers.ts";
import { writeHubs } from "./served-pincodes.ts";

const hub = sql<
  string | null
>`(select company_name from pincode_hub as served join warehouse on warehouse.id = served.hub_id
  where served.pincode = pincode.pincode and served.rank = 1)`;
const localities = sql<string | null>`nullif(array_to_string(area.localities, ', '), '')`;

/** Pincodes with the district that they are told to be in, and their hubs. */
const selectPincodes = (db: Db) =>
  db
    .selectFrom("pincode")
    .innerJoin("pincode_area as area", (join) =>
      join.onRef("area.pincode", "=", "pincode.pincode").on("area.place", "=", 1),
    )
    .select([
      "pincode.id",
      "pincode.version",
      "pincode.active",
      "pincode.updated_at as updatedAt",
      "pincode.pincode",
      "area.city",
      // The table has no other states than the form.
      sql<Pincode["state"]>`area.state`.as("state"),
      localities.as("localities"),
      sql<string | null>`(select hub_id from pincode_hub as served
        where served.pincode = pincode.pincode and served.rank = 1)`.as("hubId"),
      sql<string[]>`array(select hub_id::text from pincode_hub as served
        where served.pincode = pincode.pincode and served.rank > 1 order by served.rank)`.as("standIns"),
      hub.as("hub"),
      sql<string | null>`(select string_agg(company_name, ', ' order by served.rank)
        from pincode_hub as served join warehouse on warehouse.id = served.hub_id
        where served.pincode = pincode.pincode and served.rank > 1)`.as("standInNames"),
      sql<number>`(select count(*)::int from pincode_area as other
        where other.pincode = pincode.pincode and other.place > 1)`.as("otherAreas"),
    ]);

const listPincodes = readList(pincodeList, {
  select: selectPincodes,
  id: sql<string>`pincode.id`,
  sorts: {
    pincode: sql`pincode.pincode`,
    city: sql`lower(area.city)`,
    state: sql`lower(area.state)`,
    hub: { by: sql`lower(${hub})`, nullable: true },
    active: sql`pincode.active`,
    updatedAt: sql`pincode.updated_at`,
  },
  filters: {
    served: sql`exists (select from pincode_hub as served where served.pincode = pincode.pincode)`,
    hub: (text) => sql`exists (select from pincode_hub as served
      where served.pincode = pincode.pincode and served.hub_id = any(${text.split(",")}::uuid[]))`,
    state: sql`area.state`,
    active: sql`pincode.active`,
  },
  search: {
    pincode: sql`pincode.pincode`,
    city: sql`area.city`,
    localities: sql`array_to_string(area.localities, ', ')`,
  },
});

/** One of them by its id. */
export const findPincode = (db: Db, id: string): Promise<Pincode | undefined> =>
  selectPincodes(db).where("pincode.id", "=", id).executeTakeFirst();

const areaOf = ({ city, state, localities: typed = "" }: PincodeValues) => ({
  city,
  state,
  localities: [...new Set(typed.split(/[,;\n]/).map((name) => name.trim()))].filter((name) => name !== ""),
});
const hubsOf = ({ hubId, standIns = [] }: PincodeValues): readonly string[] =>
  hubId == null ? [] : [hubId, ...standIns];

/** Those that stand in do so for a first hub, each once, and all of them are hubs. */
const checkHubs = async ({
  db,
  values,
}: Pick<Checking<Pincode, PincodeValues>, "db" | "values">): Promise<readonly (FieldError | null)[]> => {
  const { hubId, standIns = [] } = values;
  if (hubId == null)
    return [
      standIns.length > 0 ? { field: "hubId", message: "Name the first hub, for which the others stand in" } : null,
    ];
  const named = [hubId, ...standIns];
  const central = await db
    .selectFrom("warehouse")
    .select(["id", "company_name"])
    .where("id", "in", named)
    .where("type", "=", "CWH")
    .executeTakeFirst();
  return [
    new Set(named).size < named.length ? { field: "standIns", message: "Each hub stands here once" } : null,
    central && {
      field: central.id === hubId ? "hubId" : "standIns",
      message: `Choose a hub: ${central.company_name} is a central warehouse`,
    },
  ].map((error) => error ?? null);
};

/** Pincodes, where they are and who serves them. */
export const pincodeMasterHandlers: Handlers<typeof pincodeThing.endpoints> = thingHandlers({
  entity: "pincode",
  noun: "Pincode",
  table: "pincode",
  form: pincodeForm,
  list: listPincodes,
  find: findPincode,
  insert: async (db, made, values: PincodeValues) => {
    await insertRow(db, "pincode", { ...made, pincode: values.pincode });
    await db
      .insertInto("pincode_area")
      .values({ pincode: values.pincode, place: 1, ...areaOf(values) })
      .execute();
    await writeHubs(db, values.pincode, hubsOf(values));
  },
  update: async (db, before, changed, values) => {
    await updateRow(db, "pincode", before, changed);
    await db
      .updateTable("pincode_area")
      .set(areaOf(values))
      .where("pincode", "=", before.pincode)
      .where("place", "=", 1)
      .execute();
    await writeHubs(db, before.pincode, hubsOf(values));
  },
  check: checkHubs,
  refuseOff: async (_, { pincode, hub: first }) =>
    first === null ? null : `${pincode} is served by ${first}. Take its hubs away first.`,
  called: ({ pincode }) => pincode,
  audited: ({ pincode, city, state, localities: own, hub: first, standInNames }) => ({
    pincode,
    city,
    state,
    localities: own,
    hub: first,
    standIns: standInNames,
  }),
});
