import { userTypes } from "@o2r/api/contract";
import { expect, it } from "vitest";
import { permissionsOf } from "./permissions-of.ts";

it.each(userTypes)("what a %s may do is said in words for staff", (userType) => {
  const acts = permissionsOf({ userType, helps: true }).map(({ act }) => act);
  expect(acts.filter((act) => /[`;]|\b(?:null|caller|whoever calls|ids?|body|page of|[1-5]\d\d)\b/.test(act))).toEqual(
    [],
  );
  // What has a hyphen is said so, and is no name of a program.
  const hyphened = acts.flatMap((act) => act.match(/[A-Za-z]+(?:-[a-z]+)+/g) ?? []);
  const said = /^(?:e-way|one-time|[Ss]hort-close|sign-in|sub-categor(?:y|ies)|weekly-offs|write-offs?)$/;
  expect(hyphened.filter((word) => !said.test(word))).toEqual([]);
});

it("names of things are read as they are said", () => {
  const things = new Set(permissionsOf({ userType: "SUPER_SUPER_ADMIN", helps: true }).map(({ thing }) => thing));
  for (const name of ["KYC", "QC", "Rejected SKU", "SMS template", "Hub order", "Sub-category", "Write-off"])
    expect(things).toContain(name);
});

it("tickets are somebody's whose account has Help & support, and nobody else's", () => {
  const thingsOf = (helps: boolean) => permissionsOf({ userType: "FSA", helps }).map(({ thing }) => thing);
  expect(thingsOf(true)).toContain("Ticket");
  expect(thingsOf(false)).not.toContain("Ticket");
});
