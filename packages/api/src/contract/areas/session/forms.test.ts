import { describe, expect, it } from "vitest";
import { validateSubmission } from "@o2r/forms/server";
import { loginForm, otpForm, passwordForm } from "./forms.ts";

const long = "x".repeat(31);
const refusals = async (form: Parameters<typeof validateSubmission>[0], body: object) => {
  const { errors } = await validateSubmission(form, body);
  return errors.map(({ field, message }) => [field, message]);
};

describe("signing in", () => {
  it("S5.37 S5.39 needs a username and a password", async () => {
    expect(await refusals(loginForm, {})).toEqual([
      ["username", "This field is required"],
      ["password", "This field is required"],
    ]);
  });

  it("S5.38 S5.40 takes at most 30 characters of each, in the specified words", async () => {
    expect(await refusals(loginForm, { username: long, password: long })).toEqual([
      ["username", "maximum length cannot be more than 30"],
      ["password", "Password can't exceed 30 characters!"],
    ]);
    expect(await refusals(loginForm, { username: long.slice(1), password: long.slice(1) })).toEqual([]);
  });

  it("S5.41 needs the one-time code, of six digits", async () => {
    expect(await refusals(otpForm, {})).toEqual([["otp", "Otp is required"]]);
    expect(await refusals(otpForm, { otp: "12345" })).toEqual([["otp", "Enter the 6 digits of the code"]]);
    expect(await refusals(otpForm, { otp: "123456" })).toEqual([]);
  });
});

describe("changing the password", () => {
  it("S5.42 S5.43 needs the current and the new one, in the specified words", async () => {
    expect(await refusals(passwordForm, { username: "admin" })).toEqual([
      ["currentPassword", "Current password is required!"],
      ["newPassword", "Password is required!"],
    ]);
  });

  it("S5.44 takes at most 30 characters for the new one", async () => {
    expect(await refusals(passwordForm, { currentPassword: "a", newPassword: long })).toEqual([
      ["newPassword", "Password can't exceed 30 characters!"],
    ]);
  });
});
