import type { Database, Db } from "../../db/schema.ts";
import { invalid } from "../../app-error.ts";
import { closeChallengesOf } from "./second-step/challenges.ts";
import { endFamiliesOf, endFamily } from "./families.ts";
import { judgePassword } from "./judge-password.ts";
import { hashPassword } from "./passwords.ts";

type End = NonNullable<Database["session_family"]["revoked_for"]>;

/** The hash of a password that somebody gives to another; refuses one that is easily guessed. */
export const hashGivenPassword = async (username: string, chosen: string): Promise<string> => {
  const wrong = judgePassword(username, chosen);
  if (wrong !== null) throw invalid([{ field: "password", message: wrong }]);
  return hashPassword(chosen);
};

/** Ends every session of somebody, also those that wait for a code, but for the one that is kept. */
export const endSessionsOf = async (
  db: Db,
  userId: string,
  ending: { readonly reason: End; readonly now: Date; readonly keep?: string },
): Promise<void> => {
  await endFamiliesOf(db, userId, ending);
  await closeChallengesOf(db, userId, ending.now);
};

export { endFamily as endSession };
