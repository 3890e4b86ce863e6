import type { layoutArea } from "@o2r/api/contract/layout";
import type { Reach, Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof layoutArea> = {};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof layoutArea> = {};
