import type { billingArea } from "@o2r/api/contract/billing";
import type { Reach, Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof billingArea> = {};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof billingArea> = {};
