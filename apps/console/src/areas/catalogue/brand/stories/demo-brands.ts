import type { Brand } from "@o2r/api/contract/catalogue";
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
  ["Annapurti", "Adewal Brands Pvt Ltd", 73],
  ["Chaiwala", "Neelwani Consumer Goods Pvt Ltd", 18],
  ["Dantveda", "Ariwal Industries Pvt Ltd", 9],
  ["Dhanlaxmi", "Adewal Brands Pvt Ltd", 41],
  ["Filterkaapi", "Neelwani Consumer Goods Pvt Ltd", 12],
  ["Kesarvan", "Suryakar Enterprises Pvt Ltd", 26],
  ["Mithaas", "Ariwal Industries Pvt Ltd", 0],
] as const;

/** The `number`th brand of a list that repeats seven. */
export const demoBrand = (number: number): Brand => {
  const [name, manufacturerName, products] = names[number % names.length] ?? names[0];
  return {
    id: rowId(number),
    version: 7,
    active: products > 0,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / names.length)),
    manufacturer: demoId(3),
    manufacturerName,
    description: `${name}, a brand for every kitchen and home`,
    Upload_Logo: demoId(501),
    products,
  };
};

/** The brand calls as the service answers them. Later handlers of a story go first. */
export const brandService = (total = 47): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/brand",
    total,
    row: demoBrand,
    history: demoHistoryOf("brand", [
      { field: "description", before: "Everyday staples", after: "Staples of the day" },
    ]),
  }),
  ...documentService,
  lookupService("/api/company", [
    { id: demoId(3), name: "Adewal Brands Pvt Ltd" },
    { id: demoId(4), name: "Neelwani Consumer Goods Pvt Ltd" },
  ]),
];
