import type { Waiting } from "@o2r/api/contract/insight";
import { formatNumber } from "@o2r/ui";

/** How many, with a plus where counting has stopped; a dash until that is known. */
export const countText = (counted: Waiting[number] | undefined): string =>
  counted === undefined ? "–" : formatNumber(counted.total) + (counted.isCapped ? "+" : "");
