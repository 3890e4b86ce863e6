import type { Dialer } from "@o2r/api/contract/orders";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";

const kinds = [
  { name: "Call centre Pune", kind: "SIMULATOR", ringSeconds: 60, callerNumber: null, listening: false, agents: 38 },
  { name: "Cloud dialer", kind: "HTTP", ringSeconds: 45, callerNumber: "02071234567", listening: true, agents: 12 },
  { name: "Training desk", kind: "SIMULATOR", ringSeconds: null, callerNumber: null, listening: false, agents: 1 },
] as const;

/** The `number`th dialer. */
export const demoDialer = (number: number): Dialer => {
  const { name, ...kind } = kinds[number % kinds.length] ?? kinds[0];
  return {
    ...kind,
    id: rowId(number),
    version: 7,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / kinds.length)),
  };
};

/** The calls of dialers as the service answers them. Later handlers of a story go first. */
export const dialerService = (total = 6): readonly RequestHandler[] =>
  thingService({
    path: "/oms/dialer",
    total,
    row: demoDialer,
    history: demoHistoryOf("dialer", [{ field: "ringSeconds", before: 60, after: 45 }]),
  });
