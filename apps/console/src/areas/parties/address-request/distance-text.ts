import { formatNumber } from "@o2r/ui";

/** A distance as people say it: metres below a kilometre, then kilometres with one decimal. */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${formatNumber(metres)} m` : `${formatNumber(Math.round(metres / 100) / 10)} km`;
