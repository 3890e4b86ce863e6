import { array, number, string } from "yup";
import {
  date,
  defineForm,
  list,
  lookup,
  money,
  multiLookup,
  number as amount,
  percent,
  section,
  text,
} from "@o2r/forms";
import type { ValuesOf } from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";
import type { ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { rupeesSchema } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";

/**
 * A combo: products that are sold together at one price (domain.md §8, /combo-config). Each component carries its share
 * of the price, since tax follows the component.
 */
export const comboForm = defineForm({
  id: "combo",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    sku: text({
      label: "SKU",
      maxLength: 24,
      pattern: "[A-Z0-9][A-Z0-9-]*",
      help: "Left empty, it is made from the name.",
      width: "half",
      messages: { pattern: "Use capital letters, digits and hyphens" },
    }),
    components: list({
      label: "Components",
      row: "Component",
      required: true,
      minItems: 2,
      maxItems: 20,
      unique: ["productId"],
      fields: {
        productId: lookup({ label: "Product", source: "product", required: true }),
        quantity: amount({ label: "Quantity", required: true, min: 1, max: 10_000, integer: true }),
        allocation: percent({ label: "Share", required: true, ...aboveZero }),
      },
    }),
    price: money({ label: "Price", required: true, ...aboveZero, width: "half" }),
    maxQuantity: amount({
      label: "Most per order",
      min: 1,
      max: 1_000_000,
      integer: true,
      help: "Left empty, there is no limit.",
      width: "half",
    }),
    validFrom: date({ label: "Valid from", required: true, max: "none", width: "half" }),
    validTill: date({ label: "Valid till", required: true, max: "none", width: "half" }),
    hubs: multiLookup({
      label: "Hubs",
      source: "warehouse",
      maxItems: 100,
      help: "Where it is sold. Left empty, every hub sells it.",
    }),
  },
  rules: [
    {
      compare: [{ sum: "components.allocation" }, "==", 100],
      message: "The shares must add up to 100%",
    },
    { compare: ["validTill", ">=", "validFrom"], message: "Valid till is before valid from" },
  ],
  sections: [
    section("combo", "Combo", ["name", "sku"]),
    section("components", "Components", ["components"], {
      description: "What one combo holds, and how its price is shared out for tax. The shares add up to 100%.",
    }),
    section("price", "Price and limit", ["price", "maxQuantity"], {
      description: "For one combo. It is at most what its components cost together at MRP.",
    }),
    section("validity", "Where and when", ["validFrom", "validTill", "hubs"]),
  ],
});

const computed = {
  /** What the components cost together at MRP. */
  mrpSum: rupeesSchema(),
  /** Percent of `mrpSum` that the price is below it. */
  saving: number().defined(),
  /** Combos that the stock of its components allows; none while one of them is switched off. */
  available: number().integer().defined(),
  /** The components in words, in their order: `2 × Toor Dal 1 kg, 1 × Sugar 1 kg`. */
  holds: string().defined(),
  /** The components that are switched off, by name: while there is one, the combo cannot be sold. */
  partsOff: array().of(string().defined()).defined(),
};

/** The combo list (domain.md §8, /combo-config). */
export const comboList = {
  columns: [
    { field: "name", label: "Combo", kind: "text", sort: true, shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 128 },
    { field: "holds", label: "Components", kind: "text", shown: true, width: 304 },
    { field: "price", label: "Price ₹", kind: "money", sort: true, shown: true, width: 96 },
    { field: "mrpSum", label: "MRP ₹", kind: "money", shown: true, width: 96 },
    { field: "saving", label: "Saving", kind: "percent", shown: true, width: 80 },
    { field: "maxQuantity", label: "Most", kind: "number", shown: false, width: 80 },
    { field: "validFrom", label: "Valid from", kind: "date", sort: true, shown: false, width: 112 },
    { field: "validTill", label: "Valid till", kind: "date", sort: true, shown: true, width: 112 },
    { field: "available", label: "Available", kind: "number", shown: true, width: 96 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "lookup", key: "product", label: "Component", source: "/api/product" },
    activeFilter,
    { kind: "flag", key: "valid", label: "Validity", yes: "Valid today", no: "Not today" },
  ],
  search: { name: "name", sku: "SKU" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const combo = thing({
  name: { one: "combo", many: "combos" },
  path: "/oms/combo",
  form: comboForm,
  list: comboList,
  computed,
  allow: { read: "combo.manage", write: "combo.manage" },
  scope: "all",
  affects: ["/oms/product"],
});
export const comboEndpoints = combo.endpoints;

/** What a combo's form holds, and what a create or an update sends. */
export type ComboValues = ValuesOf<typeof comboForm>;
export type Combo = ReplyOf<typeof comboEndpoints.get>;
