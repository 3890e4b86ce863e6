import { array, boolean, number, string, type InferType } from "yup";
import { ruleSchema } from "../../../core/rule/index.ts";
import { idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { layoutBounds } from "../layout-bounds.ts";
import { contentTypes, railTypes } from "../layout-options.ts";

/** A content as a page shows it. */
export const shownContent = shape({
  id: idSchema(),
  name: string().defined(),
  contentType: string()
    .oneOf(contentTypes.map(({ value }) => value))
    .defined(),
  /** The product, category, sub-category or brand that it shows. */
  target: textOrNull(),
  tag: textOrNull(),
  ctaMobile: textOrNull(),
  ctaWeb: textOrNull(),
  /** JSON as it was typed. */
  meta: string().defined(),
  mobileImage: textOrNull(),
  webImage: textOrNull(),
  /** Days of Asia/Kolkata, both included; null where that side is open. */
  validFrom: textOrNull(),
  validTill: textOrNull(),
  active: boolean().defined(),
});
export type ShownContent = InferType<typeof shownContent>;

/** A rail with its contents, in their order. */
export const shownRail = shape({
  id: idSchema(),
  version: number().integer().defined(),
  name: string().defined(),
  railType: string()
    .oneOf(railTypes.map(({ value }) => value))
    .defined(),
  direction: textOrNull(),
  rows: number().integer().nullable().defined(),
  cta: textOrNull(),
  urlLabel: textOrNull(),
  placeholder: textOrNull(),
  isExternal: boolean().defined(),
  customMobilePath: textOrNull(),
  customWebPath: textOrNull(),
  customMobileWebPath: textOrNull(),
  hideOutOfStock: boolean().defined(),
  active: boolean().defined(),
  contents: listOf(shownContent),
});
export type ShownRail = InferType<typeof shownRail>;

/** Where a rail stands on a page, and who sees it there. Its id stays its own while it moves. */
export const place = shape({
  id: idSchema(),
  railId: idSchema(),
  /** Its place among the others, in the order of characters. Two of the same rank stand by their ids. */
  rank: string()
    .matches(/^[0-9A-Za-z]{1,200}$/, "Not a rank")
    .defined(),
  hidden: boolean().defined(),
  /** It is shown from the first to just before the second; null where that side is open. */
  visibleFrom: instantSchema().nullable(),
  visibleTill: instantSchema().nullable(),
  /** The hubs whose shops see it; none: everybody does. */
  hubs: array().of(idSchema()).max(layoutBounds.hubs, `A rail is kept to at most ${layoutBounds.hubs} hubs`).defined(),
  /** What must hold of a shop that sees it; without a condition it is for everybody. */
  audience: ruleSchema(["RETAILER", "WAREHOUSE"]),
});
export type Place = InferType<typeof place>;

/** The rails of a page with all that they show: what is published, and what a draft would be. */
export const pageBody = shape({ places: listOf(place), rails: listOf(shownRail) });
export type PageBody = InferType<typeof pageBody>;

/** What is true today of what contents show; see `TargetFact`. */
export const targetFact = shape({
  id: idSchema(),
  name: string().defined(),
  image: textOrNull(),
  active: boolean().defined(),
  product: shape({
    sku: string().defined(),
    mrp: number().defined(),
    ptr: number().defined(),
    packOf: number().integer().defined(),
    available: number().integer().nullable().defined(),
  }).nullable(),
});

/** Places in their order. */
export const inOrder = <P extends Pick<Place, "rank" | "id">>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => compare(one.rank, other.rank) || compare(one.id, other.id));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
