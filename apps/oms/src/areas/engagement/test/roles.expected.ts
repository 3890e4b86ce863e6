import type { engagementArea } from "@o2r/api/contract/engagement";
import { but, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof engagementArea> = {
  "notification.pull": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "notification.markRead": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "event.stream": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "message.list": superAdmins,
  "message.export": superAdmins,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof engagementArea> = {
  "notification.pull": "own",
  "notification.markRead": "own",
  "event.stream": "own",
  "message.list": "all",
  "message.export": "all",
};
