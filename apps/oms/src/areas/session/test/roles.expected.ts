import type { sessionArea } from "@o2r/api/contract/session";
import { everybody, signedIn, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof sessionArea> = {
  "session.login": everybody,
  "session.otp": everybody,
  "session.resendOtp": everybody,
  "session.refresh": everybody,
  "session.logout": signedIn,
  "user.current": signedIn,
  "user.changePassword": signedIn,
  "viewAs.start": superAdmins,
  "viewAs.end": signedIn,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof sessionArea> = {
  "session.login": "none",
  "session.otp": "none",
  "session.resendOtp": "none",
  "session.refresh": "none",
  "session.logout": "none",
  "user.current": "none",
  "user.changePassword": "none",
  "viewAs.start": "none",
  "viewAs.end": "none",
};
