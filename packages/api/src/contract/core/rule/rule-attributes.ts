import type { RuleAttribute, RuleContext, RuleRow } from "./rule.types.ts";

/** What rules may speak of, as the builder names it. */
export const ruleContextNames = [
  { value: "CART", label: "Cart" },
  { value: "PRODUCT", label: "Product" },
  { value: "RETAILER", label: "Retailer" },
  { value: "WAREHOUSE", label: "Warehouse" },
] as const satisfies readonly { readonly value: RuleContext; readonly label: string }[];

/** The attributes of every context, declared once: the builder, the words, the check of values and the SQL go by them. */
export const ruleAttributes = {
  CART: {
    total: { label: "Total", subject: "the cart's total", type: "NUMBER", unit: "rupees" },
    quantity: { label: "Units", subject: "the number of units in the cart", type: "NUMBER" },
    lines: { label: "Lines", subject: "the number of lines in the cart", type: "NUMBER" },
    source: {
      label: "Placed by",
      subject: "the cart's source",
      type: "LIST",
      from: {
        options: [
          { value: "O2R", label: "Retailer app" },
          { value: "FSA", label: "Field sales app" },
          { value: "CALL", label: "Call centre" },
        ],
      },
    },
    paymentMode: {
      label: "Payment mode",
      subject: "the cart's payment mode",
      type: "LIST",
      from: {
        options: [
          { value: "COD", label: "Cash on delivery" },
          { value: "CREDIT", label: "Credit" },
        ],
      },
    },
  },
  PRODUCT: {
    product: { label: "Product", subject: "the product", type: "LIST", from: { lookup: "product" } },
    brand: { label: "Brand", subject: "the product's brand", type: "LIST", from: { lookup: "brand" } },
    company: { label: "Company", subject: "the product's company", type: "LIST", from: { lookup: "company" } },
    category: { label: "Category", subject: "the product's category", type: "LIST", from: { lookup: "category" } },
    subCategory: {
      label: "Sub-category",
      subject: "the product's sub-category",
      type: "LIST",
      from: { lookup: "sub-category" },
    },
    mrp: { label: "MRP", subject: "the product's MRP", type: "NUMBER", unit: "rupees" },
    ptr: { label: "PTR", subject: "the product's PTR", type: "NUMBER", unit: "rupees" },
    quantity: { label: "Units ordered", subject: "the number of units of the product", type: "NUMBER" },
  },
  RETAILER: {
    retailer: { label: "Retailer", subject: "the retailer", type: "LIST", from: { lookup: "retailer" } },
    shopType: { label: "Shop type", subject: "the retailer's shop type", type: "LIST", from: { list: "shopType" } },
    retailerType: {
      label: "Retailer type",
      subject: "the retailer's type",
      type: "LIST",
      from: { list: "retailerType" },
    },
    beatType: { label: "Beat type", subject: "the retailer's beat type", type: "LIST", from: { list: "beatType" } },
    beat: { label: "Beat", subject: "the retailer's beat", type: "LIST", from: { lookup: "beat" } },
    city: { label: "City", subject: "the retailer's city", type: "TEXT" },
    state: { label: "State", subject: "the retailer's state", type: "TEXT" },
    pincode: { label: "Pincode", subject: "the retailer's pincode", type: "TEXT" },
    isPrime: { label: "Prime", subject: "the retailer", type: "BOOLEAN", words: ["is prime", "is not prime"] },
    since: { label: "Taken on", subject: "the day the retailer was taken on", type: "DATE" },
    orders: { label: "Orders placed", subject: "the number of orders the retailer has placed", type: "NUMBER" },
    lastOrderOn: { label: "Last order on", subject: "the day of the retailer's last order", type: "DATE" },
    idleDays: {
      label: "Days without an order",
      subject: "the time since the retailer's last order",
      type: "NUMBER",
      unit: "days",
    },
  },
  WAREHOUSE: {
    warehouse: { label: "Warehouse", subject: "the warehouse", type: "LIST", from: { lookup: "warehouse" } },
    type: {
      label: "Type",
      subject: "the warehouse's type",
      type: "LIST",
      from: {
        options: [
          { value: "CWH", label: "Central warehouse" },
          { value: "HUB", label: "Hub" },
        ],
      },
    },
    city: { label: "City", subject: "the warehouse's city", type: "TEXT" },
    state: { label: "State", subject: "the warehouse's state", type: "TEXT" },
    pincode: { label: "Pincode", subject: "the warehouse's pincode", type: "TEXT" },
  },
} as const satisfies Readonly<Record<RuleContext, Readonly<Record<string, RuleAttribute>>>>;

/** The attributes of a context, by name. */
export type AttributesOf<C extends RuleContext> = Extract<keyof (typeof ruleAttributes)[C], string>;

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The attributes of a context by their names; none where there is no such context. */
export const attributesOf = (attr1: string): Readonly<Record<string, RuleAttribute>> =>
  own<Readonly<Record<string, RuleAttribute>>>(ruleAttributes, attr1) ?? {};

/** The attribute that a row speaks of; nothing where there is none of that name. */
export const attributeOf = ({ attr1, attr2 }: Pick<RuleRow, "attr1" | "attr2">): RuleAttribute | undefined =>
  own(attributesOf(attr1), attr2);
