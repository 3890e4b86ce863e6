import type { HistoryEntry } from "@o2r/api/contract/core";
import { isSuggested, type FormDefinition } from "@o2r/forms";
import type { FormHandle } from "@o2r/forms/react";
import { formatDate } from "@o2r/ui";
import { clockText } from "../../format/when.ts";
import type { FormRow } from "../form-page.types.ts";
import { valuesOfRow } from "../form-values.ts";
import { changeLabel, ownChanges } from "../history/history-changes.ts";
import { changedFields, findClashes, mergeValues, type Choice, type Clash, type Values } from "./merge.ts";

/** The row as somebody else saved it meanwhile, and everything that happened to it since it was loaded here. */
export interface StaleRow {
  readonly row: FormRow;
  /** Newest first. */
  readonly changes: readonly HistoryEntry[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What the service sent with a stale save; undefined when it is not the row and its changes. */
export const readStaleRow = (current: unknown): StaleRow | undefined => {
  if (!isRecord(current) || !isRecord(current["row"]) || !Array.isArray(current["changes"])) return undefined;
  const { row, changes } = current;
  if (typeof row["id"] !== "string" || typeof row["version"] !== "number") return undefined;
  // The contract's own shape; its id and version were looked at just before.
  return { row: row as unknown as FormRow, changes: changes as HistoryEntry[] };
};

/** A form as far as what is typed into it goes. */
type Typed = Pick<FormHandle, "definition" | "engine">;

/**
 * Fields that a person edits: what the form works out by itself, or keeps from being written, needs no choice. What is only
 * suggested does.
 */
const editable = ({ definition, engine }: Typed): readonly string[] =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    (field.derive && !isSuggested(field)) || engine.verdicts(name).readOnly.holds ? [] : [name],
  );

const namesShown = 3;

/** Who saved what and when: `Devika Sanyal saved PTR at 10:39.` */
export const whoSaved = (definition: FormDefinition, { changes }: StaleRow, now: Date): string => {
  const [latest] = changes;
  if (latest === undefined) return "Somebody saved it.";
  const fields = [...new Set(changes.flatMap((entry) => ownChanges(entry.changes).map(({ field }) => field)))];
  const labels = fields.map((field) => changeLabel(definition, field));
  const rest = labels.length - namesShown;
  const what = rest > 0 ? `${labels.slice(0, namesShown).join(", ")} and ${rest} more` : labels.join(", ");
  const at = new Date(latest.at);
  const when = formatDate(at) === formatDate(now) ? clockText(at) : `${clockText(at)} on ${formatDate(at)}`;
  return `${latest.actor?.name ?? "The system"} saved ${what === "" ? "it" : what} at ${when}.`;
};

const yoursOf = (form: Typed, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, form.engine.value(field)]));

/** Field by field what they changed, against what was typed here. */
export const clashesOf = (form: Typed, base: FormRow, { row }: StaleRow): readonly Clash[] => {
  const fields = editable(form);
  return findClashes(
    fields,
    valuesOfRow(form.definition, base),
    valuesOfRow(form.definition, row),
    yoursOf(form, fields),
  );
};

/** Puts the merge into the form: it now stands on their row, and only what differs from it counts as unsaved. */
export const settleConflict = (
  form: FormHandle,
  base: FormRow,
  { row }: StaleRow,
  choices: Readonly<Record<string, Choice>>,
): void => {
  const fields = editable(form);
  const theirs = valuesOfRow(form.definition, row);
  const typed = new Map(fields.map((field) => [field, form.engine.raw(field)]));
  const merged = mergeValues(fields, valuesOfRow(form.definition, base), theirs, yoursOf(form, fields), choices);
  form.load(theirs);
  for (const field of changedFields(fields, theirs, merged)) form.change(field, typed.get(field));
};
