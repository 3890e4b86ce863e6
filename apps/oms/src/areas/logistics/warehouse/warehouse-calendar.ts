import { sql } from "kysely";
import { weekdaysText } from "@o2r/api/contract/core";
import type { warehouseCalendarEndpoints } from "@o2r/api/contract/logistics";
import { notFound } from "../../../app-error.ts";
import { readRow, updateRow } from "../../../db/repository.ts";
import type { Handlers } from "../../../http/context.ts";
import { readYear } from "../holiday/read-year.ts";
import { holdWarehouse, noun } from "./hold-warehouse.ts";

const column = sql.ref<string>("warehouse.id");

interface Kept {
  readonly weekly_offs: readonly number[];
  readonly slot_capacity: number;
}
const toCalendar = ({ weekly_offs, slot_capacity }: Kept) => ({
  weeklyOffs: [...weekly_offs],
  slotCapacity: slot_capacity,
});
const inWords = ({ weekly_offs, slot_capacity }: Kept) => ({
  weeklyOffs: weekdaysText(weekly_offs),
  slotCapacity: slot_capacity,
});

/** When a warehouse is closed. */
export const warehouseCalendarHandlers: Handlers<typeof warehouseCalendarEndpoints> = {
  calendar: async ({ db, scope, params: { id }, query: { year } }) => {
    const found = await readRow(db, "warehouse", id, { scope: scope.covers(column) });
    if (!found) throw notFound(noun);
    return { ...toCalendar(found), holidays: await readYear(db, year, id) };
  },

  setCalendar: async (context) => {
    const { db, actor, now, audit, body } = context;
    const held = await holdWarehouse(context);
    const next = {
      weekly_offs: [...new Set(body.weeklyOffs)].toSorted((one, other) => one - other),
      slot_capacity: body.slotCapacity,
    };
    const changed = await updateRow(db, "warehouse", held, { ...next, updated_at: now, updated_by: actor.id });
    audit({
      entity: "warehouse",
      id: held.id,
      version: changed?.version ?? held.version + 1,
      before: inWords(held),
      after: inWords(next),
    });
    return toCalendar(next);
  },
};
