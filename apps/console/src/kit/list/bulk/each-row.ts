/**
 * How a bulk action changes one row of many: the list reads its rows again when all of them are done, and one toast
 * speaks for all that failed.
 */
export const eachRow = { affects: [], quiet: true } as const;
