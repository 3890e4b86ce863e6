import { compile, createEngine } from "@o2r/forms";
import { ready } from "@o2r/forms/ready";
import { validateSubmission } from "@o2r/forms/server";
import { nextStep, stepsOf } from "@o2r/forms/steps";
import { anyChoice } from "@o2r/forms/testing";
import { describe, expect, it } from "vitest";
import { unknownPincode } from "../../core/pincode.ts";
import { retailerOnboardingForm as form } from "./retailer-onboarding-form.ts";

/** A body with nothing wrong: only what is asked for. */
const good = {
  primaryName: "Sunil Gupta",
  primaryMobile: "9876543210",
  primaryImage: "d1",
  shopName: "Gupta Stores",
  shopType: "GROCERY",
  shopImage: "d2",
  addressLine1: "12 Station Road",
  pincode: "411028",
  latitude: 18.5089,
  longitude: 73.926,
  nameAsPerId: "Sunil Gupta",
};

const places: Readonly<Record<string, { readonly city: string; readonly state: string }>> = {
  "411028": { city: "Pune", state: "Maharashtra" },
};
const derivations = {
  ...ready.derivations,
  placeOfPincode: (pincode: unknown) => places[String(pincode)],
  placeOfAddress: () => undefined,
};
/** Every pincode that the form may be sent with exists; that it has to is the service's test. */
const pincodes = { checks: { knownPincode: { test: () => true, message: unknownPincode } } };
const today = "2026-11-21";

const judge = (change: object) =>
  validateSubmission(form, { ...good, ...change }, { registry: anyChoice(form, { ...pincodes, derivations }), today });
const refusals = async (change: object) =>
  (await judge(change)).errors.map(({ field, message }) => `${field}: ${message}`);

const keys = `primaryName, primaryMobile, alternativeMobile, whatsappNo, primaryImage, secondaryName, secondaryMobile,
  secondaryImage, shopType, shopImage, addressLine1, addressLine2, pincode, city, state, latitude, longitude, dob,
  marriageAnniversary, firstKidBday, secondKidBday, gstNumber, shopName, panNumber, nameAsPerId, fssaiNumber, gstImage,
  panImage`.split(/,\s+/);

describe("a retailer who is taken on", () => {
  it("S3.65 has the specification's keys and no other", async () => {
    expect(Object.keys(form.fields).toSorted()).toEqual(keys.toSorted());
    expect(await refusals({ mobile: "9876543210" })).toEqual(["mobile: This field is not known"]);
  });

  it("needs nothing beyond what is required", async () => {
    expect(await refusals({})).toEqual([]);
  });

  it.each([
    ["S5.172", "shopType", "Shop type is required!"],
    ["S5.180", "addressLine1", "Address line 1 is required!"],
    ["S5.188", "primaryName", "Full name is required!"],
    ["S5.189", "primaryMobile", "Primary phone number is required!"],
    ["S5.192", "shopName", "Shop name is required!"],
    ["S5.193", "nameAsPerId", "Name as per ID is required!"],
    ["S5.197", "primaryImage", "Please upload an image"],
    ["S5.198", "shopImage", "Shop Image is required!"],
    ["S5.199", "latitude", "Latitude is required"],
    ["S5.200", "longitude", "Longitude is required"],
  ])("%s needs %s: %s", async (_, field, message) => {
    expect(await refusals({ [field]: "" })).toEqual([`${field}: ${message}`]);
  });

  it("S5.174 S5.176 S5.178 needs a pincode, and with it city and state", async () => {
    expect(await refusals({ pincode: "" })).toEqual([
      "pincode: Pincode is required!",
      "city: City is required!",
      "state: State is required!",
    ]);
  });

  it("S3.66 S3.67 takes city and state from the pincode, whatever the body says they are", async () => {
    const { values } = await judge({ city: "Delhi", state: "Delhi" });
    expect(values).toMatchObject({ city: "Pune", state: "Maharashtra" });
    const engine = createEngine(form, {
      values: good,
      registry: { checks: { ...ready.checks, ...pincodes.checks }, derivations },
    });
    expect(["city", "state"].map((name) => engine.field(name).readOnly)).toEqual([true, true]);
    expect(await refusals({ pincode: "999999", city: "Delhi", state: "Delhi" })).toEqual([
      "city: City is required!",
      "state: State is required!",
    ]);
  });

  it.each([
    ["S5.209", "alternativeMobile"],
    ["S5.210", "secondaryMobile"],
  ])("%s takes %s with or without a leading 0, from 6 to 9, then 9 digits", async (_, field) => {
    for (const mobile of ["9876543210", "06876543210"]) expect(await refusals({ [field]: mobile })).toEqual([]);
    for (const mobile of ["5876543210", "98765", "00987654321"]) {
      expect(await refusals({ [field]: mobile })).toEqual([`${field}: Enter valid mobile number`]);
    }
  });

  it.each([
    ["S5.211 S5.212", "primaryMobile"],
    ["S5.213 S5.214", "whatsappNo"],
  ])("%s takes exactly 10 digits as %s", async (_, field) => {
    expect(await refusals({ [field]: "98765432101" })).toEqual([`${field}: Can't exceed from 10 digits!`]);
    expect(await refusals({ [field]: "987654321" })).toEqual([`${field}: Must be of 10 digits!`]);
    expect(await refusals({ [field]: "9876543210" })).toEqual([]);
  });

  it.each([
    ["S5.219", "gstNumber", "Enter valid GST Number", ["27AAPFU0939F1ZV", "27aapfu0939f1zv"], ["27AAPFU0939F1Z", "X"]],
    ["S5.220", "panNumber", "Enter valid PAN Number", ["AAPFU0939F"], ["aapfu0939f", "AAPF0939F", "AAPFU0939FX"]],
    ["S5.221", "fssaiNumber", "FSSAI number must have 14 characters", ["12345678901234"], ["1234567890123"]],
    ["S5.222", "pincode", "Enter 6 digit pincode", ["411028"], ["41102"]],
  ])("%s takes no other %s than such as are right: %s", async (_, field, message, right, wrong) => {
    for (const value of right) expect(await refusals({ [field]: value })).toEqual([]);
    for (const value of wrong) expect(await refusals({ [field]: value })).toContain(`${field}: ${message}`);
  });

  it.each([
    ["S5.229", "dob"],
    ["S5.230", "marriageAnniversary"],
    ["S5.231", "firstKidBday"],
    ["S5.232", "secondKidBday"],
  ])("%s S9.12 takes no day to come as %s, and none of more than 100 years ago", async (_, field) => {
    for (const day of [today, "1926-11-21"]) expect(await refusals({ [field]: day })).toEqual([]);
    expect(await refusals({ [field]: "2026-11-22" })).toEqual([`${field}: Can't be a future date`]);
    expect(await refusals({ [field]: "1926-11-20" })).toEqual([`${field}: Can't be more than 100 years ago`]);
  });

  it("S9.20 holds at most 100 characters in a line of the address", async () => {
    for (const field of ["addressLine1", "addressLine2"]) {
      expect(await refusals({ [field]: "x".repeat(100) })).toEqual([]);
      expect(await refusals({ [field]: "x".repeat(101) })).toEqual([`${field}: Can't exceed 100 characters`]);
    }
  });

  it.each([
    ["S5.32", "primaryImage"],
    ["S5.33", "secondaryImage"],
    ["S5.34", "shopImage"],
    ["S5.35", "gstImage"],
    ["S5.36", "panImage"],
  ])("%s accepts jpeg, png and eps as %s", (_, name) => {
    expect(compile(form).fields.get(name)?.field).toMatchObject({
      kind: "image",
      accept: ["image/jpeg", "image/png", "application/postscript"],
    });
  });

  it("S7.63 takes latitude and longitude as they were typed, whatever a look-up would say", async () => {
    const elsewhere = { ...derivations, placeOfAddress: () => ({ latitude: 1, longitude: 2 }) };
    const { values } = await validateSubmission(form, good, {
      registry: anyChoice(form, { ...pincodes, derivations: elsewhere }),
      today,
    });
    expect(values).toMatchObject({ latitude: 18.5089, longitude: 73.926 });
  });
});

describe("S3.68 its steps", () => {
  const engineWith = (values: object) =>
    createEngine(form, {
      values: { ...values },
      registry: { checks: { ...ready.checks, ...pincodes.checks }, derivations },
      today,
    });

  it("are contact, shop, address, events, KYC and a look at all of it, and hold every field once", () => {
    expect(form.steps.map(({ id }) => id)).toEqual(["contact", "shop", "address", "events", "kyc", "review"]);
    expect(form.steps.flatMap(({ fields }) => fields).toSorted()).toEqual(keys.toSorted());
  });

  it("are not left forward while something in them is wrong", async () => {
    const engine = engineWith({});
    expect(await nextStep(engine, "contact")).toBe("contact");
    expect(engine.form().problems.map(({ field }) => field)).toEqual(["primaryName", "primaryMobile", "primaryImage"]);
    expect(stepsOf(engine).map(({ open }) => open)).toEqual([true, false, false, false, false, false]);
  });

  it("lead to the last when all is right", async () => {
    const engine = engineWith(good);
    const seen = ["contact"];
    for (let at: string | undefined = "contact"; at !== undefined;) {
      at = await nextStep(engine, at);
      if (at !== undefined) seen.push(at);
    }
    expect(seen).toEqual(form.steps.map(({ id }) => id));
  });
});
