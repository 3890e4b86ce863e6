import { sql, type Expression, type SqlBool } from "kysely";
import { rowsOfTickets } from "@o2r/api/contract/engagement";
import type { RowScope } from "@o2r/api/contract";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import { writeEvents } from "../../../events/outbox.ts";
import { regionOfRetailer } from "../../parties/retailer/select-retailers.ts";

/** The columns that a reach into tickets goes by: those of their retailer. */
export const ticketSides: Sides<Expression<string | null>> = {
  owner: sql<string | null>`(select owner_id from retailer where retailer.id = ticket.retailer_id)`,
  warehouse: sql<string | null>`(select hub_id from retailer where retailer.id = ticket.retailer_id)`,
  region: sql<string | null>`(select ${regionOfRetailer()} from retailer where retailer.id = ticket.retailer_id)`,
  beat: sql<string | null>`(select beat_id from retailer where retailer.id = ticket.retailer_id)`,
};

/** The columns of a retailer that the same reach goes by. */
export const retailerReach: Sides<Expression<string | null>> = {
  owner: sql.ref<string | null>("retailer.owner_id"),
  warehouse: sql.ref<string | null>("retailer.hub_id"),
  region: regionOfRetailer(),
  beat: sql.ref<string | null>("retailer.beat_id"),
};

/** That an account (`person`) reaches a retailer (`shop`) by the rule for tickets, each kind of reach in its way. */
const reaches: Readonly<Record<keyof typeof rowsOfTickets, Expression<SqlBool>>> = {
  all: sql<SqlBool>`true`,
  own: sql<SqlBool>`shop.owner_id = person.id`,
  ownTeam: sql<SqlBool>`(shop.owner_id = person.id or exists (select from app_user as agent
    where agent.id = shop.owner_id and agent.supervisor_id = person.id))`,
  ownWarehouse: sql<SqlBool>`exists (select from user_warehouse as own
    where own.user_id = person.id and own.warehouse_id = shop.hub_id)`,
  ownRegion: sql<SqlBool>`exists (select from user_region as own
    where own.user_id = person.id and own.region_id = ${regionOfRetailer("shop")})`,
  ownBeats: sql<SqlBool>`exists (select from user_beat as own
    where own.user_id = person.id and own.beat_id = shop.beat_id)`,
} satisfies Partial<Record<RowScope, Expression<SqlBool>>>;

const kinds = Object.keys(reaches) as (keyof typeof reaches)[]; // the keys of the object above

/** Who may work on the tickets of a retailer: help and support is switched on for them, and they reach the retailer. */
export const helpersOf = async (db: Db, retailerId: string): Promise<readonly { id: string; userType: string }[]> => {
  const within = kinds.map(
    (kind) => sql<SqlBool>`(person.user_type in (${sql.join([...rowsOfTickets[kind]])}) and ${reaches[kind]})`,
  );
  const { rows } = await sql<{ id: string; userType: string }>`
    select person.id, person.user_type as "userType" from app_user as person, retailer as shop
    where shop.id = ${retailerId} and person.help_and_support_active and person.blocked_at is null
      and (${sql.join(within, sql` or `)})`.execute(db);
  return rows;
};

/** Tells the screens of all who may work on a ticket, or on what comes of a chat, that it has changed. */
export const tellHelpers = async (
  db: Db,
  changed: { readonly id: string; readonly retailer_id: string },
  { entity = "ticket", ...scene }: { readonly entity?: "ticket" | "chat"; readonly action: string; readonly now: Date },
): Promise<void> => {
  const helpers = await helpersOf(db, changed.retailer_id);
  await writeEvents(
    db,
    scene,
    helpers.map(({ id }) => ({ entity, id: changed.id, userId: id })),
  );
};
