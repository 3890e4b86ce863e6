import { type LabelOverrides, LabelsProvider as UiLabelsProvider, useOwnLabels } from "@o2r/ui";
import type { ReactNode } from "react";
import { listed } from "../compile/listed.ts";
import type { OwnWords } from "../explain/words.ts";

/** Every word that fields, sections, steps and summaries say by themselves. */
export interface FormLabels {
  /** Above the error summary. */
  readonly attention: (count: number) => string;
  /** What the summary says of an empty field. */
  readonly isRequired: (label: string) => string;
  readonly unsavedWork: string;
  readonly keptOn: (moment: string) => string;
  readonly restore: string;
  readonly discard: string;
  readonly dismiss: string;
  readonly misfits: (count: number) => string;
  readonly leftOut: string;
  readonly steps: string;
  /** Before a step's title, for screen readers. */
  readonly step: (place: number, count: number) => string;
  readonly errors: (count: number) => string;
  readonly next: string;
  readonly back: string;
  readonly select: string;
  readonly search: string;
  readonly loading: string;
  readonly noSource: (source: string) => string;
  readonly choicesFailed: string;
  readonly yes: string;
  readonly no: string;
  readonly dayFormat: string;
  readonly timeFormat: string;
  readonly document: (place: number) => string;
  readonly tooLarge: (maxMB: number) => string;
  readonly setOut: string;
  readonly whyClosed: string;
  readonly whyReadOnly: string;
  readonly whyRequired: string;
  readonly about: string;
  /** The reasons below, turn of phrase by turn of phrase. */
  readonly reasons: OwnWords;
  readonly checking: string;
  readonly lookingUp: string;
  readonly notLookedUp: (sources: string) => string;
  readonly from: (sources: string) => string;
  /** Sources in one phrase, such as "length, width and height". */
  readonly listed: (labels: readonly string[]) => string;
  readonly byHand: string;
  readonly gives: (sources: string, value: string, count: number) => string;
  readonly takeComputed: string;
  readonly takeComputedFor: (label: string) => string;
  readonly keepMine: string;
  readonly keepMineFor: (label: string) => string;
  readonly addRow: (row: string) => string;
  readonly noRows: (row: string) => string;
  readonly moreFor: (row: string, place: number) => string;
  readonly removeRow: (row: string, place: number) => string;
  readonly rowRemoved: (row: string, place: number) => string;
  readonly undo: string;
  readonly rowCount: (count: number, most: number) => string;
  readonly actions: string;
  readonly moveUp: string;
  readonly moveDown: string;
  readonly copyBelow: string;
  /** Operators of the rule builder, of numbers and of days. */
  readonly operators: Readonly<Record<string, string>>;
  readonly dayOperators: Readonly<Record<string, string>>;
}

/** A label inside a sentence: `sub-category`, but `MRP`. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

export const formEnglish: FormLabels = {
  attention: (count) =>
    count === 1 ? "1 field needs attention before saving" : `${count} fields need attention before saving`,
  isRequired: (label) => `${label} is required`,
  unsavedWork: "You have unsaved work",
  keptOn: (moment) => `Kept on ${moment}.`,
  restore: "Restore",
  discard: "Discard",
  dismiss: "Dismiss",
  misfits: (count) => (count === 1 ? "1 value no longer fits this form" : `${count} values no longer fit this form`),
  leftOut: "The form has changed since they were typed. They were left out:",
  steps: "Steps",
  step: (place, count) => `Step ${place} of ${count}: `,
  errors: (count) => (count === 1 ? "1 error" : `${count} errors`),
  next: "Next",
  back: "Back",
  select: "Select",
  search: "Search",
  loading: "Loading…",
  noSource: (source) => `The registry has no source "${source}" to choose from`,
  choicesFailed: "The choices could not be loaded",
  yes: "Yes",
  no: "No",
  dayFormat: "DD-MM-YYYY",
  timeFormat: "HH:MM",
  document: (place) => `Document ${place}`,
  tooLarge: (maxMB) => `The file is larger than ${maxMB} MB`,
  setOut: "Set out in lines",
  whyClosed: "Why is this closed?",
  whyReadOnly: "Why is this read-only?",
  whyRequired: "Why is this required?",
  about: "About this field",
  reasons: {},
  checking: "Checking…",
  lookingUp: "Looking up…",
  notLookedUp: (sources) => `Could not be looked up from ${lowerFirst(sources)}`,
  from: (sources) => `From ${lowerFirst(sources)}`,
  listed: (labels) =>
    listed(
      labels.map((label, at) => (at === 0 ? label : lowerFirst(label))),
      " and ",
    ),
  byHand: "Edited by hand",
  gives: (sources, value, count) => `${sources} ${count > 1 ? "give" : "gives"} “${value}”`,
  takeComputed: "Use computed value",
  takeComputedFor: (label) => `Use computed value for ${label}`,
  keepMine: "Keep mine",
  keepMineFor: (label) => `Keep ${label} as typed`,
  addRow: (row) => `Add ${lowerFirst(row)}`,
  noRows: (row) => `No ${lowerFirst(row)} yet`,
  moreFor: (row, place) => `More for ${row} ${place}`,
  removeRow: (row, place) => `Remove ${row} ${place}`,
  rowRemoved: (row, place) => `${row} ${place} removed`,
  undo: "Undo",
  rowCount: (count, most) => `${count} of ${most}`,
  actions: "Actions",
  moveUp: "Move up",
  moveDown: "Move down",
  copyBelow: "Copy below",
  operators: {
    "==": "is",
    "!=": "is not",
    ">": "is more than",
    ">=": "is at least",
    "<": "is less than",
    "<=": "is at most",
  },
  dayOperators: {
    "==": "is",
    "!=": "is not",
    ">": "is after",
    ">=": "is on or after",
    "<": "is before",
    "<=": "is on or before",
  },
};

/** Words in place of the English ones: those of fields under `form`, those of `@o2r/ui` by component. */
export interface FieldLabels extends LabelOverrides {
  readonly form?: Partial<FormLabels>;
}

/** Replaces every word of the fields and components below it, for example by those of `@o2r/forms/fields/hindi`. */
export const LabelsProvider: (props: { labels: FieldLabels; children: ReactNode }) => ReactNode = UiLabelsProvider;

export const useFormLabels = (): FormLabels => useOwnLabels("form", formEnglish);
