import { describe, expect, it } from "vitest";
import { userTypes, type UserType } from "@o2r/api/contract";
import { judgeLast, judgeRank, judgeRole, supervisorOf } from "./judge-account.ts";

const somebody = (userType: UserType, id = "1") => ({ id, userType });

/** Reviewed by hand: whose accounts a user type makes and changes. */
const managed: Readonly<Partial<Record<UserType, readonly UserType[]>>> = {
  SUPER_SUPER_ADMIN: userTypes,
  SUPER_ADMIN: userTypes.slice(1),
  CC_SUPERVISOR: ["CALLING_AGENT"],
};

describe.each(userTypes)("%s", (manager) => {
  it("changes accounts and gives roles up to the own rank, and no others", () => {
    const by = somebody(manager);
    const mine = managed[manager] ?? [];
    expect(userTypes.filter((type) => judgeRank(by, somebody(type, "2")) === null)).toEqual(mine);
    const from = manager === "CC_SUPERVISOR" ? null : somebody("ADMIN", "2");
    const given = userTypes.filter((type) => judgeRole(by, from, type) === null);
    expect(given).toEqual(from && !mine.includes("ADMIN") ? ["ADMIN"] : mine);
  });
});

it("nobody raises themselves", () => {
  expect(judgeRole(somebody("SUPER_ADMIN"), somebody("SUPER_ADMIN"), "ADMIN")).toBe("You cannot change your own role");
});

it("the last super super admin stays, and nobody else is the last of a kind", () => {
  expect(judgeLast(somebody("SUPER_SUPER_ADMIN"), 0)).toBe("The last super super admin stays");
  expect(judgeLast(somebody("SUPER_SUPER_ADMIN"), 1)).toBeNull();
  expect(judgeLast(somebody("SUPER_ADMIN"), 0)).toBeNull();
});

it("an agent whom a supervisor makes is theirs, and nobody else has a supervisor", () => {
  const [supervisor, admin] = [somebody("CC_SUPERVISOR", "s"), somebody("SUPER_ADMIN", "a")];
  expect(supervisorOf(supervisor, "CALLING_AGENT", undefined)).toBe("s");
  expect(supervisorOf(admin, "CALLING_AGENT", "t")).toBe("t");
  expect(supervisorOf(admin, "CALLING_AGENT", undefined)).toBeNull();
  expect(supervisorOf(admin, "ADMIN", "t")).toBeNull();
});
