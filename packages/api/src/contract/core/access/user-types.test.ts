import { expect, it } from "vitest";
import { isUserType, userTypeOptions, userTypes, userTypeTitles } from "./user-types.ts";

it("S1.09 there are exactly eleven user types, and each has a name of its own", () => {
  expect(userTypes.toSorted()).toEqual(
    `ADMIN SUPER_ADMIN SUPER_SUPER_ADMIN CALLING_AGENT HUB_MANAGER CWH_MANAGER CC_SUPERVISOR ONBOARDING_MANAGER
    ONBOARDING_AGENT FSA RETAILER`
      .split(/\s+/)
      .toSorted(),
  );
  expect(new Set(Object.values(userTypeTitles)).size).toBe(11);
  expect(userTypeOptions.map(({ value }) => value)).toEqual(userTypes);
  expect([isUserType("FSA"), isUserType("fsa"), isUserType("ROOT"), isUserType(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
