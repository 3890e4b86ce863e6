import { evaluateRule, type RuleFacts } from "../../../core/rule/index.ts";
import { inOrder, type PageBody, type Place, type ShownContent, type ShownRail } from "./page-body.ts";

/** What is true today of something that contents show: of a product also what it costs, and what a hub has of it. */
export interface TargetFact {
  readonly id: string;
  readonly name: string;
  /** Document id. */
  readonly image: string | null;
  readonly active: boolean;
  readonly product: {
    readonly sku: string;
    /** Rupees, of one unit. */
    readonly mrp: number;
    readonly ptr: number;
    readonly packOf: number;
    /** Packs that the hub could sell; null where no hub is known. */
    readonly available: number | null;
  } | null;
}

/** Who looks at a page: somebody whom nobody knows, or a shop, which its hub supplies. */
export type Viewer =
  | { readonly kind: "nobody" }
  | {
      readonly kind: "shop";
      readonly hub: string | null;
      /** What audiences ask of it; undefined where it is not known which shop it is. */
      readonly facts?: RuleFacts | undefined;
    };

/** A content that is shown, with what is true of what it shows. Nobody unknown learns a PTR, or what is in stock. */
export interface ResolvedContent extends ShownContent {
  readonly shows: {
    readonly name: string;
    readonly image: string | null;
    readonly product: {
      readonly sku: string;
      readonly mrp: number;
      readonly ptr: number | null;
      readonly packOf: number;
      readonly inStock: boolean | null;
    } | null;
  } | null;
}

/** A rail that is shown. */
export interface ResolvedRail extends Omit<ShownRail, "contents"> {
  /** The id of its place on the page. */
  readonly place: string;
  readonly contents: readonly ResolvedContent[];
}

export interface ResolveGiven {
  readonly page: {
    readonly active: boolean;
    readonly pageType: "STATIC" | "DYNAMIC";
    /** The published version; null while there is none. */
    readonly live: PageBody | null;
  };
  readonly viewer: Viewer;
  /** Of whatever contents show; what is missing here is not shown. */
  readonly facts: ReadonlyMap<string, TargetFact>;
  /** Ids of rails and contents that were switched off since they were published: they are shown nowhere, at once. */
  readonly off: ReadonlySet<string>;
  readonly now: Date;
}

/** India keeps one time the whole year: five and a half hours before UTC. */
const dayOf = (now: Date): string => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Whether somebody is of an audience. Whoever is not known is of none. */
const isOf = (audience: Place["audience"], viewer: Viewer): boolean =>
  audience.length === 0 ||
  (viewer.kind === "shop" && viewer.facts !== undefined && evaluateRule(audience, viewer.facts).holds);

const isOpen = ({ hidden, visibleFrom, visibleTill, hubs, audience }: Place, viewer: Viewer, now: Date): boolean =>
  !hidden &&
  isOf(audience, viewer) &&
  (visibleFrom === null || Date.parse(visibleFrom) <= now.getTime()) &&
  (visibleTill === null || now.getTime() < Date.parse(visibleTill)) &&
  (hubs.length === 0 || (viewer.kind === "shop" && viewer.hub !== null && hubs.includes(viewer.hub)));

const isValid = ({ validFrom, validTill }: ShownContent, today: string): boolean =>
  (validFrom === null || validFrom <= today) && (validTill === null || today <= validTill);

const stockOf = (fact: TargetFact | undefined, viewer: Viewer): boolean | null =>
  viewer.kind === "nobody" || fact?.product?.available == null ? null : fact.product.available > 0;

const tell = (content: ShownContent, fact: TargetFact | undefined, viewer: Viewer): ResolvedContent => ({
  ...content,
  shows: fact
    ? {
        name: fact.name,
        image: fact.image,
        product: fact.product && {
          sku: fact.product.sku,
          mrp: fact.product.mrp,
          ptr: viewer.kind === "nobody" ? null : fact.product.ptr,
          packOf: fact.product.packOf,
          inStock: stockOf(fact, viewer),
        },
      }
    : null,
});

/**
 * What somebody is shown of a page at a moment. Never what is not published, switched off, before or after its time, for
 * other hubs or another audience, or out of stock where the rail forbids it: there, what is not known to be in stock is not shown either. A
 * rail that is left without contents is left out. On a dynamic page what can be bought comes first in each rail.
 */
export const resolvePage = ({ page, viewer, facts, off, now }: ResolveGiven): readonly ResolvedRail[] => {
  if (!page.active || page.live === null) return [];
  const today = dayOf(now);
  const rails = new Map(page.live.rails.map((rail) => [rail.id, rail]));
  return inOrder(page.live.places).flatMap((place): readonly ResolvedRail[] => {
    const rail = rails.get(place.railId);
    if (!rail?.active || off.has(rail.id) || !isOpen(place, viewer, now)) return [];
    const contents = rail.contents.flatMap((content): readonly ResolvedContent[] => {
      if (!content.active || off.has(content.id) || !isValid(content, today)) return [];
      const fact = content.target === null ? undefined : facts.get(content.target);
      if (content.target !== null && !fact?.active) return [];
      const isProduct = content.contentType === "PRODUCT";
      if (isProduct && rail.hideOutOfStock && stockOf(fact, viewer) !== true) return [];
      return [tell(content, fact, viewer)];
    });
    if (contents.length === 0 && rail.railType !== "SEARCH") return [];
    const sorted = page.pageType === "DYNAMIC" ? availableFirst(contents) : contents;
    return [{ ...rail, place: place.id, contents: sorted }];
  });
};

const isOut = ({ shows }: ResolvedContent): boolean => shows?.product?.inStock === false;

const availableFirst = (contents: readonly ResolvedContent[]): readonly ResolvedContent[] => [
  ...contents.filter((content) => !isOut(content)),
  ...contents.filter(isOut),
];

/**
 * The first moment after `now` at which a date of the page passes, so that what was resolved may be shown until then; null
 * where none will. Days begin at midnight in Asia/Kolkata.
 */
export const nextChangeOf = (body: PageBody, now: Date): Date | null => {
  const midnight = (day: string, plus: number) => Date.parse(`${day}T00:00:00+05:30`) + plus * 86_400_000;
  const moments = [
    ...body.places.flatMap(({ visibleFrom, visibleTill }) =>
      [visibleFrom, visibleTill].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
    ),
    ...body.rails.flatMap(({ contents }) =>
      contents.flatMap(({ validFrom, validTill }) => [
        ...(validFrom === null ? [] : [midnight(validFrom, 0)]),
        ...(validTill === null ? [] : [midnight(validTill, 1)]),
      ]),
    ),
  ].filter((at) => at > now.getTime());
  return moments.length === 0 ? null : new Date(moments.reduce((first, at) => Math.min(first, at)));
};
