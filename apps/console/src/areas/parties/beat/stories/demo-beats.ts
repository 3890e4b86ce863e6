import type { Beat, Region } from "@o2r/api/contract/parties";
import type { RequestHandler } from "msw";
import {
  demoHistoryOf,
  demoId,
  lookupService,
  numbered,
  rowId,
  thingService,
} from "../../../../stories/thing-service.ts";

const names = ["Magarpatta", "Hadapsar Gaon", "Kothrud", "Karve Nagar"] as const;
const rounds = [
  { weekdays: [1, 2, 3, 4, 5, 6], days: "Mon – Sat" },
  { weekdays: [1, 3, 5], days: "Mon, Wed, Fri" },
] as const;

/** A beat as its list and its form have it. */
export const demoBeat = (number: number): Beat => {
  const { weekdays, days } = rounds[number % 2] ?? rounds[0];
  return {
    id: rowId(number),
    version: 7,
    active: number !== 2,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(names[number % names.length] ?? "", Math.floor(number / names.length)),
    hubId: demoId(701),
    regionId: demoId(711),
    weekdays: [...weekdays],
    days,
    hub: "Pune Hub Kothrud",
    region: "Maharashtra",
    agents: "Rohan Shinde",
    retailers: 31 + number,
  };
};

/** A region as its list and its form have it. */
export const demoRegion = (number: number): Region => ({
  id: rowId(number),
  version: 7,
  active: true,
  updatedAt: "2026-11-20T09:12:00.000Z",
  name: ["Maharashtra", "Gujarat", "Karnataka"][number % 3] ?? "",
  managers: number % 3 === 0 ? "Sanjay Rao" : null,
  beats: 9 + number,
  retailers: 320 + number,
});

/** The calls of beats and regions as the service answers them. Later handlers of a story go first. */
export const beatService = (total = 12): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/region", [{ id: demoId(711), name: "Maharashtra" }]),
  ...thingService({
    path: "/oms/beat",
    total,
    row: demoBeat,
    history: demoHistoryOf("beat", [{ field: "days", before: "Mon, Wed, Fri", after: "Mon – Sat" }]),
  }),
  ...thingService({
    path: "/oms/region",
    total: Math.min(total, 3),
    row: demoRegion,
    history: demoHistoryOf("region", [{ field: "name", before: "Pune", after: "Maharashtra" }]),
  }),
];
