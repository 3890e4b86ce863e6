import { isPersonal, stepBack, type AnyEndpoint, type HistoryEntry, type StepPerson } from "@o2r/api/contract/core";
import { Button, notify } from "@o2r/ui";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { LivingRow, ShownLifecycle } from "../lifecycle/acts.types.ts";
import { useTakeBack } from "../undo.ts";

const endpointOf = (life: ShownLifecycle, step: string) => Reflect.get(life.endpoints, step) as AnyEndpoint | undefined;

/**
 * The call by which a person takes back what was done to a row last, from its history; undefined where that cannot be taken
 * back, was an undo itself, or is not how the row stands now.
 */
export const undoOfLast = (
  life: ShownLifecycle,
  row: LivingRow,
  last: HistoryEntry | undefined,
  person: StepPerson,
): AnyEndpoint | undefined => {
  if (last === undefined || last.undoes === true || last.version !== row.version) return undefined;
  const before = last.changes.find(({ field }) => field === "state")?.before;
  if (typeof before !== "string") return undefined;
  const step = Object.entries(life.steps).find(
    ([key, given]) => isPersonal(given) && endpointOf(life, key)?.write?.audit === last.action,
  )?.[0];
  const back = step && stepBack(life, step, { before: { ...row, state: before }, after: row }, person);
  return back === undefined ? undefined : endpointOf(life, back);
};

interface UndoButtonProps {
  readonly endpoint: AnyEndpoint;
  readonly row: LivingRow;
  /** What is taken back, in words. */
  readonly what: string;
}

/** Takes back what was done last: an act of its own, refused where the row has changed since. */
export function UndoButton({ endpoint, row, what }: UndoButtonProps) {
  const takeBack = useTakeBack();
  const [isRunning, setRunning] = useState(false);
  const press = async () => {
    setRunning(true);
    const why = await takeBack(endpoint, row);
    setRunning(false);
    notify(
      why === undefined
        ? { kind: "success", title: `Undone: ${what}` }
        : { kind: "danger", title: `Not undone: ${why}` },
    );
  };
  return (
    <Button size="sm" icon={Undo2} loading={isRunning} aria-label={`Undo: ${what}`} onClick={() => void press()}>
      Undo
    </Button>
  );
}
