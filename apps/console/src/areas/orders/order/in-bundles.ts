import type { OrderLine } from "@o2r/api/contract/orders";

type Lines = readonly [OrderLine, ...OrderLine[]];

/** The lines of an order, those of one kit or combo together: they stand where the first of them does. */
export const inBundles = (lines: readonly OrderLine[]): readonly Lines[] =>
  [...Map.groupBy(lines, ({ bundle, position }) => bundle?.id ?? position).values()].flatMap(
    ([first, ...others]): readonly Lines[] => (first === undefined ? [] : [[first, ...others]]),
  );
