import { addDays, todayIn } from "@o2r/forms/days";
import { linkedStates, type shipmentEndpoints } from "@o2r/api/contract/logistics";
import type { Selectable } from "kysely";
import { conflict, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { FindLinked } from "../../../http/actor.ts";
import type { Handlers } from "../../../http/context.ts";
import { signLinkToken } from "../../../http/link-token.ts";
import { findHolder } from "../../session/find-actor.ts";
import { withinReach } from "./select-shipments.ts";

const isLinked = (state: string): boolean => linkedStates.some((one) => one === state);

/** How many days after a shipment leaves its link is good at most; it is over before, once the shipment is settled. */
const daysGood = 2;

/** The end of the last day, in India. */
const endOf = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+05:30`);

const good = (db: Db, shipmentId: string, now: Date) =>
  db
    .selectFrom("run_link")
    .innerJoin("app_user as maker", "maker.id", "run_link.made_by")
    .selectAll("run_link")
    .select("maker.name as maker")
    .where("run_link.shipment_id", "=", shipmentId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();

/** Ends the link of a shipment: its driver is another, or whoever made it wants so. */
export const endLink = async (db: Db, shipmentId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("run_link")
    .set({ revoked_at: now })
    .where("shipment_id", "=", shipmentId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the link of a shipment that gets another driver, or none: whoever drove it drives it no more. */
export const endLinkOfOther = async (
  db: Db,
  held: Pick<Selectable<Database["shipment"]>, "id" | "driver_mobile">,
  { driver_mobile: next }: Pick<Selectable<Database["shipment"]>, "driver_mobile">,
  now: Date,
): Promise<void> => {
  if (next !== held.driver_mobile) await endLink(db, held.id, now);
};

/** Who comes by a link: as far as its shipment, and no further. The one who made it answers for it, and must be there still. */
export const findLinked: FindLinked = async (db, linkId, now) => {
  const row = await db
    .selectFrom("run_link")
    .innerJoin("shipment", "shipment.id", "run_link.shipment_id")
    .select(["run_link.made_by", "run_link.driver_name", "shipment.id", "shipment.warehouse_id"])
    .where("run_link.id", "=", linkId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .where("shipment.state", "in", linkedStates)
    .executeTakeFirst();
  const maker = row === undefined ? undefined : await findHolder(db, row.made_by);
  if (row === undefined || maker === undefined) return null;
  return {
    ...maker,
    username: `${row.driver_name}, by link`,
    mustChangePassword: false,
    warehouses: [row.warehouse_id],
    team: [],
    regions: [],
    beats: [],
    link: { id: linkId, shipmentId: row.id },
  };
};

const hold = async (db: Db, id: string, within: ReturnType<typeof withinReach>) => {
  const held: Selectable<Database["shipment"]> | undefined = await lockRow(db, "shipment", id, within);
  if (held === undefined) throw notFound("Shipment");
  return held;
};

type LinkEndpoints = Pick<typeof shipmentEndpoints, "link" | "makeLink" | "revokeLink">;

/** Links to run sheets, for drivers without an account. */
export const runLinkHandlers: Handlers<LinkEndpoints> = {
  link: async ({ db, scope, params, now, services }) => {
    const shipment = await db
      .selectFrom("shipment")
      .select("state")
      .where("shipment.id", "=", params.id)
      .where(withinReach(scope))
      .executeTakeFirst();
    if (shipment === undefined) throw notFound("Shipment");
    const row = isLinked(shipment.state) ? await good(db, params.id, now) : undefined;
    if (row === undefined) return { link: null };
    const until = new Date(row.expires_at);
    return {
      link: {
        token: await signLinkToken(services.config.tokenSecret, { id: row.id, until }),
        driverName: row.driver_name,
        madeBy: row.maker,
        madeAt: row.made_at,
        expiresAt: row.expires_at,
      },
    };
  },

  makeLink: async ({ db, scope, params, actor, now, audit }) => {
    const held = await hold(db, params.id, withinReach(scope));
    if (!isLinked(held.state)) throw conflict(`${held.number} has nobody on the way`);
    if (held.driver_name === null) throw conflict("Name its driver first");
    const today = todayIn("Asia/Kolkata", now);
    const from = held.depart_on < today ? today : held.depart_on;
    await endLink(db, held.id, now);
    await db
      .insertInto("run_link")
      .values({
        id: newId(),
        warehouse_id: held.warehouse_id,
        shipment_id: held.id,
        driver_name: held.driver_name,
        expires_at: endOf(addDays(from, daysGood)),
        made_at: now,
        made_by: actor.id,
      })
      .execute();
    const { id, version, warehouse_id: warehouseId, driver_name: driver } = held;
    audit({ entity: "shipment", id, version, warehouseId, after: { linkFor: driver } });
    return { done: true };
  },

  revokeLink: async ({ db, scope, params, now, audit }) => {
    const held = await hold(db, params.id, withinReach(scope));
    const { id, version, warehouse_id: warehouseId, driver_name: driver } = held;
    if (await endLink(db, id, now))
      audit({ entity: "shipment", id, version, warehouseId, before: { linkFor: driver } });
    return { done: true };
  },
};
