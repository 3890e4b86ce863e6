import { validateSubmission } from "@o2r/forms/server";
import { anyChoice } from "@o2r/forms/testing";
import type { FormDefinition } from "@o2r/forms";
import { ready } from "@o2r/forms/ready";
import { describe, expect, it } from "vitest";
import { unknownPincode } from "../../core/pincode.ts";
import { pincodesOf, servedPincodesForm } from "./served-pincodes.ts";
import { warehouseContactForm } from "./warehouse-contact-form.ts";
import { warehouseForm } from "./warehouse-form.ts";

const registry = {
  checks: { knownPincode: { test: () => true, message: unknownPincode } },
  derivations: { ...ready.derivations, placeOfPincode: () => ({ city: "Pune", state: "Maharashtra" }) },
};
const judge = async (form: FormDefinition, values: object) => {
  const judged = await validateSubmission(form, values, { registry: anyChoice(form, registry), today: "2026-11-23" });
  return judged.errors.map(({ field, message }) => `${field}: ${message}`);
};

const warehouse = {
  companyName: "Pune Hub Kothrud",
  type: "HUB",
  emailId: "hub@o2r.example",
  mobile: "9876543210",
  panNumber: "AAPFU0939F",
  fssaiNumber: "11521034000123",
  fssaiExpiry: "2031-03-31",
  leadTime: 1,
  pincode: "411038",
  address: "Plot 4, Kothrud",
  wlat: 18.5074,
  wlng: 73.8077,
};
const without = (key: keyof typeof warehouse) =>
  Object.fromEntries(Object.entries(warehouse).filter(([name]) => name !== key));

describe("a warehouse", () => {
  it("S3.31 S5.135 S5.139 has the specification's keys, a licence that ends in years to come, and needs no GSTIN", async () => {
    const keys = `companyName, emailId, mobile, panNumber, gstNumber, fssaiNumber, fssaiExpiry, leadTime, pincode, city,
      state, wlat, wlng, address, type`.split(/,\s+/);
    expect(Object.keys(warehouseForm.fields).toSorted()).toEqual(keys.toSorted());
    expect(await judge(warehouseForm, warehouse)).toEqual([]);
  });

  it("S3.32 tells its lead time in days", () => {
    expect(warehouseForm.fields.leadTime.unit).toBe("days");
  });

  it.each([
    ["S5.124", "companyName"],
    ["S5.125", "emailId"],
    ["S5.126", "mobile"],
    ["S5.127", "wlat"],
    ["S5.128", "wlng"],
    ["S5.129", "leadTime"],
    ["S5.130", "address"],
    ["S5.133", "panNumber"],
    ["S5.137", "fssaiNumber"],
    ["S5.139", "fssaiExpiry"],
  ] as const)("%s needs %s", async (_, key) => {
    expect(await judge(warehouseForm, without(key))).toEqual([`${key}: This field is required`]);
  });

  it.each([
    ["S5.131", "mobile", "987654321", "Phone number should be of 10 digits"],
    ["S5.131", "mobile", "98765432101", "Phone number should be of 10 digits"],
    ["S5.134", "panNumber", "AAPFU0939", "PAN must have 10 characters "],
    ["S5.134", "panNumber", "AAPFU0939FX", "PAN must have 10 characters "],
    ["S5.136", "gstNumber", "27AAPFU0939F1Z", "Enter valid GST Number"],
    ["S5.136", "gstNumber", "27AAPFU0939F1ZVX", "Enter valid GST Number"],
    ["S5.138", "fssaiNumber", "1152103400012", "FSSAI number must have 14 characters"],
    ["S5.138", "fssaiNumber", "115210340001234", "FSSAI number must have 14 characters"],
    ["S5.140", "pincode", "41103", "Enter 6 digit pincode"],
    ["S5.140", "pincode", "4110380", "Enter 6 digit pincode"],
  ])("%s refuses %s %s", async (_, key, value, message) => {
    expect((await judge(warehouseForm, { ...warehouse, [key]: value }))[0]).toBe(`${key}: ${message}`);
  });

  it("S5.132 has an address of at most 100 characters", async () => {
    expect(await judge(warehouseForm, { ...warehouse, address: "x".repeat(100) })).toEqual([]);
    expect(await judge(warehouseForm, { ...warehouse, address: "x".repeat(101) })).toHaveLength(1);
  });

  it("S5.134 may have any PAN of ten characters", async () => {
    expect(await judge(warehouseForm, { ...warehouse, panNumber: "1234567890" })).toEqual([]);
  });
});

const contact = {
  username: "kothrud_hub",
  password: "kothrud",
  confirmPassword: "kothrud",
  personalName: "Sunil Gupta",
  personalMobile: "9876543210",
};

describe("the contact of a warehouse", () => {
  it("S3.33 has the specification's keys", async () => {
    const keys =
      `username, password, confirmPassword, personalName, personalMobile, personalEmailId, personalAddressLine1,
      personalAddressLine2, personalPincode, personalCity, personalState`.split(/,\s+/);
    expect(Object.keys(warehouseContactForm.fields)).toEqual(keys);
    expect(await judge(warehouseContactForm, contact)).toEqual([]);
  });

  it.each([
    ["S5.143", { confirmPassword: "kothrub" }, "confirmPassword: Passwords should match!"],
    [
      "S5.57",
      { password: "abcd", confirmPassword: "abcd" },
      "confirmPassword: Password must be at least of 5 characters.",
    ],
    ["S9.18", { password: "x".repeat(31) }, "password: Password can't exceed 30 characters!"],
    ["S5.58", { personalName: "x".repeat(51) }, "personalName: Can't exceed 50 characters"],
    ["S9.17", { username: "x".repeat(31) }, "username: maximum length cannot be more than 30"],
    ["S5.225", { personalPincode: "41103" }, "personalPincode: Enter 6 digit pincode"],
    ["S5.226", { personalMobile: "1234567890" }, "personalMobile: Enter valid mobile number"],
  ])("%s refuses %o", async (_, change, message) => {
    expect(await judge(warehouseContactForm, { ...contact, ...change })).toContain(message);
  });
});

describe("a list of pincodes", () => {
  it("is written with commas, spaces or lines, and read once each in order", async () => {
    const primary = "411038, 411004\n411038 411001;";
    expect(await judge(servedPincodesForm, { primary })).toEqual([]);
    expect(pincodesOf(primary)).toEqual(["411001", "411004", "411038"]);
    expect(pincodesOf(undefined)).toEqual([]);
  });

  it.each(["41103", "4110380", "411038411004", "Kothrud"])("is not %s", async (primary) => {
    expect(await judge(servedPincodesForm, { primary })).toEqual([
      "primary: Write pincodes of 6 digits, with a comma or a line between them",
    ]);
  });
});
