/** Whether two values are the same as JSON: lists in their order, objects whatever theirs; what is `undefined` is not there. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one).filter(([, value]) => value !== undefined);
  const others = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return (
    entries.length === others.size && entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
};
