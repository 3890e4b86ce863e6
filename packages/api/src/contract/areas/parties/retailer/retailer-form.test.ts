import { ready } from "@o2r/forms/ready";
import { validateSubmission } from "@o2r/forms/server";
import { anyChoice } from "@o2r/forms/testing";
import { describe, expect, it } from "vitest";
import { unknownPincode } from "../../../core/pincode.ts";
import { retailerForm as form } from "./retailer-form.ts";

/** A body with nothing wrong: only what is asked for. */
const good = {
  establishment: "Gupta Stores",
  shopType: "GROCERY",
  name: "Sunil Gupta",
  mobile: "9876543210",
  addressLine1: "12 Station Road",
  addressLine3: "Hadapsar",
  pincode: "411028",
  lat: 18.5089,
  lng: 73.926,
};
const registry = anyChoice(form, {
  checks: { knownPincode: { test: () => true, message: unknownPincode } },
  derivations: {
    ...ready.derivations,
    placeOfPincode: (pincode: unknown) => (pincode === "411028" ? { city: "Pune", state: "Maharashtra" } : undefined),
    placeOfAddress: () => undefined,
  },
});
const refusals = async (change: object) =>
  (await validateSubmission(form, { ...good, ...change }, { registry, today: "2026-11-21" })).errors.map(
    ({ field, message }) => `${field}: ${message}`,
  );

describe("a retailer who is edited", () => {
  it("S5.234 needs no Aadhaar number, location id, directions, second line, name as per ID, GSTIN, PAN and FSSAI number", async () => {
    expect(await refusals({})).toEqual([]);
  });

  it.each([
    ["S5.171", "shopType", "Shop type is required!"],
    ["S5.173", "pincode", "Pincode is required!"],
    ["S5.179", "addressLine1", "Address line 1 is required!"],
    ["S5.181", "addressLine3", "Locality is required!"],
    ["S5.187", "name", "Full name is required!"],
    ["S5.191", "establishment", "Shop Name name is required!"],
  ])("%s needs %s: %s", async (_, field, message) => {
    expect(await refusals({ [field]: "" })).toContain(`${field}: ${message}`);
  });

  it("S5.175 S5.177 has no city and no state where the pincode gives none", async () => {
    expect(await refusals({ pincode: "999999", city: "Pune", state: "Maharashtra" })).toEqual([
      "city: City is required!",
      "state: State is required!",
    ]);
  });
});
