import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RuleRow } from "../../../core/rule/index.ts";
import { inOrder, type PageBody, type Place, type ShownContent, type ShownRail } from "./page-body.ts";
import { nextChangeOf, resolvePage, type ResolveGiven, type TargetFact, type Viewer } from "./resolve-page.ts";

const now = new Date("2026-11-23T06:00:00.000Z");
const today = "2026-11-23";
const hubs = ["hub-a", "hub-b"];
const targets = ["t1", "t2", "t3", "t4"];

const inPune: RuleRow[] = [{ attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune" }];
const prime: RuleRow[] = [{ attr1: "RETAILER", attr2: "isPrime", operator: "==", validator: "true" }];

const day = fc.constantFrom(null, "2026-11-22", today, "2026-11-24");
const instant = fc.constantFrom(null, "2026-11-23T05:00:00.000Z", now.toISOString(), "2026-11-23T07:00:00.000Z");
const content = (id: string): fc.Arbitrary<ShownContent> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    contentType: fc.constantFrom("PRODUCT" as const, "BANNER" as const),
    target: fc.constantFrom(null, ...targets),
    tag: fc.constant(null),
    ctaMobile: fc.constant(null),
    ctaWeb: fc.constant(null),
    meta: fc.constant("{}"),
    mobileImage: fc.constant(null),
    webImage: fc.constant(null),
    validFrom: day,
    validTill: day,
    active: fc.boolean(),
  });
const rail = (id: string): fc.Arbitrary<ShownRail> =>
  fc.record({
    id: fc.constant(id),
    version: fc.constant(1),
    name: fc.constant(id),
    railType: fc.constantFrom("DEFAULT" as const, "SEARCH" as const),
    direction: fc.constant(null),
    rows: fc.constant(null),
    cta: fc.constant(null),
    urlLabel: fc.constant(null),
    placeholder: fc.constant(null),
    isExternal: fc.boolean(),
    customMobilePath: fc.constant(null),
    customWebPath: fc.constant(null),
    customMobileWebPath: fc.constant(null),
    hideOutOfStock: fc.boolean(),
    active: fc.boolean(),
    contents: fc.tuple(content(`${id}-1`), content(`${id}-2`), content(`${id}-3`)),
  });
const place = (id: string): fc.Arbitrary<Place> =>
  fc.record({
    id: fc.constant(id),
    railId: fc.constantFrom("r1", "r2", "r3"),
    rank: fc.constantFrom("A", "B", "C"),
    hidden: fc.boolean(),
    visibleFrom: instant,
    visibleTill: instant,
    hubs: fc.subarray(hubs),
    audience: fc.constantFrom([], inPune, prime),
  });
const body: fc.Arbitrary<PageBody> = fc.record({
  places: fc.tuple(place("p1"), place("p2"), place("p3"), place("p4")),
  rails: fc.tuple(rail("r1"), rail("r2"), rail("r3")),
});
const fact = (id: string): fc.Arbitrary<TargetFact> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    image: fc.constant(null),
    active: fc.boolean(),
    product: fc.record({
      sku: fc.constant("S"),
      mrp: fc.constant(10),
      ptr: fc.constant(8),
      packOf: fc.constant(1),
      available: fc.constantFrom(null, 0, 5),
    }),
  });
const viewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant({ kind: "nobody" } as const),
  fc.record({
    kind: fc.constant("shop" as const),
    hub: fc.constantFrom(null, ...hubs),
    facts: fc.constantFrom(
      undefined,
      { RETAILER: { city: "Pune", isPrime: false } },
      { RETAILER: { city: "Nashik", isPrime: true } },
    ),
  }),
);
const given: fc.Arbitrary<ResolveGiven> = fc.record({
  page: fc.record({
    active: fc.boolean(),
    pageType: fc.constantFrom("STATIC" as const, "DYNAMIC" as const),
    live: fc.option(body, { freq: 8 }),
  }),
  viewer,
  facts: fc
    .tuple(fact("t1"), fact("t2"), fact("t3"))
    .map((facts): ReadonlyMap<string, TargetFact> => new Map(facts.map((one) => [one.id, one]))),
  off: fc.subarray(["r1", "r2-1"]).map((ids): ReadonlySet<string> => new Set(ids)),
  now: fc.constant(now),
});

/** Whether it holds of whatever may be asked. */
const holds = (judge: (asked: ResolveGiven) => boolean): boolean => {
  fc.assert(fc.property(given, judge));
  return true;
};

describe("what somebody is shown of a page", () => {
  it("is nothing that is unpublished, switched off, before or after its time, or for other hubs or another audience", () => {
    expect(
      holds((asked) => {
        const shown = resolvePage(asked);
        const { page, viewer: who, off, facts } = asked;
        if (!page.active || page.live === null) return shown.length === 0;
        const places = new Map(page.live.places.map((one) => [one.id, one]));
        return shown.every((one) => {
          const at = places.get(one.place);
          if (at === undefined || at.hidden || off.has(one.id) || !one.active) return false;
          if (at.visibleFrom !== null && Date.parse(at.visibleFrom) > now.getTime()) return false;
          if (at.visibleTill !== null && Date.parse(at.visibleTill) <= now.getTime()) return false;
          if (at.hubs.length > 0 && !(who.kind === "shop" && at.hubs.some((hub) => hub === who.hub))) return false;
          const known = who.kind === "shop" ? who.facts?.RETAILER : undefined;
          if (at.audience === inPune && known?.city !== "Pune") return false;
          if (at.audience === prime && known?.isPrime !== true) return false;
          return one.contents.every(
            (each) =>
              each.active &&
              !off.has(each.id) &&
              (each.validFrom === null || each.validFrom <= today) &&
              (each.validTill === null || each.validTill >= today) &&
              (each.target === null || facts.get(each.target)?.active === true),
          );
        });
      }),
    ).toBe(true);
  });

  it("is nothing out of stock where the rail forbids it, and no PTR or stock for whom nobody knows", () => {
    expect(
      holds((asked) =>
        resolvePage(asked).every(({ hideOutOfStock, contents }) =>
          contents.every(({ contentType, shows, target }) => {
            const known = target === null ? undefined : asked.facts.get(target)?.product?.available;
            const secret = asked.viewer.kind === "nobody";
            if (secret && shows?.product && (shows.product.ptr !== null || shows.product.inStock !== null))
              return false;
            return !(hideOutOfStock && contentType === "PRODUCT") || (!secret && (known ?? 0) > 0);
          }),
        ),
      ),
    ).toBe(true);
  });

  it("leaves out no rail that may be shown, and keeps their order and that of contents on a static page", () => {
    expect(
      holds((asked) => {
        const { live } = asked.page;
        if (live === null || asked.page.pageType === "DYNAMIC") return true;
        const order = inOrder(live.places).map(({ id }) => id);
        const shown = resolvePage(asked);
        const at = shown.map((one) => order.indexOf(one.place));
        const sorted = shown.every(({ id, contents }) => {
          const all = live.rails.find((one) => one.id === id)?.contents.map((one) => one.id) ?? [];
          return contents.every(
            (one, index) => index === 0 || all.indexOf(one.id) > all.indexOf(contents[index - 1]?.id ?? ""),
          );
        });
        return sorted && at.every((one, index) => index === 0 || one > (at[index - 1] ?? -1));
      }),
    ).toBe(true);
  });

  it("stays the same until the next moment at which a date of the page passes", () => {
    expect(
      holds((asked) => {
        const { live } = asked.page;
        if (live === null) return true;
        const next = nextChangeOf(live, now);
        const justBefore = next === null ? new Date("2030-01-01T00:00:00Z") : new Date(next.getTime() - 1);
        expect(resolvePage({ ...asked, now: justBefore })).toEqual(resolvePage(asked));
        return true;
      }),
    ).toBe(true);
  });

  it("on a dynamic page what can be bought comes first", () => {
    expect(
      holds((asked) =>
        resolvePage({ ...asked, page: { ...asked.page, pageType: "DYNAMIC" } }).every(({ contents }) => {
          const firstOut = contents.findIndex(({ shows }) => shows?.product?.inStock === false);
          return firstOut === -1 || contents.slice(firstOut).every(({ shows }) => shows?.product?.inStock === false);
        }),
      ),
    ).toBe(true);
  });
});
