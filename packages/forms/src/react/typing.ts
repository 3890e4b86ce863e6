import { refusesLeadingZero } from "../compile/limits.ts";
import type { Field, NumberField } from "../definition/field.ts";
import { plainNumeral } from "../engine/numeral.ts";

const isNumeric = (field: Field): field is NumberField =>
  field.kind === "number" || field.kind === "money" || field.kind === "percent";

/** Whether only some keys may be typed into this field. */
export const restrictsTyping = (field: Field): boolean =>
  isNumeric(field) || ("digits" in field && field.digits === true);

/** What goes in of what is pasted: `₹ 1,480` is 1480 to a number. What says no number is judged as it is. */
export const plainPaste = (field: Field, text: string): string =>
  (isNumeric(field) ? plainNumeral(text) : undefined) ?? text.trim();

/**
 * Whether an insertion may turn `before` into `after` (specification §5, general inputs): digits only, minus only where
 * allowed, no decimal point in whole numbers, no 0 first in whole numbers with a minimum. What is pasted may begin with 0,
 * and so may a number with decimals, because 0.5 does; the validation speaks of it then.
 */
export const allowsTyping = (field: Field, before: string, after: string, pasted = false): boolean => {
  if (!isNumeric(field)) return !("digits" in field) || /^\d*$/.test(after);
  const sign = field.negative || (field.min ?? 0) < 0 ? "-?" : "";
  const fraction = field.integer ? "" : "(\\.\\d*)?";
  if (!new RegExp(`^${sign}\\d*${fraction}$`).test(after)) return false;
  const mayLead = pasted || !field.integer || !refusesLeadingZero(field);
  return mayLead || !after.startsWith("0") || before.startsWith("0");
};
