import { isDeepStrictEqual } from "node:util";
import { diffFields, isSecret } from "./diff.ts";
import type { AuditEntry, FieldChange } from "./entry.ts";

/** So many entries of a row's history are looked at. */
export const lookedAt = 20;

/** As the log keeps a change, so that a day is compared with a day. */
const asKept = (changes: readonly FieldChange[]): readonly FieldChange[] =>
  JSON.parse(JSON.stringify(changes)) as FieldChange[]; // what went in comes out

/**
 * Whether what a write has changed leads its row back to how it was before the newest entries of its history: before the
 * last, or before the last few. Whoever calls may say so of any write; this is what decides.
 *
 * @param earlier what the entries before it have changed, newest first
 */
export const takesBack = (entry: AuditEntry, earlier: readonly (readonly FieldChange[])[]): boolean => {
  const { before: record, after } = entry;
  // What is made, or goes, is no act that led back.
  if (!record || !after) return false;
  // What stands in `after` alone is said of the act, and is nothing of the row.
  const made = asKept(diffFields(entry)).filter(({ field }) => field in record);
  // Of a secret nobody knows whether it is the old one.
  if (made.length === 0 || made.some(({ field }) => isSecret(field))) return false;

  const since = new Map<string, Omit<FieldChange, "field">>();
  const leadsBack = (): boolean => {
    const moved = [...since].filter(([, { before, after }]) => !isDeepStrictEqual(before, after));
    return (
      moved.length === made.length &&
      made.every(({ field, before, after }) => {
        const net = since.get(field);
        return net !== undefined && isDeepStrictEqual(net.after, before) && isDeepStrictEqual(net.before, after);
      })
    );
  };
  return earlier.slice(0, lookedAt).some((changes) => {
    const isStep = "state" in record && changes.some(({ field }) => field in record);
    const movesState = changes.some(({ field }) => field === "state");
    for (const { field, before, after } of changes) {
      // A step says more than the row holds, such as its reason; where the state stays, only what stood nowhere before.
      if (isStep && !(field in record) && (movesState || before === null)) continue;
      since.set(field, { before, after: since.has(field) ? since.get(field)?.after : after });
    }
    return leadsBack();
  });
};
