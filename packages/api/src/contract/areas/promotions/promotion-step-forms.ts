import { date, defineForm, money, number, text } from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";
import { mostAmount, uses } from "./promotion-measures.ts";

/** A longer or a shorter life: all that changes of one that has begun beside its limits. */
export const extendForm = defineForm({
  id: "promotion-extend",
  version: 1,
  fields: { validTill: date({ label: "Valid till", required: true, min: { today: 0 }, max: "none" }) },
});

/** Other limits of one that has begun. */
export const relimitForm = defineForm({
  id: "promotion-relimit",
  version: 1,
  fields: {
    useLimit: number({ label: "Uses in all", unit: "orders", width: "half", ...uses }),
    retailerLimit: number({ label: "Uses per retailer", unit: "orders", width: "half", ...uses }),
    dayLimit: number({ label: "Uses per day", unit: "orders", width: "half", ...uses }),
    budget: money({ label: "Budget", max: mostAmount, width: "half", ...aboveZero }),
  },
});

/** The same promotion for other days (specification §5: validFromCopy, validTillCopy). */
export const duplicateForm = defineForm({
  id: "promotion-duplicate",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 60 }),
    code: text({
      label: "Code",
      maxLength: 24,
      upper: true,
      pattern: "[A-Z0-9][A-Z0-9-]{2,23}",
      help: "Left empty, it applies by itself.",
      messages: { pattern: "Use at least 3 capital letters, digits and hyphens" },
    }),
    validFromCopy: date({ label: "Valid from", required: true, max: "none", width: "half" }),
    validTillCopy: date({ label: "Valid till", required: true, max: "none", width: "half" }),
  },
  rules: [
    {
      compare: ["validFromCopy", "<=", "validTillCopy"],
      message: {
        left: "Must be earlier than the valid till date.",
        right: "Must be later than the valid from date.",
      },
    },
  ],
});
