import { describe, expect, it } from "vitest";
import type { Actor } from "../actor.ts";
import { LastCallers } from "./last-callers.ts";
import { unassigned } from "../../test/unassigned.ts";

const actor = (id: string, sessionId: string): Actor => ({
  id,
  username: id,
  userType: "ADMIN",
  sessionId,
  ...unassigned,
  warehouses: "all",
});
const claims = (userId: string, sessionId: string) => ({ userId, sessionId });

describe("who called last", () => {
  it("is told of the session by its own user only", () => {
    const callers = new LastCallers();
    callers.keep("s1", actor("asha", "s1"));
    expect(callers.of(claims("asha", "s1"))).toEqual(actor("asha", "s1"));
    expect(callers.of(claims("binu", "s1"))).toBeUndefined();
    expect(callers.of(claims("asha", "s2"))).toBeUndefined();
  });

  it("is forgotten when the session has ended", () => {
    const callers = new LastCallers();
    callers.keep("s1", actor("asha", "s1"));
    callers.keep("s1", null);
    expect(callers.of(claims("asha", "s1"))).toBeUndefined();
  });

  it("is forgotten first where the last call lies furthest back", () => {
    const callers = new LastCallers(2);
    callers.keep("s1", actor("asha", "s1"));
    callers.keep("s2", actor("binu", "s2"));
    callers.keep("s1", actor("asha", "s1"));
    callers.keep("s3", actor("chitra", "s3"));
    expect(
      ["s1", "s2", "s3"].map((session, at) => callers.of(claims(["asha", "binu", "chitra"][at] ?? "", session))?.id),
    ).toEqual(["asha", undefined, "chitra"]);
  });
});
