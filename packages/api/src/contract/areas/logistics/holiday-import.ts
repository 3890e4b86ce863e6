import { importable } from "../../core/thing/importable.ts";
import { holidayForm, holidayList } from "./holiday.ts";

/** Holidays from a file: made, or changed where the day has one at that place. */
export const holidayImport = importable({
  name: { one: "holiday", many: "holidays" },
  form: holidayForm,
  // A day has one holiday at each hub, in each state, and everywhere.
  key: ["day", "hubId"],
  otherKeys: [
    ["day", "state"],
    ["day", "scope"],
  ],
  changes: true,
  list: holidayList,
  called: { name: ["Holiday"], scope: ["Scope"], affects: ["Affects"] },
  example: {
    day: { today: 40 },
    name: "Founders' day",
    everyYear: "No",
    scope: "Everywhere",
    affects: "Orders and deliveries",
  },
  permission: "holiday.manage",
});
