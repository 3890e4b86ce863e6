import type { layoutArea } from "@o2r/api/contract/layout";
import { superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof layoutArea> = {
  "page.list": superAdmins,
  "page.export": superAdmins,
  "page.get": superAdmins,
  "page.create": superAdmins,
  "page.update": superAdmins,
  "page.setActive": superAdmins,
  "page.history": superAdmins,
  "page.lookup": superAdmins,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof layoutArea> = {
  "page.list": "all",
  "page.export": "all",
  "page.get": "all",
  "page.create": "all",
  "page.update": "all",
  "page.setActive": "all",
  "page.history": "all",
  "page.lookup": "all",
};
