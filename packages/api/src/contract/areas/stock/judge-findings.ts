import type { FieldError } from "../../core/errors.ts";
import type { QcLine } from "./qc.ts";
import { longestNote, noteTooLong, unitsReset, type RejectReason } from "./qc-states.ts";

/** Whether a rejection is shown: of what is missing there is no picture. */
export const needsPhoto = (reason: RejectReason | undefined): boolean => reason !== "SHORT";

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
 * What is wrong with findings: each is of a line of the check, once; no more units than came, and none of a line that was
 * reset; a note that is too long; and, once the check is to end, every unit accounted for, and every rejection with its reason and, where there is
 * something to show, its photo (domain.md §5).
 */
export const judgeFindings = (
  lines: readonly Pick<QcLine, "id" | "received" | "reset">[],
  found: readonly Finding[],
  ends: boolean,
): readonly FieldError[] => {
  const known = new Map(lines.map((line) => [line.id, line]));
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { id, accepted, rejected, held, reason, photo, note = "" }] of found.entries()) {
    const wrong = (field: string, message: string) => errors.push({ field: `items.${index}.${field}`, message });
    const line = known.get(id);
    if (line === undefined || seen.has(id)) {
      wrong("id", "This line is not of this check, or is there twice");
      continue;
    }
    seen.add(id);
    const sum = accepted + rejected + held;
    const came = line.received;
    if (line.reset) {
      if (sum > 0) wrong("accepted", unitsReset);
      continue;
    }
    if (sum > came) wrong("accepted", `Only ${came} came in`);
    if (note.length > longestNote) wrong("note", noteTooLong);
    if (!ends) continue;
    if (sum < came) wrong("accepted", `${came - sum} of ${came} are not accounted for`);
    if (rejected > 0 && reason === undefined) wrong("reason", "This field is required");
    if (rejected > 0 && photo === undefined && needsPhoto(reason)) wrong("photo", "A rejection needs a photo");
  }
  if (ends && lines.some(({ id, reset }) => !reset && !seen.has(id)))
    errors.push({ field: "items", message: "Every line needs its finding" });
  return errors;
};
