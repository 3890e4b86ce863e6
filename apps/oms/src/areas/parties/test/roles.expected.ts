import type { partiesArea } from "@o2r/api/contract/parties";
import { admins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof partiesArea> = {
  "geocode.find": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof partiesArea> = {
  "geocode.find": "none",
};
