import { isDeepStrictEqual } from "node:util";
import type { Call } from "../call.ts";
import { allow } from "./allow.ts";
import { sessionExpired } from "./identify.ts";

/**
 * Does the work of a call. Where it was begun for who the caller was when they called last (see `identify`), what it comes
 * to is let go only when they are found to be the same still; otherwise nobody waits for it, and it is done again for who
 * they are now. Throws 401 when they are nobody any more, and 403 when they may no longer call this.
 */
export const confirm = async <T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> => {
  if (call.foundLater === null) return work(call);
  // On a copy: what was begun for somebody else does not become theirs on the way.
  const early = work({ ...call });
  // It may fail when nobody waits for it any more.
  early.catch(() => {});
  const found = await call.foundLater;
  if (found === null) throw sessionExpired();
  if (isDeepStrictEqual(found, call.caller)) return early;
  call.caller = found;
  allow(call.endpoint, found);
  return work(call);
};
