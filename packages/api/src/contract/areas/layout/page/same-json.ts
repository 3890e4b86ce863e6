/** JSON whose keys stand in one order, whoever wrote it: the database keeps them in another. */
export const orderedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two values are the same, whatever the order of their keys. */
export const isSameJson = (one: unknown, other: unknown): boolean => orderedJson(one) === orderedJson(other);
