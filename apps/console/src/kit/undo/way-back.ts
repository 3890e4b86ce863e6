import { isPersonal, stepBack, type AnyEndpoint, type HistoryEntry, type StepPerson } from "@o2r/api/contract/core";
import type { LivingRow, ShownLifecycle } from "../lifecycle/acts.types.ts";
import type { LeftRow } from "./undo.ts";

/** The call that takes back what was done to a row last. */
export interface WayBack {
  readonly endpoint: AnyEndpoint;
  readonly body?: unknown;
}

/** The newest entry of a row's history, where it is an act that may be taken back: it is how the row stands now, and no undo itself. */
const actThatStands = (row: LeftRow, last: HistoryEntry | undefined): HistoryEntry | undefined =>
  last === undefined || last.undoes === true || last.version !== row.version ? undefined : last;

const endpointOf = (life: ShownLifecycle, step: string) => Reflect.get(life.endpoints, step) as AnyEndpoint | undefined;

/** How a person takes back the step that a row took last; undefined where that cannot be done. */
export const backByStep = (
  life: ShownLifecycle,
  row: LivingRow,
  last: HistoryEntry | undefined,
  person: StepPerson,
): WayBack | undefined => {
  const act = actThatStands(row, last);
  if (act === undefined) return undefined;
  const step = Object.entries(life.steps).find(
    ([key, given]) => isPersonal(given) && endpointOf(life, key)?.write?.audit === act.action,
  )?.[0];
  // As much as the history knows of how the row was.
  const before = {
    state: row.state,
    ...Object.fromEntries(act.changes.map((change) => [change.field, change.before])),
  };
  const back = step ? stepBack(life, step, { before, after: row }, person) : undefined;
  const endpoint = back && endpointOf(life, back.step);
  return endpoint ? { endpoint, body: back.body } : undefined;
};

/** How a row that was switched last, on or off unless told, and nothing else, is switched back; undefined where something else was done. */
export const backBySwitch = (
  setActive: AnyEndpoint | undefined,
  row: LeftRow,
  last: HistoryEntry | undefined,
  field = "active",
): WayBack | undefined => {
  const [change, ...others] = actThatStands(row, last)?.changes ?? [];
  const isSwitch = change?.field === field && typeof change.before === "boolean" && others.length === 0;
  return setActive !== undefined && isSwitch ? { endpoint: setActive, body: { [field]: change.before } } : undefined;
};
