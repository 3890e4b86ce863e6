import { sql, type SqlBool } from "kysely";
import {
  retailerGroupForm,
  retailerGroupList,
  retailerStates,
  type RetailerGroup,
  type retailerGroupEndpoints,
  type RetailerGroupValues,
  type tierLookup,
} from "@o2r/api/contract/parties";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { masters } from "../masters.ts";

const ofStatus = sql.join(
  Object.entries(retailerStates).map(([state, { label }]) => sql`when ${sql.lit(state)} then ${sql.lit(label)}`),
  sql` `,
);
const name = sql<string>`coalesce(part.tier,
  (select label from master_option where category = 'retailerType' and value = part.retailer_type), part.retailer_type,
  case part.status ${ofStatus} end)`;

/** Whoever has a tier of the own is of that one, and not of their type's. */
const retailers = sql<number>`(case part.kind
  when 'TYPE' then (select count(*) from retailer where retailer.retailer_type = part.retailer_type)
  when 'STATUS' then (select count(*) from retailer where retailer.state = part.status)
  else (select count(*) from retailer where retailer.tier_id = part.id or retailer.tier_id is null
    and retailer.retailer_type in (select other.retailer_type from retailer_group other where other.tier_id = part.id and other.active))
  end)::int`;

const selectGroups = (db: Db) =>
  db
    .selectFrom("retailer_group as part")
    .leftJoin("retailer_group as tier", "tier.id", "part.tier_id")
    .select([
      "part.id",
      "part.version",
      "part.active",
      "part.updated_at as updatedAt",
      "part.kind",
      "part.retailer_type as retailerType",
      "part.status",
      "part.tier",
      "part.tier_id as tierId",
      "tier.tier as tierName",
      "part.visibility",
      "part.credit_limit",
      "part.credit_days as creditDays",
      "part.min_order",
      name.as("name"),
      retailers.as("retailers"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectGroups>["executeTakeFirstOrThrow"]>>;

const rupeesOrNull = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

const toGroup = ({ credit_limit, min_order, ...row }: Found): RetailerGroup => ({
  ...row,
  creditLimit: rupeesOrNull(credit_limit),
  minOrder: rupeesOrNull(min_order),
});

const listGroups = readList(retailerGroupList, {
  select: selectGroups,
  id: sql<string>`part.id`,
  sorts: {
    name: sql`lower(${name})`,
    kind: sql`part.kind`,
    creditLimit: { by: sql`part.credit_limit`, nullable: true },
    creditDays: { by: sql`part.credit_days`, nullable: true },
    minOrder: { by: sql`part.min_order`, nullable: true },
    retailers,
    active: sql`part.active`,
    updatedAt: sql`part.updated_at`,
  },
  filters: { kind: sql`part.kind`, visibility: sql`part.visibility`, active: sql`part.active` },
  search: { name },
  toRow: toGroup,
});

const paiseOrNull = (rupees: number | undefined): Paise | null => (rupees === undefined ? null : toPaise(rupees));

const columns = (values: RetailerGroupValues) => ({
  tier: values.tier ?? null,
  tier_id: values.tierId ?? null,
  visibility: values.visibility ?? null,
  credit_limit: paiseOrNull(values.creditLimit),
  credit_days: values.creditDays ?? null,
  min_order: paiseOrNull(values.minOrder),
});

/** Of whom the terms are: what an update cannot change, and does not send. */
const whoOf = ({ kind, retailerType, status }: RetailerGroupValues) => ({
  kind,
  retailer_type: retailerType ?? null,
  status: status ?? null,
});

/** Types, tiers and statuses of retailers, with the terms that each gives. */
export const retailerGroupHandlers: Handlers<typeof retailerGroupEndpoints> = thingHandlers({
  entity: "retailer-group",
  noun: "Retailer group",
  table: "retailer_group",
  form: retailerGroupForm,
  list: listGroups,
  find: async (db, id): Promise<RetailerGroup | undefined> => {
    const found = await selectGroups(db).where("part.id", "=", id).executeTakeFirst();
    return found && toGroup(found);
  },
  insert: (db, made, values: RetailerGroupValues) =>
    insertRow(db, "retailer_group", { ...made, ...whoOf(values), ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "retailer_group", before, { ...columns(values), ...changed }),
  called: (row) => row.name,
  audited: ({ kind, name: called, tierName, visibility, creditLimit, creditDays, minOrder }) => ({
    kind,
    name: called,
    tier: tierName,
    visibility,
    creditLimit,
    creditDays,
    minOrder,
  }),
});

/** Tiers, by name. */
export const lookUpTiers: Handler<typeof tierLookup> = lookUp(masters.tier, {
  within: () => sql<SqlBool>`kind = 'TIER'`,
});
