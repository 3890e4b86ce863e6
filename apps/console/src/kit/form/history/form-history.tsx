import type { AnyEndpoint, Endpoint, HistoryEntry } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import type { Registry } from "@o2r/forms";
import type { FormHandle } from "@o2r/forms/react";
import { useEffect } from "react";
import { UndoButton } from "../../undo/undo-button.tsx";
import type { LeftRow } from "../../undo/undo.ts";
import { backBySwitch } from "../../undo/way-back.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { historyText } from "./history-words.ts";
import { useNames } from "../use-names.ts";
import { useUnsavedChanges } from "../leave/use-unsaved-changes.ts";

export type HistoryEndpoint = Endpoint<{ id: string }, undefined, undefined, HistoryEntry[]>;

export interface FormHistoryProps {
  readonly form: FormHandle;
  readonly registry: Registry;
  readonly endpoint: HistoryEndpoint;
  /** A new version of it means that there is news. */
  readonly row: LeftRow;
  /** Switches it on and off, for whoever may. */
  readonly setActive: AnyEndpoint | undefined;
}

/**
 * The history of the row that a form edits, with what is typed and not saved yet at its head. That it was switched on or off
 * last is taken back from there.
 */
export function FormHistory({ form, registry, endpoint, row, setActive }: FormHistoryProps) {
  const { id, version } = row;
  const { data, error, mutate } = useEndpoint(endpoint, { params: { id } }, { quiet: true });
  const unsaved = useUnsavedChanges(form);
  const seen = data?.[0]?.version;

  useEffect(() => {
    if (seen != null && seen < version) void mutate();
  }, [seen, version, mutate]);

  const nameOf = useNames(form.definition, registry, [
    ...unsaved.flatMap(({ field, before, after }) => [before, after].map((value) => ({ field, value }))),
    ...(data ?? []).flatMap(({ changes }) =>
      changes.flatMap(({ field, before, after }) => [before, after].map((value) => ({ field, value }))),
    ),
  ]);
  const [last] = data ?? [];
  const back = backBySwitch(setActive, row, last);
  return (
    <HistoryPanel
      definition={form.definition}
      entries={data}
      failed={error !== undefined && data === undefined}
      onRetry={() => void mutate()}
      unsaved={unsaved}
      nameOf={nameOf}
      act={last && back && <UndoButton back={back} row={row} what={historyText(last)} />}
    />
  );
}
