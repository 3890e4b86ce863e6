import type { Company } from "@o2r/api/contract/catalogue";
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
  ["Adewal Brands Pvt Ltd", "36ISZCT2175X1ZJ", "Hyderabad", "Telangana", 3, 51],
  ["Ariwal Industries Pvt Ltd", "33TIXCL5537I1ZY", "Coimbatore", "Tamil Nadu", 3, 52],
  ["Neelwani Consumer Goods Pvt Ltd", "27QZZCT2088S1Z2", "Mumbai", "Maharashtra", 2, 32],
  ["Suryakar Enterprises Pvt Ltd", "24ZQJCL1121B1Z0", "Surat", "Gujarat", 0, 0],
] as const;

/** The `number`th company of a list that repeats these. */
export const demoCompany = (number: number): Company => {
  const [name, gst, city, state, brands, products] = names[number % names.length] ?? names[0];
  return {
    id: rowId(number),
    version: 7,
    active: brands > 0,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / names.length)),
    gst,
    description: "Makers of household goods since 1982.",
    addressLine1: "14, Industrial Estate",
    pincode: "500037",
    city,
    state,
    logo: demoId(501),
    brands,
    products,
  };
};

/** The company calls as the service answers them. Later handlers of a story go first. */
export const companyService = (total = 14): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/company",
    total,
    row: demoCompany,
    history: demoHistoryOf("company", [{ field: "city", before: "Warangal", after: "Hyderabad" }]),
  }),
  ...documentService,
];
