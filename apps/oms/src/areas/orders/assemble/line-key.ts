/** The key of the line at a place of an order, by which promotions know it: keys sort as the lines stand. */
export const keyOf = (position: number): string => String(position).padStart(6, "0");
