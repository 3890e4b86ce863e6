import { isDeepStrictEqual } from "node:util";
import type { AuditEntry, FieldChange } from "./entry.ts";

/** Fields whose values are never written down, wherever they come from. */
const secret = /password|secret|token|otp|hash$/i;
/** Whether the log keeps of a field only that it changed. */
export const isSecret = (field: string): boolean => secret.test(field);
const mask = "•••";

const shown = (field: string, value: unknown): unknown => (value == null ? null : isSecret(field) ? mask : value);

/**
 * What changed between two states of a row, field by field. A row that appears or disappears lists each of its fields.
 * Bookkeeping (`id`, `version`) is left out; values of secret fields are masked.
 */
export const diffFields = ({ before, after }: Pick<AuditEntry, "before" | "after">): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => field !== "id" && field !== "version")
    .filter((field) => !isDeepStrictEqual(before?.[field] ?? null, after?.[field] ?? null))
    .map((field) => ({ field, before: shown(field, before?.[field]), after: shown(field, after?.[field]) }));
};
