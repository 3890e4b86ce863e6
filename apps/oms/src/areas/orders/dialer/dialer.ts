import { sql } from "kysely";
import { dialerForm, dialerList, type Dialer, type dialerEndpoints, type DialerValues } from "@o2r/api/contract/orders";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { ringSeconds } from "./miss-calls.ts";
import { takeReports } from "./take-reports.ts";

const agents = sql<number>`(select count(*)::integer from app_user where app_user.dialers_id = dialer.id)`;

const selectDialers = (db: Db) =>
  db
    .selectFrom("dialer")
    .select([
      "dialer.id",
      "dialer.version",
      "dialer.active",
      "dialer.updated_at as updatedAt",
      "dialer.name",
      "dialer.kind",
      "dialer.ring_seconds as ringSeconds",
      "dialer.caller_number as callerNumber",
      "dialer.listening",
      agents.as("agents"),
    ]);

const listDialers = readList(dialerList, {
  select: selectDialers,
  id: sql<string>`dialer.id`,
  sorts: {
    name: sql`lower(dialer.name)`,
    kind: sql`dialer.kind`,
    agents,
    active: sql`dialer.active`,
    updatedAt: sql`dialer.updated_at`,
  },
  filters: { kind: sql`dialer.kind`, active: sql`dialer.active` },
  search: { name: sql`dialer.name`, callerNumber: sql`coalesce(dialer.caller_number, '')` },
});

const columns = ({ name, kind, ringSeconds, callerNumber, listening }: DialerValues) => ({
  name,
  kind,
  ring_seconds: ringSeconds ?? null,
  caller_number: callerNumber ?? null,
  listening: listening ?? false,
});

const agent = sql.ref<string>("dialer_call.agent_id");

/** The dialers of the call centre, and what an agent's has for them. */
export const dialerHandlers: Handlers<typeof dialerEndpoints> = {
  ...thingHandlers({
    entity: "dialer",
    noun: "Dialer",
    table: "dialer",
    form: dialerForm,
    list: listDialers,
    find: (db, id): Promise<Dialer | undefined> => selectDialers(db).where("dialer.id", "=", id).executeTakeFirst(),
    insert: (db, made, values: DialerValues) => insertRow(db, "dialer", { ...made, ...columns(values) }),
    update: (db, before, changed, values) => updateRow(db, "dialer", before, { ...columns(values), ...changed }),
    audited: ({ name, kind, ringSeconds, callerNumber, listening }) => ({
      name,
      kind,
      ringSeconds,
      callerNumber,
      listening,
    }),
  }),

  report: takeReports,

  call: async ({ db, scope }) => {
    const call = await db
      .selectFrom("dialer_call")
      .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
      .leftJoin("dialer", "dialer.id", "dialer_call.dialer_id")
      .select([
        "dialer_call.id",
        "dialer_call.retailer_id",
        "dialer_call.created_at",
        "retailer.establishment",
        "retailer.mobile",
        sql<string | null>`dialer_call.created_at + interval '1 second' * ${ringSeconds}`.as("rings_until"),
      ])
      .where(scope.covers(agent))
      .where("dialer_call.state", "=", "RINGING")
      .executeTakeFirst();
    if (call === undefined) return null;
    return {
      id: call.id,
      retailerId: call.retailer_id,
      retailerName: call.establishment,
      mobile: call.mobile,
      creationDate: call.created_at,
      ringsUntil: call.rings_until,
    };
  },
};
