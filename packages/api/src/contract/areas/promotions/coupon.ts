import { array, boolean, number, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { admins } from "../../core/holders.ts";
import { attributesOf, operatorsOf, ruleContextNames } from "../../core/rule/index.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** What rules of promotions may ask about, by context. */
export const couponContexts = ruleContextNames.map(({ value, label }) => ({
  context: value,
  label,
  attributes: Object.entries(attributesOf(value)).map(([attribute, { label: named, type }]) => ({
    attribute,
    label: named,
    type,
    operators: [...operatorsOf(type)],
  })),
}));

const couponContext = shape({
  context: string().defined(),
  label: string().defined(),
  attributes: listOf(
    shape({
      attribute: string().defined(),
      label: string().defined(),
      type: string().defined(),
      operators: array().of(string().defined()).defined(),
    }),
  ),
});

/** What a code gives and asks for. */
const couponConstraints = shape({
  code: string().defined(),
  title: string().defined(),
  gives: string().defined(),
  validFrom: string().defined(),
  validTill: string().defined(),
  /** Days of delivery that it is for. */
  constraintsForm: string().nullable().defined(),
  constraintsTill: string().nullable().defined(),
  platform: string().defined(),
  minimumQuantity: number().integer().nullable().defined(),
  minimumValue: rupeesSchema().nullable(),
  maxDiscount: rupeesSchema().nullable(),
  /** What has to hold, each a sentence. */
  rules: array().of(string().defined()).defined(),
  /** Uses that are left to this retailer; null where nothing limits them. */
  usesLeft: number().integer().nullable().defined(),
  stackable: boolean().defined(),
});

/** Of whom somebody hears what a code gives: the retailers for whom they may order. */
const rowsOfBuyers = {
  all: admins,
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const;

/** Codes, for whoever places orders (specification §7, coupons with context and constraints). */
export const couponEndpoints = {
  context: endpoint({
    method: "GET",
    path: "/oms/coupon/context",
    summary: "See what rules of promotions can speak of; contexts, attributes and operators",
    reply: listOf(couponContext),
    allow: "coupon.use",
    scope: "none",
    limit: "read",
  }),
  constraints: endpoint({
    method: "GET",
    path: "/oms/coupon/constraints",
    summary:
      "See what a code gives and asks for at a hub; codes cannot be guessed: tries are counted by account and address",
    query: shape({
      code: string().min(3).max(24).defined(),
      warehouse: idSchema(),
      retailer: idSchema(),
    }),
    reply: couponConstraints,
    allow: "coupon.use",
    scope: rowsOfBuyers,
    limit: "read",
  }),
};
