/** How a hub serves a pincode: before all others, after those that serve it, or not at all. */
export type Serving = "primary" | "fallback" | "none";

/**
 * The hubs of a pincode in their order, once this one serves it so. Whoever was first stands in behind a new first one, and
 * who stands in already keeps the place.
 */
export const servePincode = (hubs: readonly string[], hub: string, serving: Serving): readonly string[] => {
  const others = hubs.filter((other) => other !== hub);
  if (serving === "none") return others;
  if (serving === "primary") return [hub, ...others];
  return hubs.indexOf(hub) > 0 ? hubs : [...others, hub];
};
