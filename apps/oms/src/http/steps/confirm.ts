import { isDeepStrictEqual } from "node:util";
import type { Call } from "../call.ts";
import { allow } from "./allow.ts";
import { sessionExpired } from "./identify.ts";

/**
 * Does the work of a call. Where it was begun for who the caller was when they called last (see `identify`), what it came
 * to is let go only when they are found to be the same still; otherwise it is thrown away, and done anew for who they are
 * now. Throws 401 when they are nobody any more, and 403 when they may no longer call this.
 */
export const confirm = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
  if (call.foundLater === null) return work();
  const [done, found] = await Promise.allSettled([work(), call.foundLater]);
  if (found.status === "rejected") throw found.reason;
  if (found.value === null) throw sessionExpired();
  if (isDeepStrictEqual(found.value, call.caller)) {
    if (done.status === "rejected") throw done.reason;
    return done.value;
  }
  call.caller = found.value;
  allow(call.endpoint, call.caller);
  return work();
};
