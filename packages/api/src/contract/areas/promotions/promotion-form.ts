import {
  date,
  defineForm,
  list,
  lookup,
  money,
  multiLookup,
  number,
  onOff,
  section,
  select,
  text,
  type ValuesOf,
} from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";
import { ruleList } from "../../core/rule/index.ts";
import { mostAmount, uses } from "./promotion-measures.ts";
import { discountTypes, funders, promotionKinds, promotionPlatforms } from "./promotion-options.ts";

const aDiscount = { decimals: 2, max: mostAmount, ...aboveZero } as const;
const percentMost = "Value can't exceed 100%";

const isKind = (...kinds: readonly string[]) => ({ field: "kind", in: kinds }) as const;
const inPercent = { field: "discountType", in: ["PERCENT"] } as const;
/** Where the company's share is told in percent: of the discount, or, where there is no single one, of what is given. */
const shareInPercent = { any: [{ field: "kind", notIn: ["DISCOUNT"] }, inPercent] } as const;
const rest = { by: "restOfDiscount", from: ["discount", "companyDiscount"] } as const;

/** What a step of a slab takes off. */
const stepDiscount = number({ label: "Discount", required: true, ...aDiscount });
const percentOfStep = [
  { compare: ["discount", "<=", 100], when: { field: "/discountType", in: ["PERCENT"] }, message: percentMost },
] as const;

/** A promocode or a scheme (specification §3 and §5, Discount and validity). */
export const promotionForm = defineForm({
  id: "promotion",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 60, width: "half" }),
    code: text({
      label: "Code",
      maxLength: 24,
      upper: true,
      pattern: "[A-Z0-9][A-Z0-9-]{2,23}",
      help: "What retailers type in. Left empty, it applies by itself.",
      width: "half",
      messages: { pattern: "Use at least 3 capital letters, digits and hyphens" },
    }),
    kind: select({ label: "Type", required: true, options: promotionKinds, width: "half" }),
    discountType: select({
      label: "Discount type",
      options: discountTypes,
      required: isKind("DISCOUNT", "QUANTITY_SLAB", "VALUE_SLAB"),
      visible: isKind("DISCOUNT", "QUANTITY_SLAB", "VALUE_SLAB"),
      width: "half",
    }),
    discount: number({
      label: "Discount",
      required: isKind("DISCOUNT"),
      visible: isKind("DISCOUNT"),
      help: "An amount is taken off the order once.",
      width: "half",
      ...aDiscount,
    }),
    quantitySlabs: list({
      label: "Steps by units",
      row: "Step",
      required: isKind("QUANTITY_SLAB"),
      visible: isKind("QUANTITY_SLAB"),
      maxItems: 10,
      unique: ["from"],
      fields: { from: number({ label: "From units", required: true, ...uses }), discount: stepDiscount },
      rules: percentOfStep,
    }),
    valueSlabs: list({
      label: "Steps by value",
      row: "Step",
      required: isKind("VALUE_SLAB"),
      visible: isKind("VALUE_SLAB"),
      maxItems: 10,
      unique: ["from"],
      fields: {
        from: money({ label: "From ₹", required: true, max: mostAmount, ...aboveZero }),
        discount: stepDiscount,
      },
      rules: percentOfStep,
    }),
    buyQuantity: number({
      label: "Buy",
      unit: "units",
      required: isKind("BUY_GET"),
      visible: isKind("BUY_GET"),
      width: "half",
      ...uses,
    }),
    getQuantity: number({
      label: "Get free",
      unit: "units",
      required: isKind("BUY_GET"),
      visible: isKind("BUY_GET"),
      width: "half",
      ...uses,
    }),
    getProduct: lookup({
      label: "Free product",
      source: "product",
      visible: isKind("BUY_GET"),
      help: "Left empty, it is the product that is bought.",
      width: "half",
    }),
    mostFree: number({
      label: "Most free per order",
      unit: "units",
      visible: isKind("BUY_GET"),
      width: "half",
      ...uses,
    }),
    comboParts: list({
      label: "Set",
      row: "Product",
      required: isKind("COMBO_PRICE"),
      visible: isKind("COMBO_PRICE"),
      maxItems: 20,
      unique: ["productId"],
      fields: {
        productId: lookup({ label: "Product", source: "product", required: true }),
        quantity: number({ label: "Units", required: true, ...uses }),
      },
    }),
    comboPrice: money({
      label: "Price of the set",
      required: isKind("COMBO_PRICE"),
      visible: isKind("COMBO_PRICE"),
      max: mostAmount,
      width: "half",
      ...aboveZero,
    }),
    fundedBy: select({ label: "Company share paid by", required: true, options: funders, width: "third" }),
    companyDiscount: number({
      label: "Company share",
      required: true,
      min: 0,
      max: mostAmount,
      decimals: 2,
      leadingZero: "allow",
      help: "Of the discount; of a slab, free goods or a set: percent of what they cost.",
      width: "third",
    }),
    distributorDiscount: number({
      label: "Distributor discount",
      required: true,
      min: 0,
      max: mostAmount,
      decimals: 2,
      leadingZero: "allow",
      derive: { ...rest, overwrite: "untouched" },
      width: "third",
    }),
    validFrom: date({ label: "Valid from", required: true, max: "none", width: "half" }),
    validTill: date({ label: "Valid till", required: true, max: "none", width: "half" }),
    constraintsForm: date({
      label: "Delivered from",
      max: "none",
      width: "half",
      help: "Left empty, the day of delivery does not matter.",
    }),
    constraintsTill: date({ label: "Delivered till", max: "none", width: "half" }),
    platform: select({ label: "Platform", required: true, options: promotionPlatforms, width: "half" }),
    hubs: multiLookup({
      label: "Hubs",
      source: "warehouse",
      maxItems: 100,
      help: "Left empty, it holds at every hub.",
    }),
    brands: multiLookup({ label: "Brands", source: "brand", maxItems: 100 }),
    products: multiLookup({
      label: "Products",
      source: "product",
      maxItems: 200,
      help: "Left empty, all of the brands; both left empty, all products.",
    }),
    retailers: multiLookup({
      label: "Retailers",
      source: "retailer",
      maxItems: 200,
      help: "Left empty, it is for every retailer.",
    }),
    rules: ruleList({
      label: "Rule",
      contexts: ["CART", "PRODUCT", "RETAILER", "WAREHOUSE"],
      help: "Conditions about products say which lines of an order count.",
    }),
    minimumQuantity: number({ label: "Least units", unit: "units", width: "third", ...uses }),
    minimumValue: money({ label: "Least value", max: mostAmount, width: "third", ...aboveZero }),
    maxDiscount: money({ label: "Most off an order", max: mostAmount, width: "third", ...aboveZero }),
    useLimit: number({ label: "Uses in all", unit: "orders", width: "third", ...uses }),
    retailerLimit: number({ label: "Uses per retailer", unit: "orders", width: "third", ...uses }),
    dayLimit: number({ label: "Uses per day", unit: "orders", width: "third", ...uses }),
    budget: money({
      label: "Budget",
      max: mostAmount,
      width: "third",
      help: "With what free goods would cost. Without one an administrator starts it.",
      ...aboveZero,
    }),
    priority: number({
      label: "Priority",
      required: true,
      min: 1,
      max: 99,
      integer: true,
      width: "third",
      help: "1 comes first where two do not combine.",
    }),
    stackable: onOff({ label: "Combines with others that do, too" }),
  },
  rules: [
    {
      compare: ["validFrom", "<=", "validTill"],
      message: {
        left: "Must be earlier than the valid till date.",
        right: "Must be later than the valid from date.",
      },
    },
    {
      compare: ["constraintsForm", "<=", "constraintsTill"],
      message: { left: "Must be earlier than till date.", right: "Must be later than from date" },
    },
    { compare: ["discount", "<=", 100], when: inPercent, message: percentMost },
    {
      compare: ["companyDiscount", "<=", "discount"],
      message: "The company pays no more than the discount",
    },
    {
      compare: ["companyDiscount", "<=", 100],
      when: { field: "kind", notIn: ["DISCOUNT"] },
      message: percentMost,
    },
    {
      compare: ["distributorDiscount", "==", rest],
      when: shareInPercent,
      message: "Distributor Discount must be {value}%",
    },
    {
      compare: ["distributorDiscount", "==", rest],
      when: { not: shareInPercent },
      message: "Distributor Discount must be {value}",
    },
  ],
  sections: [
    section("promotion", "Promotion", ["title", "code", "kind", "discountType", "discount"]),
    section("gives", "What it gives", [
      "quantitySlabs",
      "valueSlabs",
      "buyQuantity",
      "getQuantity",
      "getProduct",
      "mostFree",
      "comboParts",
      "comboPrice",
    ]),
    section("funding", "Who pays", ["fundedBy", "companyDiscount", "distributorDiscount"]),
    section("validity", "When", ["validFrom", "validTill", "constraintsForm", "constraintsTill"]),
    section("reach", "Where and for whom", ["platform", "hubs", "retailers"]),
    section("goods", "Which goods count", ["brands", "products", "minimumQuantity", "minimumValue", "maxDiscount"], {
      description: "Free goods never count.",
    }),
    section("rules", "Rule", ["rules"]),
    section("limits", "Limits", ["useLimit", "retailerLimit", "dayLimit", "budget", "priority", "stackable"], {
      description: "A limit that is left empty is none.",
    }),
  ],
});
export type PromotionValues = ValuesOf<typeof promotionForm>;

/** What the form works out: the distributor pays what the company leaves, of the discount or, where there is no single one, of the whole. */
export const promotionDerivations = {
  restOfDiscount: (discount: unknown, company: unknown): number | undefined => {
    if (typeof company !== "number") return undefined;
    const whole = typeof discount === "number" ? discount : 100;
    return company > whole ? undefined : Math.round((whole - company) * 100) / 100;
  },
};
