import type { AskedLine, AssembledLine, DraftLine, OrderParts } from "./assemble-order.types.ts";
import { partsOf, unitPrices, type Bundle, type PartOfBundle } from "./bundle.ts";
import { unitsOf, type FilledLine } from "./fill-lines.ts";
import { judgeLine } from "./judge-line.ts";
import type { OrderedProduct } from "./read-products.ts";
import type { Shelves } from "./shelves.ts";

/** A line before it is priced. */
export type Unpriced = Omit<DraftLine, "position" | "priced">;

/** What was asked for, with its lines before they are priced. */
export interface FilledAsked extends Omit<AssembledLine, "lines"> {
  readonly lines: readonly Unpriced[];
}

/** Units are counted in packs where they fill them, else one by one. */
export const packsOf = (units: number, packOf: number): { readonly packs: number; readonly packOf: number } =>
  units % packOf === 0 ? { packs: units / packOf, packOf } : { packs: units, packOf: 1 };

const lineOf = (one: FilledLine, product: OrderedProduct, kind: Pick<Unpriced, "kind" | "bundle">): Unpriced => {
  const units = unitsOf(one);
  return { ...one, product, units, ...packsOf(units, product.packOf), ...kind, promotionId: null };
};

/** How many of a bundle the shelves hold. */
const setsLeft = ({ parts }: Bundle, shelves: Shelves): number =>
  Math.min(...parts.map(({ productId, units }) => Math.floor(shelves.left(productId) / units)));

const fewText = (few: number, packOf: number): string => {
  const packs = Math.floor(few / packOf);
  return packs === 0
    ? "Out of stock: some of what it holds is not there"
    : `Only ${packs} ${packs === 1 ? "is" : "are"} there`;
};

/** Parts of so many of a bundle, at what each costs. */
const fillParts = (
  wanted: readonly PartOfBundle[],
  bundle: NonNullable<Unpriced["bundle"]>,
  { products }: OrderParts,
  shelves: Shelves,
): readonly Unpriced[] =>
  wanted.flatMap((part) => {
    const product = products.get(part.productId);
    if (product === undefined) return [];
    return unitPrices(part).flatMap(({ units, price }) => {
      const otherwise = { ptr: price, mrp: product.mrp, discountType: null, discount: null };
      const filled = shelves.fill({ productId: part.productId, units, otherwise, price });
      return filled.map((one) => lineOf(one, product, { kind: "PART", bundle }));
    });
  });

/** A kit or a combo as lines of its parts. It is sold only where all of them are there. */
const fillBundle = (asked: AskedLine, bundle: Bundle, parts: OrderParts, shelves: Shelves): FilledAsked => {
  const { id, kind, packOf, off } = bundle;
  const sets = asked.packs * packOf;
  const available = setsLeft(bundle, shelves);
  const refusal = parts.refusal ?? off ?? judgeLine(asked, { ...bundle, active: true }, parts);
  const problem = refusal ?? (sets > available ? fewText(available, packOf) : null);
  const lines = problem === null ? fillParts(partsOf(bundle, sets), { id, kind, sets }, parts, shelves) : [];
  return { asked, product: undefined, bundle, problem, available, lines };
};

/** Fills what is asked for from the shelves, and says what is wrong with it where it cannot be had. */
export const fillAsked = (asked: AskedLine, parts: OrderParts, shelves: Shelves): FilledAsked => {
  const { productId: id, packs, again } = asked;
  const bundle = parts.bundles.get(id);
  if (again !== undefined) {
    const lines = fillParts(again.parts, { id, kind: again.kind, sets: packs }, parts, shelves);
    return { asked, product: undefined, bundle, problem: null, available: packs, lines };
  }
  if (bundle !== undefined) return fillBundle(asked, bundle, parts, shelves);
  const product = parts.products.get(id);
  const problem = asked.units === undefined ? (parts.refusal ?? judgeLine(asked, product, parts)) : null;
  const available = shelves.left(id);
  if (product === undefined || problem !== null) return { asked, product, bundle, problem, available, lines: [] };
  const units = asked.units ?? packs * product.packOf;
  const otherwise = { ptr: product.ptr, mrp: product.mrp, discountType: null, discount: null };
  const filled = shelves.fill({ productId: id, units, otherwise });
  const lines = filled.map((one) => lineOf(one, product, { kind: "PAID", bundle: null }));
  return { asked, product, bundle, problem, available, lines };
};
