import { ready } from "@o2r/forms/ready";
import { validateSubmission } from "@o2r/forms/server";
import { anyChoice } from "@o2r/forms/testing";
import { describe, expect, it } from "vitest";
import { unknownPincode } from "../../core/pincode.ts";
import { resetPasswordForm, userForm as form } from "./user-form.ts";

const person = { name: "Asha Kale", mobile: "9876543210", emailId: "asha@o2r.example", username: "asha" };
const good = { ...person, password: "Monsoon#41", confirmPassword: "Monsoon#41", roles: "ADMIN" };
const agent = { roles: "CALLING_AGENT", agentId: "A-12", agentEmailId: "a12@o2r.example" };

const derivations = {
  ...ready.derivations,
  placeOfPincode: (pincode: unknown) => (pincode === "411028" ? { city: "Pune", state: "Maharashtra" } : undefined),
};
/** Every pincode exists here; that it has to is the service's test. */
const pincodes = { checks: { knownPincode: { test: () => true, message: unknownPincode } } };
const registry = anyChoice(form, { ...pincodes, derivations });

const judge = (change: object, mode = "create") =>
  validateSubmission(form, { ...good, ...change }, { facts: { mode }, registry });
const refusals = async (change: object) =>
  (await judge(change)).errors.map(({ field, message }) => `${field}: ${message}`);
const long = (length: number) => "x".repeat(length);

describe("an account", () => {
  it("S3.35 has the specification's keys, and what is assigned to it", () => {
    expect(Object.keys(form.fields)).toEqual(
      expect.arrayContaining(
        `name mobile emailId addressLine1 addressLine2 pincode city state username password confirmPassword roles
        ccSupervisor agentId agentEmailId dialersId`.split(/\s+/),
      ),
    );
  });

  it("needs nothing beyond who it is, how it signs in, and its role", async () => {
    expect(await refusals({})).toEqual([]);
  });

  it.each([
    ["S5.45", "name"],
    ["S5.47", "mobile"],
    ["S5.49", "emailId"],
    ["S5.56", "confirmPassword"],
  ])("%s needs %s", async (_, field) => {
    expect(await refusals({ [field]: "" })).toEqual([`${field}: This field is required`]);
  });

  it.each([
    ["S5.46", "name", long(51), "Can't exceed 50 characters"],
    ["S5.48", "mobile", "09876543210", "Phone number should be of 10 digits"],
    ["S5.48", "mobile", "987654321", "Phone number should be of 10 digits"],
    ["S5.50 S9.20", "addressLine1", long(101), "Can't exceed 100 characters"],
    ["S5.51 S9.20", "addressLine2", long(101), "Can't exceed 100 characters"],
    ["S5.52", "pincode", "41102", "Enter 6 digit pincode"],
    ["S9.17", "username", long(31), "maximum length cannot be more than 30"],
  ])("%s refuses as %s what is wrong", async (_, field, value, message) => {
    expect(await refusals({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it("S5.53 S5.54 needs an agent's ids of calling agents, and keeps none of anybody else", async () => {
    expect(await refusals({ roles: "CALLING_AGENT" })).toEqual([
      "agentId: Field is required",
      "agentEmailId: Field is required",
    ]);
    expect(await refusals(agent)).toEqual([]);
    const { values } = await judge({ ...agent, roles: "ADMIN" });
    expect(values).not.toHaveProperty("agentId");
  });

  it("S5.55 S5.57 takes a password of at most 30 characters, its repetition of at least 5, and both alike", async () => {
    const both = (word: string) => ({ password: word, confirmPassword: word });
    expect(await refusals(both(long(31)))).toContain("password: Password can't exceed 30 characters!");
    expect(await refusals(both("abcd"))).toEqual(["confirmPassword: Password must be at least of 5 characters."]);
    expect(await refusals({ confirmPassword: "Monsoon#42" })).toEqual(["confirmPassword: Passwords should match!"]);
  });

  it("takes city and state from the pincode, whatever is said that they are", async () => {
    const { values } = await judge({ pincode: "411028", city: "Delhi", state: "Delhi" });
    expect(values).toMatchObject({ city: "Pune", state: "Maharashtra" });
  });

  it("asks for no password when it is edited, and takes none", async () => {
    const { errors, values } = await judge({}, "edit");
    expect(errors).toEqual([]);
    expect(values).not.toHaveProperty("password");
  });
});

it("a one-time password is typed twice", async () => {
  const judged = await validateSubmission(resetPasswordForm, { password: "Monsoon#41", confirmPassword: "Monsoon#4" });
  expect(judged.errors.map(({ message }) => message)).toEqual(["Passwords should match!"]);
});
