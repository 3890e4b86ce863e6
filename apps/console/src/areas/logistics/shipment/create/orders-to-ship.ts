/** Orders that somebody takes along to where their vehicle is chosen: beside the address, which hundreds would be too long for. */
export const ordersToShip = (ids: readonly string[]) => ({ ordersToShip: ids });

/** Those that were taken along; none where somebody comes without. */
export const readOrdersToShip = (state: unknown): readonly string[] => {
  const ids: unknown = typeof state === "object" && state !== null && "ordersToShip" in state ? state.ordersToShip : [];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
};
