import { isFilled } from "../engine/value.ts";
import type { Reason } from "../engine/evaluate.ts";
import type { Speech } from "./speech.ts";

/** What was found: "PAN is filled", "Discount type is VALUE". */
export const sayReasons = (reasons: readonly Reason[], speech: Speech): string =>
  [...new Set(reasons.map((reason) => sayReason(reason, speech)))].join(`, ${speech.say("and")} `) ||
  speech.say("nothingAsks");

const sayReason = ({ condition, read }: Reason, speech: Speech): string => {
  const { say, labelOf, list } = speech;
  if ("anyFilled" in condition) {
    const filled = read.filter(({ value }) => isFilled(value));
    const names = (filled.length > 0 ? filled : read).map(({ name }) => labelOf(name));
    const [one, several] =
      filled.length > 0 ? (["isFilled", "areFilled"] as const) : (["isEmpty", "areEmpty"] as const);
    return say(names.length > 1 ? several : one, { field: list(names, "and") });
  }
  return read.map(({ name, value }) => sayFound(name, value, "filled" in condition, speech)).join(` ${say("and")} `);
};

const sayFound = (
  name: string,
  value: Reason["read"][number]["value"],
  onlyWhether: boolean,
  { say, labelOf, show }: Speech,
): string => {
  const field = labelOf(name);
  if (value === undefined) return say("isEmpty", { field });
  return onlyWhether && isFilled(value) && value !== true
    ? say("isFilled", { field })
    : say(typeof value === "object" ? "are" : "is", { field, value: show(name, value) });
};
