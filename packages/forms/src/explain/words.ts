import type { Operator } from "../definition/condition.ts";

/** Every turn of phrase an explanation is made of; `{…}` is filled in. */
export interface Words {
  readonly hidden: string;
  readonly shows: string;
  readonly closed: string;
  readonly opens: string;
  readonly fixed: string;
  readonly fixedBecause: string;
  readonly required: string;
  readonly requiredBecause: string;
  readonly requiredWhenever: string;
  readonly kept: string;
  readonly sentAnyway: string;
  readonly workedOut: string;
  readonly byHand: string;
  readonly offered: string;
  readonly pending: string;
  readonly failed: string;
  readonly empty: string;
  readonly refused: string;
  readonly compared: string;
  readonly ready: string;
  readonly droppedHidden: string;
  readonly droppedClosed: string;
  readonly stepPassed: string;
  readonly stepBlocked: string;
  readonly stepReady: string;
  readonly rowOf: string;
  readonly column: string;
  readonly withValue: string;
  readonly is: string;
  readonly isNot: string;
  readonly are: string;
  readonly isFilled: string;
  readonly areFilled: string;
  readonly isEmpty: string;
  readonly areEmpty: string;
  readonly stands: string;
  readonly not: string;
  readonly nothingAsks: string;
  readonly nothing: string;
  readonly on: string;
  readonly off: string;
  readonly and: string;
  readonly or: string;
  readonly todayIs: string;
  readonly daysAgo: string;
  readonly daysAhead: string;
  readonly sum: string;
  readonly count: string;
  readonly given: string;
  readonly operators: Readonly<Record<Operator, string>>;
}

/** Words in place of the English ones; those that are not given stay. */
export type OwnWords = Partial<Omit<Words, "operators">> & { readonly operators?: Partial<Words["operators"]> };

/** The words for staff, in English. */
export const english: Words = {
  hidden: "{field} is hidden because {because}.",
  shows: "It shows when {wanted}.",
  closed: "{field} is closed because {because}.",
  opens: "It opens when {wanted}.",
  fixed: "{field} cannot be changed.",
  fixedBecause: "{field} cannot be changed because {because}.",
  required: "{field} is always required.",
  requiredBecause: "{field} is required because {because}.",
  requiredWhenever: "{field} is required whenever {wanted}.",
  kept: "Its value is kept here, but not sent.",
  sentAnyway: "Its value is sent all the same.",
  workedOut: "{field} is worked out from {sources}.",
  byHand: "{field} was entered by hand, and is not worked out from {sources}.",
  offered: "{sources} would make it {value}.",
  pending: "{field} is being looked up.",
  failed: "{field} could not be looked up.",
  empty: "Save is blocked: {field} is empty.",
  refused: "Save is blocked: {field}: {message}",
  compared: "Save is blocked: {left} must be {operator} {right}.",
  ready: "It can be saved.",
  droppedHidden: "{field} will not be sent, because it is hidden.",
  droppedClosed: "{field} will not be sent, because it is closed.",
  stepPassed: "{step} is passed over, because none of its fields shows.",
  stepBlocked: "{step} is not in order: {fields}.",
  stepReady: "{step} is in order.",
  rowOf: "{row} {place}: {field}",
  column: "{field} of {list}",
  withValue: "{field} ({value})",
  is: "{field} is {value}",
  isNot: "{field} is not {value}",
  are: "{field} are {value}",
  isFilled: "{field} is filled",
  areFilled: "{field} are filled",
  isEmpty: "{field} is empty",
  areEmpty: "{field} are empty",
  stands: "{left} is {operator} {right}",
  not: "it is not so that {condition}",
  nothingAsks: "nothing asks for it",
  nothing: "nothing",
  on: "on",
  off: "off",
  and: "and",
  or: "or",
  todayIs: "today",
  daysAgo: "{days} days ago",
  daysAhead: "{days} days from today",
  sum: "the sum of {field}",
  count: "the number of {field}",
  given: "what {sources} give",
  operators: {
    "<": "less than",
    "<=": "at most",
    ">": "more than",
    ">=": "at least",
    "==": "equal to",
    "!=": "different from",
  },
};

/** Fills in a turn of phrase. What the filling brings along is not filled in again. */
export const fillIn = (template: string, parts: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(parts, name) ? String(parts[name]) : whole));
