import type { VisitBody } from "@o2r/api/contract/logistics";
import type { FieldError } from "@o2r/api/contract";

/** A line as it was taken along. */
export interface LineAboard {
  readonly position: number;
  readonly loaded: number;
}

/** What a visit means: how many units of each line were left, or what is wrong with what was entered. */
export type Judged =
  | { readonly ok: true; readonly left: ReadonlyMap<number, number> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const wrong = (field: string, message: string): Judged => ({ ok: false, errors: [{ field, message }] });

/** Decides what was left at a shop, by what was entered there and what was aboard. */
export const judgeVisit = (
  { outcome, lines, reason, payment }: Pick<VisitBody, "outcome" | "lines" | "reason" | "payment">,
  aboard: readonly LineAboard[],
): Judged => {
  if (outcome !== "DELIVERED" && reason === undefined) return wrong("reason", "Reason is required");
  if (payment !== null && payment.mode !== "CASH" && !payment.reference?.trim())
    return wrong("payment.reference", "Payment id is required");
  const left = new Map<number, number>();
  for (const { position, loaded } of aboard) left.set(position, outcome === "FAILED" ? 0 : loaded);
  if (outcome !== "PARTIAL") return { ok: true, left };
  for (const [at, { position, delivered }] of lines.entries()) {
    const loaded = aboard.find((line) => line.position === position)?.loaded;
    if (loaded === undefined) return wrong(`lines.${at}.position`, "This line was not aboard");
    if (delivered > loaded) return wrong(`lines.${at}.delivered`, `Only ${loaded} were aboard`);
    left.set(position, delivered);
  }
  const given = [...left.values()].reduce((sum, units) => sum + units, 0);
  const all = aboard.reduce((sum, { loaded }) => sum + loaded, 0);
  if (given === 0) return wrong("outcome", "Nothing was left there: choose Failed");
  if (given === all) return wrong("outcome", "Everything was left there: choose Delivered");
  return { ok: true, left };
};
