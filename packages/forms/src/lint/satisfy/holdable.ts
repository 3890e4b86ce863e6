import { limitProblem } from "../../compile/limits.ts";
import type { DateField, Day } from "../../definition/field.ts";
import { castValue } from "../../engine/cast.ts";
import { addDays } from "../../engine/today.ts";
import type { PlacedField } from "./ground.ts";
import { isSameValue, type Value } from "../../engine/value.ts";

/**
 * Whether a field may be saved with this value: read as its kind, within its limits. Named checks are taken to pass,
 * because what they accept is not known here; so are limits of days that move with time, unless `today` is given.
 */
export const canHold = ({ field, unjudged }: PlacedField, value: Value, today?: string): boolean => {
  const cast = castValue(field, value);
  if (!isSameValue(cast.value, value)) return false;
  if (unjudged) return true;
  if (cast.problem || (field.kind === "date" && !isWithin(field, value, today))) return false;
  return !limitProblem(field, value);
};

/**
 * Whether a field holds this value only while nobody judges it. What texts and lists may be is not known well enough to
 * say so of them.
 */
export const isUnfit = (placed: PlacedField, value: unknown): boolean => {
  if (!placed.unjudged) return false;
  const { kind } = placed.field;
  if (kind === "checkbox" || kind === "switch") return value === undefined;
  return typeof value === "number" && !canHold({ ...placed, unjudged: false }, value);
};

const isWithin = ({ min, max }: DateField, value: Value, today: string | undefined): boolean => {
  const bound = (day: Day | "none" | undefined): string | undefined => {
    if (typeof day !== "object") return undefined;
    if ("value" in day) return day.value;
    return today && addDays(today, day.today);
  };
  const least = bound(min);
  const most = bound(max);
  return !(least !== undefined && value < least) && !(most !== undefined && value > most);
};
