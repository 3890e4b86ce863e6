import type { SubCategory } from "@o2r/api/contract/catalogue";
import type { RequestHandler } from "msw";
import {
  demoHistoryOf,
  demoId,
  documentService,
  lookupService,
  numbered,
  rowId,
  thingService,
} from "../../../../stories/thing-service.ts";

const names = [
  ["Rice", "Staples", "10063020", 5, 18],
  ["Flour", "Staples", "11010000", 5, 16],
  ["Aerated drinks", "Beverages", "22021010", 40, 16],
  ["Shampoo", "Personal care", "33051090", 5, 12],
  ["Notebooks", "Stationery", "48202000", 0, 0],
] as const;

/** The `number`th sub-category of a list that repeats these. */
export const demoSubCategory = (number: number): SubCategory => {
  const [name, category, hsnNumber, gst, products] = names[number % names.length] ?? names[0];
  return {
    id: rowId(number),
    version: 7,
    active: products > 0,
    updatedAt: "2026-11-20T09:12:00.000Z",
    subCategoryName: numbered(name, Math.floor(number / names.length)),
    categoryId: demoId(5),
    category,
    subCategoryDescription: null,
    hsnNumber,
    gst,
    cess: 0,
    taxBase: "TRANSACTION",
    cessPerUnit: null,
    image: demoId(501),
    products,
  };
};

/** The sub-category calls as the service answers them. Later handlers of a story go first. */
export const subCategoryService = (total = 41): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/sub-category",
    total,
    row: demoSubCategory,
    history: demoHistoryOf("sub-category", [{ field: "gst", before: 12, after: 5 }]),
  }),
  ...documentService,
  lookupService("/api/category", [
    { id: demoId(5), name: "Staples" },
    { id: demoId(6), name: "Beverages" },
  ]),
];
