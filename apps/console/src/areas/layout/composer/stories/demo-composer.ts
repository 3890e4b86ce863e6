import {
  inOrder,
  mergePlaces,
  ranksFor,
  type PageBody,
  type PageDraft,
  type PageVersion,
  type Place,
  type ShownContent,
  type ShownRail,
} from "@o2r/api/contract/layout";
import { addDays, todayIn } from "@o2r/forms/days";
import { http, HttpResponse, type RequestHandler } from "msw";
import { ok, refuseStale, warehouses } from "../../../../stories/service.ts";
import { lookupService, rowId } from "../../../../stories/thing-service.ts";
import { demoPage, layoutService } from "../../stories/demo-layout.ts";

const products = [
  ["Toor Dal 1 kg × 20", 178, 162.4, 40],
  ["Sunflower Oil 5 L tin", 792, 728, 0],
  ["Glucose Biscuits 70 g × 96", 10, 8.55, 12],
  ["Mustard Oil 1 L × 12", 190, 171.5, 9],
] as const;
const categories = ["Atta, flour", "Pulses", "Edible oil", "Tea, coffee", "Biscuits", "Sugar", "Home care", "Soap"];

const content = (number: number, part: Partial<ShownContent>): ShownContent => ({
  id: rowId(600 + number),
  name: "Content",
  contentType: "PRODUCT",
  target: null,
  tag: null,
  ctaMobile: null,
  ctaWeb: null,
  meta: "{}",
  mobileImage: null,
  webImage: null,
  validFrom: null,
  validTill: null,
  active: true,
  ...part,
});
const rail = (number: number, name: string, part: Partial<ShownRail> = {}): ShownRail => ({
  id: rowId(700 + number),
  version: 8,
  name,
  railType: "DEFAULT",
  direction: "HORIZONTAL",
  rows: null,
  cta: null,
  urlLabel: null,
  placeholder: null,
  isExternal: false,
  customMobilePath: null,
  customWebPath: null,
  customMobileWebPath: null,
  hideOutOfStock: false,
  active: true,
  contents: [],
  ...part,
});
const shown = (numbers: readonly number[]) =>
  numbers.map((number) =>
    content(number, {
      name: products[number]?.[0] ?? "",
      target: rowId(800 + number),
      tag: number === 0 ? "New" : null,
    }),
  );

/** The rails of the stories, the last of which stands on no page yet. */
export const demoRails: readonly ShownRail[] = [
  rail(0, "Winter stock-up", {
    railType: "BANNER",
    contents: [
      content(20, {
        contentType: "BANNER",
        name: "Winter banner",
        meta: '{"title":"4% off tea and coffee","subtitle":"Winter stock-up, till 30-11-2026"}',
      }),
    ],
  }),
  rail(1, "Shop by category", {
    railType: "GRID",
    rows: 2,
    contents: categories.map((name, at) =>
      content(30 + at, { contentType: "CATEGORY", name, target: rowId(820 + at) }),
    ),
  }),
  rail(2, "Fast movers near you", { cta: "/brand", urlLabel: "See all", contents: shown([0, 1, 2, 3]) }),
  rail(3, "Buy 10 get 1", { contents: shown([2, 3]) }),
  rail(4, "Find by EAN", { railType: "SEARCH", direction: null, placeholder: "Search 1,284 products" }),
  rail(5, "Near expiry deals", { contents: shown([3, 0]) }),
];
const ranks = ranksFor(5);
export const placeAt = (number: number, part: Partial<Place> = {}): Place => ({
  id: rowId(750 + number),
  railId: rowId(700 + number),
  rank: ranks[number] ?? "z",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
  ...part,
});
const bodyOf = (places: readonly Place[]): PageBody => ({
  places: inOrder(places),
  rails: demoRails.filter(({ id }) => places.some(({ railId }) => railId === id)),
});
/** What is live. */
export const livePlaces: readonly Place[] = [0, 1, 2, 3, 4].map((number) => placeAt(number));
/** The draft: one rail is new since, one hidden, one begins tomorrow. */
export const draftPlaces: readonly Place[] = [
  placeAt(0),
  placeAt(1),
  placeAt(2),
  placeAt(3, { visibleFrom: `${addDays(todayIn(), 1)}T00:30:00.000Z` }),
  placeAt(4, { hidden: true }),
];
const version = (n: number, part: Partial<PageVersion> = {}): PageVersion => ({
  n,
  note: null,
  publishedAt: "2026-11-20T09:12:00.000Z",
  publishedBy: "devika",
  restoredFrom: null,
  rails: 5,
  ...part,
});

const facts = [
  ...products.map(([name, mrp, ptr, available], at) => ({
    id: rowId(800 + at),
    name,
    image: null,
    active: true,
    product: { sku: `SKU-${at}`, mrp, ptr, packOf: 1, available },
  })),
  ...categories.map((name, at) => ({ id: rowId(820 + at), name, image: null, active: true, product: null })),
];

interface Given {
  readonly places?: readonly Place[];
  readonly page?: Partial<PageDraft["page"]>;
  /** What somebody else makes of the draft before the first save arrives. */
  readonly meanwhile?: (places: readonly Place[]) => readonly Place[];
}

/** A page with its draft and versions as the service has them: it merges, publishes and rolls back. */
export const composerService = ({
  places = draftPlaces,
  page = {},
  meanwhile,
}: Given = {}): readonly RequestHandler[] => {
  let standing = places;
  let row = { ...demoPage(0), ...page };
  let live: PageBody | null = row.liveVersion === null ? null : bodyOf(livePlaces);
  let isMeanwhile = meanwhile !== undefined;
  const versions = row.liveVersion === null ? [] : [version(12, { note: "Before Diwali" }), version(11, { rails: 4 })];
  const draft = (conflicts: PageDraft["conflicts"] = []): PageDraft => ({
    page: { ...row, rails: standing.length },
    body: bodyOf(standing),
    live,
    conflicts,
  });
  const publishNext = (body: PageBody, state: "PUBLISHED" | "ROLLED_BACK", part: Partial<PageVersion>) => {
    const n = (versions[0]?.n ?? 0) + 1;
    versions.unshift(version(n, { ...part, rails: body.places.length }));
    live = body;
    row = { ...row, state, liveVersion: n, version: row.version + 1 };
    return ok(row);
  };
  const isStale = (request: Request) => request.headers.get("if-match") !== `"${row.version}"`;
  return [
    http.get("/oms/layout/page/:id/draft", () => ok(draft())),
    http.post("/oms/layout/page/:id/draft", async ({ request }) => {
      // What the composer sends.
      const sent = (await request.json()) as { base: Place[]; places: Place[] };
      if (isMeanwhile && meanwhile) standing = meanwhile(standing);
      isMeanwhile = false;
      const merged = mergePlaces(sent.base, sent.places, standing);
      standing = merged.places;
      row = { ...row, draftRev: row.draftRev + 2, version: row.version + 1 };
      return ok(draft(merged.conflicts.map((one) => ({ ...one, fields: [...one.fields] }))));
    }),
    http.get("/oms/layout/page/:id/facts", ({ request }) => {
      const hasShop = new URL(request.url).searchParams.has("retailer");
      return ok({
        hub: hasShop ? rowId(201) : null,
        hubName: hasShop ? "Pune Hub Hadapsar" : null,
        facts: facts.map(({ product, ...fact }) => ({
          ...fact,
          product: product && { ...product, available: hasShop ? product.available : null },
        })),
      });
    }),
    http.get("/oms/layout/page/:id/versions", () => ok([...versions])),
    http.get("/oms/layout/page/:id/versions/:n", ({ params }) =>
      ok(params["n"] === "11" ? bodyOf(livePlaces.slice(0, 4)) : bodyOf(livePlaces)),
    ),
    http.post("/oms/layout/page/:id/publish", async ({ request }) => {
      if (isStale(request)) return refuseStale(row);
      const { note = null } = (await request.json()) as { note?: string };
      return publishNext(bodyOf(standing), "PUBLISHED", { note });
    }),
    http.post("/oms/layout/page/:id/roll-back", async ({ request }) => {
      if (isStale(request)) return refuseStale(row);
      const { to } = (await request.json()) as { to: number };
      return publishNext(bodyOf(livePlaces.slice(0, 4)), "ROLLED_BACK", { restoredFrom: to });
    }),
    http.get("/oms/layout/rail/:id/shown", ({ params }) => {
      const found = demoRails.find(({ id }) => id === params["id"]);
      return found === undefined ? new HttpResponse(null, { status: 404 }) : ok(found);
    }),
    http.get("/api/rail", ({ request }) => {
      const words = (new URL(request.url).searchParams.get("query") ?? "").toLowerCase();
      const found = demoRails.filter(({ name }) => name.toLowerCase().includes(words));
      return ok({ content: found.map(({ id, name, railType }) => ({ id, name, railType })) });
    }),
    http.get("/api/warehouse", () => ok({ content: warehouses })),
    lookupService("/api/retailer", [{ id: rowId(90), name: "Om Sai Kirana, Hadapsar" }]),
    lookupService("/api/page", []),
    ...layoutService(),
  ];
};
