import type { Category } from "@o2r/api/contract/catalogue";
import type { RequestHandler } from "msw";
import {
  demoHistoryOf,
  demoId,
  documentService,
  numbered,
  rowId,
  thingService,
} from "../../../../stories/thing-service.ts";

const names = [
  ["Staples", "STAPLE", 6, 92],
  ["Edible oil", "EDIBLE", 3, 46],
  ["Beverages", "BEVERA", 5, 76],
  ["Snacks", "SNACKS", 5, 77],
  ["Stationery", "STATIO", 0, 0],
] as const;

/** The `number`th category of a list that repeats these. */
export const demoCategory = (number: number): Category => {
  const [name, code, subCategories, products] = names[number % names.length] ?? names[0];
  return {
    id: rowId(number),
    version: 7,
    active: products > 0,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / names.length)),
    code,
    description: `All of ${name.toLowerCase()}`,
    image: demoId(501),
    subCategories,
    products,
    position: number + 1,
  };
};

/** The category calls as the service answers them. Later handlers of a story go first. */
export const categoryService = (total = 12): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/category",
    total,
    row: demoCategory,
    history: demoHistoryOf("category", [{ field: "code", before: "STPL", after: "STAPLE" }]),
  }),
  ...documentService,
];
