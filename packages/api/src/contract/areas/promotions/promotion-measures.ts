/** No amount of a promotion is above this, in rupees. */
export const mostAmount = 100_000_000;

/** A number of uses. */
export const uses = { min: 1, max: 1_000_000, integer: true } as const;
