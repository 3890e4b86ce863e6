import type { FieldError } from "@o2r/api/contract";
import type { Holiday, HolidayValues } from "@o2r/api/contract/logistics";
import { todayIn } from "@o2r/forms/days";
import type { Checking } from "../../../kit/thing-handlers.ts";

/** Why a day that was stays what it was: what was ordered and delivered went by it. */
export const passed = "This day has passed, and its holiday stays as it was";

export const hasPassed = (day: string): boolean => day < todayIn();

/** A holiday that has passed is not changed, and hubs have holidays, not central warehouses. */
export const checkHoliday = async ({
  db,
  values,
  before,
}: Checking<Holiday, HolidayValues>): Promise<readonly (FieldError | null)[]> => {
  const hub =
    values.hubId == null
      ? undefined
      : await db.selectFrom("warehouse").select("type").where("id", "=", values.hubId).executeTakeFirst();
  return [
    before !== null && hasPassed(before.day) ? { field: "day", message: passed } : null,
    hub?.type === "CWH" ? { field: "hubId", message: "Choose a hub: this is a central warehouse" } : null,
  ];
};
