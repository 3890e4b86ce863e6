import { roleTitle, type Audience } from "../../routing/audience.ts";
import type { Route } from "../../routing/route.ts";

/** To whom a page is open, as the rest of a sentence that begins with its title. */
export const openTo = (route: Route): string => {
  if (route.needsHelpFlag) return "is open to people for whom help and support is switched on.";
  const named = (route.allowed ?? []).filter((audience) => audience !== "OTHER").map(plural);
  return named.length === 0 ? "is not open to you." : `is open to ${list.format(named)}.`;
};

const list = new Intl.ListFormat("en-IN", { type: "conjunction" });

const plural = (audience: Audience): string => `${roleTitle(audience).toLowerCase()}s`;
