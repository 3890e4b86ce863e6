import { holidayEndpoints, holidayForm } from "@o2r/api/contract/logistics";
import type { Importer } from "../../../kit/importer.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { hubChoices } from "../hub-choices.ts";
import { hasPassed, passed } from "./check-holiday.ts";
import { findHoliday, holidayHandlers } from "./holiday.ts";

/** Holidays from a file, by their day and place. */
export const holidayImporter: Importer = {
  find: async (db, { day, scope, state, hubId }) => {
    // Without its place a row is of no day; the form says so.
    if (typeof day !== "string" || scope === undefined) return undefined;
    if ((scope === "STATE" && typeof state !== "string") || (scope === "HUB" && typeof hubId !== "string"))
      return undefined;
    const row = await db
      .selectFrom("holiday")
      .select("id")
      .where("active", "=", true)
      .where("day", "=", day)
      .where("state", "is not distinct from", scope === "STATE" ? String(state) : null)
      .where("hub_id", "is not distinct from", scope === "HUB" ? String(hubId) : null)
      .executeTakeFirst();
    const found = row && (await findHoliday(db, row.id));
    if (!found) return undefined;
    const { id, version, scope: where, place } = found;
    return { id, version, values: valuesOf(holidayForm, found), names: { hubId: where === "HUB" ? place : null } };
  },
  foresee: async (_, { standing }) => ({
    errors: hasPassed(String(standing.values["day"])) ? [{ field: "day", message: passed }] : [],
    said: {},
  }),
  choices: { warehouse: hubChoices },
  create: { endpoint: holidayEndpoints.create, handler: holidayHandlers.create },
  update: { endpoint: holidayEndpoints.update, handler: holidayHandlers.update },
};
