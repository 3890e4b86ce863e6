import { date, defineForm, lookup, money, number, percent, section, select, text, type ValuesOf } from "@o2r/forms";
import { aboveZero } from "../../../core/above-zero.ts";

/** How a charge is counted (domain.md §8, /charge-config). */
export const chargeBases = [
  { value: "FLAT", label: "Flat" },
  { value: "PERCENT", label: "Percent" },
  { value: "SLAB", label: "Slab of value" },
  { value: "WEIGHT", label: "Slab of weight" },
] as const;

/** Where an order comes from, as charges tell them apart. */
export const chargePlatforms = [
  { value: "O2R", label: "Retailer app" },
  { value: "FSA", label: "Field sales" },
  { value: "CALL", label: "Call centre" },
] as const;

const byValue = { field: "basis", in: ["SLAB", "PERCENT"] } as const;
const byWeight = { field: "basis", in: ["WEIGHT"] } as const;
const most = { max: 10_000_000, leadingZero: "allow" } as const;

/** Something that is charged beside goods, or one slab of it. */
export const chargeForm = defineForm({
  id: "charge",
  version: 1,
  fields: {
    name: text({
      label: "Charge",
      required: true,
      maxLength: 50,
      help: "Slabs of one charge have the same name, such as Delivery.",
      width: "half",
    }),
    basis: select({ label: "Basis", required: true, options: chargeBases, width: "half" }),
    fromValue: money({
      label: "From ₹",
      visible: byValue,
      min: 0,
      ...most,
      width: "half",
      help: "Of the order's value.",
    }),
    toValue: money({
      label: "To below ₹",
      visible: byValue,
      ...aboveZero,
      max: most.max,
      width: "half",
      help: "Left empty, it has no end.",
    }),
    fromWeight: number({
      label: "From",
      visible: byWeight,
      min: 0,
      max: 100_000,
      decimals: 3,
      unit: "kg",
      leadingZero: "allow",
      width: "half",
    }),
    toWeight: number({
      label: "To below",
      visible: byWeight,
      min: 0.001,
      max: 100_000,
      decimals: 3,
      unit: "kg",
      help: "Left empty, it has no end.",
      width: "half",
    }),
    amount: money({
      label: "Amount",
      visible: { field: "basis", in: ["FLAT", "SLAB", "WEIGHT"] },
      required: { field: "basis", in: ["FLAT", "SLAB", "WEIGHT"] },
      min: 0,
      max: 1_000_000,
      leadingZero: "allow",
      help: "0 where nothing is charged.",
      width: "half",
    }),
    percent: percent({
      label: "Percent",
      visible: { field: "basis", in: ["PERCENT"] },
      required: { field: "basis", in: ["PERCENT"] },
      ...aboveZero,
      help: "Of the order's value.",
      width: "half",
    }),
    gst: percent({
      label: "GST %",
      min: 0,
      leadingZero: "allow",
      help: "Of the charge where it is sold alone. On an order its shares bear the rates of their lines.",
      width: "half",
    }),
    hubId: lookup({ label: "Hub", source: "warehouse", help: "Left empty, every hub.", width: "half" }),
    retailerType: select({
      label: "Retailer type",
      options: { source: "retailerType" },
      help: "Left empty, every type.",
      width: "half",
    }),
    platform: select({
      label: "Platform",
      options: chargePlatforms,
      help: "Left empty, every platform.",
      width: "half",
    }),
    validFrom: date({ label: "Valid from", required: true, max: "none", width: "half" }),
    validTill: date({ label: "Valid till", max: "none", help: "Left empty, until it is ended.", width: "half" }),
  },
  rules: [
    { compare: ["toValue", ">", "fromValue"], message: "It must end above where it begins" },
    { compare: ["toWeight", ">", "fromWeight"], message: "It must end above where it begins" },
    { compare: ["validTill", ">=", "validFrom"], message: "Valid till is before valid from" },
  ],
  sections: [
    section("charge", "Charge", [
      "name",
      "basis",
      "fromValue",
      "toValue",
      "fromWeight",
      "toWeight",
      "amount",
      "percent",
      "gst",
    ]),
    section("scope", "For whom", ["hubId", "retailerType", "platform"], {
      description:
        "Of charges of one name, an order bears those that name it most closely: by hub, then type, then platform.",
    }),
    section("validity", "When", ["validFrom", "validTill"]),
  ],
});
export type ChargeValues = ValuesOf<typeof chargeForm>;

/** The last day of a charge. */
export const endChargeForm = defineForm({
  id: "end-charge",
  version: 1,
  fields: { validTill: date({ label: "Last day", required: true, max: "none" }) },
});

/** An order to try charges on. */
export const simulateChargesForm = defineForm({
  id: "simulate-charges",
  version: 1,
  fields: {
    value: money({ label: "Order value", required: true, min: 0, ...most, width: "half" }),
    weight: number({
      label: "Weight",
      min: 0,
      max: 100_000,
      decimals: 3,
      unit: "kg",
      leadingZero: "allow",
      width: "half",
    }),
    hubId: lookup({ label: "Hub", source: "warehouse", required: true, width: "half" }),
    retailerType: select({ label: "Retailer type", options: { source: "retailerType" }, width: "half" }),
    platform: select({ label: "Platform", required: true, options: chargePlatforms, width: "half" }),
    day: date({ label: "Day", required: true, max: "none", width: "half" }),
  },
});
