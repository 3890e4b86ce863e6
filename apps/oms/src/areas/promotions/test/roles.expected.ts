import type { promotionsArea } from "@o2r/api/contract/promotions";
import type { Reach, Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof promotionsArea> = {};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof promotionsArea> = {};
