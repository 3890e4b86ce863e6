import type { FieldError } from "../../core/errors.ts";
import type { QcLine } from "./qc.ts";
import type { RejectReason } from "./qc-states.ts";

/** What was found of one line. */
export interface Finding {
  readonly id: string;
  readonly accepted: number;
  readonly rejected: number;
  readonly held: number;
  readonly reason?: RejectReason | undefined;
  readonly photo?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * What is wrong with findings: each is of a line of the check, once; no more units than came; and, once the check is to
 * end, every unit accounted for and every rejection with its reason and its photo (domain.md §5).
 */
export const judgeFindings = (
  lines: readonly Pick<QcLine, "id" | "received">[],
  found: readonly Finding[],
  ends: boolean,
): readonly FieldError[] => {
  const received = new Map(lines.map((line) => [line.id, line.received]));
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { id, accepted, rejected, held, reason, photo }] of found.entries()) {
    const wrong = (field: string, message: string) => errors.push({ field: `items.${index}.${field}`, message });
    const came = received.get(id);
    if (came === undefined || seen.has(id)) {
      wrong("id", "This line is not of this check, or is there twice");
      continue;
    }
    seen.add(id);
    const sum = accepted + rejected + held;
    if (sum > came) wrong("accepted", `Only ${came} came in`);
    if (!ends) continue;
    if (sum < came) wrong("accepted", `${came - sum} of ${came} are not accounted for`);
    if (rejected > 0 && reason === undefined) wrong("reason", "This field is required");
    if (rejected > 0 && photo === undefined) wrong("photo", "A rejection needs a photo");
  }
  if (ends && seen.size < lines.length) errors.push({ field: "items", message: "Every line needs its finding" });
  return errors;
};
