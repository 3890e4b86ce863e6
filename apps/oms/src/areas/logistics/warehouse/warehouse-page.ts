import { sql } from "kysely";
import { pincodesOf, type warehouseEndpoints } from "@o2r/api/contract/logistics";
import { unknownPincode } from "@o2r/api/contract/core";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { readRow, updateRow } from "../../../db/repository.ts";
import type { Handlers } from "../../../http/context.ts";
import { toRupees } from "../../../trade/paise.ts";
import { findUnknown, readServed, writeServed } from "../pincode/served-pincodes.ts";
import { holdWarehouse, noun } from "./hold-warehouse.ts";
import { readStanding } from "./standing.ts";
import { readSupplier } from "./supplier.ts";

const column = sql.ref<string>("warehouse.id");

/** What its page shows beside a warehouse. */
export const warehousePageHandlers: Handlers<
  Pick<typeof warehouseEndpoints, "standing" | "pincodes" | "servePincodes">
> = {
  standing: async ({ db, scope, actor, params: { id } }) => {
    if (!(await readRow(db, "warehouse", id, { scope: scope.covers(column) }))) throw notFound(noun);
    const [{ stock, value, openOrders, openHubOrders }, users, supplier] = await Promise.all([
      readStanding(db, id),
      db
        .selectFrom("user_warehouse as own")
        .innerJoin("app_user as staff", "staff.id", "own.user_id")
        .select(["staff.id", "staff.name", "staff.username", "staff.user_type as userType"])
        .where("own.warehouse_id", "=", id)
        .where("staff.blocked_at", "is", null)
        .orderBy("staff.name")
        .execute(),
      readSupplier(db, id, actor),
    ]);
    return {
      stock,
      stockValue: toRupees(value),
      openOrders,
      openHubOrders,
      users,
      supplier,
    };
  },

  pincodes: async ({ db, scope, params: { id } }) => {
    if (!(await readRow(db, "warehouse", id, { scope: scope.covers(column) }))) throw notFound(noun);
    return readServed(db, id);
  },

  servePincodes: async (context) => {
    const { db, actor, now, audit, version, body } = context;
    const { id } = context.params;
    const held = await holdWarehouse(context);
    const primary = pincodesOf(body.primary);
    const fallback = pincodesOf(body.fallback);
    const twice = fallback.filter((pincode) => primary.includes(pincode));
    if (twice.length > 0)
      throw invalid([{ field: "fallback", message: `${twice.slice(0, 3).join(", ")} cannot stand in both lists` }]);
    const unknown = await findUnknown(db, { primary, fallback });
    if (unknown.length > 0)
      throw invalid(unknown.map(({ field, pincode }) => ({ field, message: `${unknownPincode}: ${pincode}` })));
    const before = await readServed(db, id);
    const served = new Set([...before.primary, ...before.fallback]);
    // What it serves already may be taken away, and nothing else is given to it: as where a pincode names its hubs.
    const isGiven = [...primary, ...fallback].some((pincode) => !served.has(pincode));
    if (isGiven && held.type === "CWH") throw conflict(`Choose a hub: ${held.company_name} is a central warehouse`);
    if (isGiven && !held.active) throw conflict(`${held.company_name} is inactive. Activate it first.`);
    await writeServed(db, id, { primary, fallback });
    const changed = await updateRow(db, "warehouse", held, { updated_at: now, updated_by: actor.id });
    const after = await readServed(db, id);
    audit({
      entity: "warehouse",
      id,
      version: changed?.version ?? version,
      before: { ...before },
      after: { ...after },
    });
    return after;
  },
};
