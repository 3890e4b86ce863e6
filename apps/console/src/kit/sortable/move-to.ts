/** The ids with one of them at another place; a place beyond the ends is the end. */
export const moveTo = (ids: readonly string[], id: string, place: number): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return others.length === ids.length ? ids : others.toSpliced(Math.max(0, place), 0, id);
};
