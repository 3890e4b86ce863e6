import { describe, expect, it } from "vitest";
import { brandEndpoints } from "@o2r/api/contract/catalogue";
import { newCall, type Call } from "../call.ts";
import type { Actor } from "../actor.ts";
import { confirm } from "./confirm.ts";
import { unassigned } from "../../test/unassigned.ts";

const admin: Actor = {
  id: "u1",
  username: "admin",
  userType: "ADMIN",
  sessionId: "s1",
  ...unassigned,
  warehouses: "all",
};

/** A call that was begun for an administrator, whom the database finds to be somebody. */
const begun = (foundLater: Promise<Actor | null>): Call =>
  Object.assign(
    newCall({
      operation: "brand.list",
      endpoint: brandEndpoints.list,
      requestId: "r1",
      now: new Date(),
      address: "127.0.0.1",
      heard: undefined,
    }),
    { caller: admin, foundLater },
  );
const never = () => new Promise<never>(() => {});

describe("a read that was begun for who its caller was last", () => {
  it("is answered with what it came to when they are the same still", async () => {
    let times = 0;
    const work = async () => (times += 1);
    expect(await confirm(begun(Promise.resolve({ ...admin })), work)).toBe(1);
  });

  it("is done again for who they are now, and what was begun does not become theirs", async () => {
    const now: Actor = { ...admin, userType: "SUPER_ADMIN" };
    const { promise, resolve } = Promise.withResolvers<Actor>();
    const seen: (string | undefined)[] = [];
    const call = begun(promise);
    const answer = confirm(call, async (each) => {
      const [, type] = [await promise, each.caller?.userType];
      seen.push(type);
      return type;
    });
    resolve(now);
    expect(await answer).toBe("SUPER_ADMIN");
    expect(seen).toEqual(["ADMIN", "SUPER_ADMIN"]);
    expect(call.caller).toEqual(now);
  });

  it.each([
    ["are nobody any more", null, "session.expired"],
    ["may not call it any more", { ...admin, userType: "RETAILER" }, "access.denied"],
  ] as const)("is refused at once when they %s, however long what was begun takes", async (_, found, code) => {
    await expect(confirm(begun(Promise.resolve(found)), never)).rejects.toMatchObject({ code });
  });

  it("fails when nobody can say who they are, also when it came to something", async () => {
    const lost = Promise.reject(new Error("no connection"));
    await expect(confirm(begun(lost), async () => "rows")).rejects.toThrow("no connection");
  });

  it("leaves no failure behind that nobody hears of", async () => {
    const failures: unknown[] = [];
    const hear = (reason: unknown) => failures.push(reason);
    process.on("unhandledRejection", hear);
    await expect(
      confirm(begun(Promise.resolve(null)), () => Promise.reject(new Error("of the work"))),
    ).rejects.toMatchObject({ code: "session.expired" });
    await new Promise(setImmediate);
    process.off("unhandledRejection", hear);
    expect(failures).toEqual([]);
  });
});
