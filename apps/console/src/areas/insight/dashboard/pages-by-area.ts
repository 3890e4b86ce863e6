import { areaTitle } from "../../../routing/area-title.ts";
import type { Area, Route } from "../../../routing/route.ts";

export interface AreaPages {
  readonly area: Area;
  readonly title: string;
  readonly pages: readonly Route[];
}

/** Gathers pages under the title of their area, in the order in which the areas first occur. */
export const pagesByArea = (pages: readonly Route[]): readonly AreaPages[] => {
  const areas = [...new Set(pages.map((page) => page.area))];
  return areas.map((area) => ({ area, title: areaTitle[area], pages: pages.filter((page) => page.area === area) }));
};
