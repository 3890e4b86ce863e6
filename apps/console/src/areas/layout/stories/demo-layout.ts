import type { Content, Page, Rail, ShownContent } from "@o2r/api/contract/layout";
import { addDays, todayIn } from "@o2r/forms/days";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../stories/service.ts";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../stories/thing-service.ts";

const stamps = { version: 7, active: true, updatedAt: "2026-11-20T09:12:00.000Z" };
const kinds = [
  ["BANNER", "Winter stock-up", "4% off tea and coffee", "Till 30-11-2026"],
  ["PRODUCT", "Toor Dal 1 kg", "Toor Dal 1 kg", "Of this harvest"],
  ["CATEGORY", "Edible oil", "Edible oil", "From 1 L to 15 kg"],
  ["DEFAULT", "Free delivery", "Free delivery", "From ₹5,000"],
] as const;

/** The `number`th content of a list that repeats these. */
export const demoContent = (number: number): Content => {
  const [contentType, name, title, subtitle] = kinds[number % kinds.length] ?? kinds[0];
  return {
    id: rowId(number),
    ...stamps,
    name: numbered(name, Math.floor(number / kinds.length)),
    contentType,
    product: number % 4 === 1 ? rowId(1) : null,
    category: number % 4 === 2 ? rowId(2) : null,
    subCategory: null,
    brand: null,
    tag: number % 4 === 0 ? "New" : null,
    ctaMobile: "/offers",
    ctaWeb: "/offers",
    meta: JSON.stringify({ title, subtitle }, null, 2),
    mobileImage: null,
    webImage: null,
    validFrom: null,
    validTill: addDays(todayIn(), 30),
    target: number % 4 === 1 ? "Toor Dal 1 kg" : null,
    rails: number % 4 === 3 ? 0 : 2,
    usedIn: number % 4 === 3 ? null : "Fast movers near you",
  };
};

/** The `number`th rail. */
export const demoRail = (number: number): Rail => ({
  id: rowId(number),
  ...stamps,
  name: numbered(number % 2 === 0 ? "Fast movers near you" : "Shop by category", Math.floor(number / 2)),
  railType: number % 2 === 0 ? "DEFAULT" : "GRID",
  direction: "HORIZONTAL",
  rows: number % 2 === 0 ? null : 2,
  cta: "/product",
  urlLabel: "See all",
  placeholder: null,
  isExternal: "no",
  customMobilePath: null,
  customWebPath: null,
  customMobileWebPath: null,
  hideOutOfStock: false,
  contents: [rowId(0), rowId(1), rowId(2)],
  contentCount: 3,
  pages: 1,
  usedIn: "Home",
});

/** The `number`th page. */
export const demoPage = (number: number): Page => ({
  id: rowId(number),
  ...stamps,
  name: numbered(number % 2 === 0 ? "Home" : "Diwali bazaar", Math.floor(number / 2)),
  app: "O2R",
  deviceType: "MOBILE",
  os: null,
  pageType: "STATIC",
  saveUrl: null,
  saveNextUrl: null,
  state: number % 2 === 0 ? "PUBLISHED" : "DRAFT",
  draftRev: 4,
  liveVersion: number % 2 === 0 ? 12 : null,
  rails: 9,
  configs: number % 2 === 0 ? 3 : 0,
  usedIn: number % 2 === 0 ? "Retailer app, Android" : null,
});

const shown = ({ id, name, contentType, tag, ctaMobile, ctaWeb, meta }: Content, product: boolean): ShownContent => ({
  id,
  name,
  contentType,
  target: product ? rowId(1) : null,
  tag,
  ctaMobile,
  ctaWeb,
  meta,
  mobileImage: null,
  webImage: null,
  validFrom: null,
  validTill: null,
  active: true,
});

/** The calls of the layout as the service answers them. */
export const layoutService = (total = 8): readonly RequestHandler[] => [
  http.get("/oms/layout/rail-preview", ({ request }) => {
    const ids = (new URL(request.url).searchParams.get("contents") ?? "").split(",");
    const rows = [demoContent(0), demoContent(1), demoContent(2)];
    return ok({
      hub: null,
      contents: ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => shown(row, row.product !== null)),
      facts: [
        {
          id: rowId(1),
          name: "Toor Dal 1 kg",
          image: null,
          active: true,
          product: { sku: "TD-1", mrp: 178, ptr: 162.4, packOf: 20, available: null },
        },
      ],
    });
  }),
  http.get("/api/content", ({ request }) => {
    const ids = new URL(request.url).searchParams.get("ids")?.split(",");
    const rows = [0, 1, 2, 3].map(demoContent).filter(({ id }) => ids === undefined || ids.includes(id));
    return ok({ content: rows.map(({ id, name, contentType }) => ({ id, name, contentType })) });
  }),
  http.get("/api/content-tag", () => ok({ content: [{ id: rowId(90), name: "New" }] })),
  http.get("/api/retailer", () => ok({ content: [] })),
  http.get("/api/rail", () => ok({ content: [] })),
  http.get("/api/page", () => ok({ content: [] })),
  http.get("/api/product", () => ok({ content: [] })),
  http.get("/api/category", () => ok({ content: [] })),
  http.get("/api/sub-category", () => ok({ content: [] })),
  http.get("/api/brand", () => ok({ content: [] })),
  ...thingService({ path: "/oms/layout/content", total, row: demoContent, history: demoHistoryOf("content", []) }),
  ...thingService({ path: "/oms/layout/rail", total, row: demoRail, history: demoHistoryOf("rail", []) }),
  ...thingService({ path: "/oms/layout/page", total, row: demoPage, history: demoHistoryOf("page", []) }),
];
