import type { Attribute } from "@o2r/api/contract/catalogue";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";

const names = [
  ["Flavour", "TEXT"],
  ["Order value", "NUMBER"],
  ["Vegetarian", "BOOLEAN"],
  ["Launched on", "DATE"],
  ["Storage", "LIST"],
] as const;

/** The `number`th attribute of a list that repeats these. */
export const demoAttribute = (number: number): Attribute => {
  const [name, dataType] = names[number % names.length] ?? names[0];
  return {
    id: rowId(number),
    version: 7,
    active: number % 5 !== 4,
    updatedAt: "2026-11-20T09:12:00.000Z",
    attributeName: numbered(name, Math.floor(number / names.length)),
    dataType,
    products: (number * 7) % 24,
  };
};

/** The attribute calls as the service answers them. Later handlers of a story go first. */
export const attributeService = (total = 12): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/attribute",
    total,
    row: demoAttribute,
    history: demoHistoryOf("attribute", [{ field: "attributeName", before: "Taste", after: "Flavour" }]),
  }),
];
