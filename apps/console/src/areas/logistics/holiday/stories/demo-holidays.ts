import { todayIn } from "@o2r/forms/days";
import type { Holiday } from "@o2r/api/contract/logistics";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoHistoryOf, rowId, thingService } from "../../../../stories/thing-service.ts";

const days = [
  ["2026-01-26", "Republic Day", true, "Everywhere"],
  ["2026-03-04", "Holi", false, "Everywhere"],
  ["2026-05-01", "Maharashtra Day", true, "Maharashtra"],
  ["2026-08-15", "Independence Day", true, "Everywhere"],
  ["2026-10-02", "Gandhi Jayanti", true, "Everywhere"],
  ["2026-11-08", "Diwali", false, "Everywhere"],
  ["2026-12-12", "Stock count", false, "Gadge Traders, Pune"],
  ["2026-12-25", "Christmas", true, "Everywhere"],
] as const;

const scopeOf = (place: string): Holiday["scope"] =>
  place === "Everywhere" ? "ALL" : place === "Maharashtra" ? "STATE" : "HUB";

/** The `number`th holiday, year after year. */
export const demoHoliday = (number: number): Holiday => {
  const [day, name, everyYear, place] = days[number % days.length] ?? days[0];
  const scope = scopeOf(place);
  return {
    id: rowId(number),
    version: 7,
    active: true,
    updatedAt: "2026-11-20T09:12:00.000Z",
    day: `${2026 + Math.floor(number / days.length)}${day.slice(4)}`,
    name,
    everyYear,
    scope,
    state: scope === "STATE" ? place : null,
    hubId: scope === "HUB" ? rowId(0) : null,
    affects: scope === "HUB" ? "DELIVERY" : "BOTH",
    place,
  };
};

/** The calls of holidays as the service answers them. Later handlers of a story go first. */
export const holidayService = (total: number = days.length): readonly RequestHandler[] => [
  http.get("/oms/holiday/year", ({ request }) => {
    const year = new URL(request.url).searchParams.get("year") ?? todayIn().slice(0, 4);
    const all = Array.from({ length: total }, (_, number) => demoHoliday(number));
    return ok({
      holidays: all
        .filter(({ day }) => day.startsWith(year))
        .map(({ id, day, name, place, affects }) => ({ id, day, name, place, affects })),
      weeklyOffs: new URL(request.url).searchParams.has("hub") ? [7] : [],
    });
  }),
  http.get("/oms/order/on-holiday", () => ok([])),
  http.get("/oms/order/on-holiday/:id", () => ok({ orders: [], total: 0, invoiced: 0 })),
  http.post("/oms/holiday/copy", () => ok({ copied: 5, moving: ["Holi", "Diwali"] })),
  http.get("/api/warehouse", () =>
    ok({ content: [{ id: rowId(0), companyName: "Gadge Traders, Pune", type: "HUB" }] }),
  ),
  ...thingService({
    path: "/oms/holiday",
    total,
    row: demoHoliday,
    history: demoHistoryOf("holiday", [{ field: "name", before: "Republic day", after: "Republic Day" }]),
  }),
];
