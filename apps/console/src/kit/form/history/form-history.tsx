import type { Endpoint, HistoryEntry } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import type { Registry } from "@o2r/forms";
import type { FormHandle } from "@o2r/forms/react";
import { useEffect } from "react";
import { HistoryPanel } from "./history-panel.tsx";
import { useNames } from "../use-names.ts";
import { useUnsavedChanges } from "../leave/use-unsaved-changes.ts";

export type HistoryEndpoint = Endpoint<{ id: string }, undefined, undefined, HistoryEntry[]>;

export interface FormHistoryProps {
  readonly form: FormHandle;
  readonly registry: Registry;
  readonly endpoint: HistoryEndpoint;
  readonly id: string;
  /** Version of the row: a new one means that there is news. */
  readonly version: number;
}

/** The history of the row that a form edits, with what is typed and not saved yet at its head. */
export function FormHistory({ form, registry, endpoint, id, version }: FormHistoryProps) {
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
  return (
    <HistoryPanel
      definition={form.definition}
      entries={data}
      failed={error !== undefined && data === undefined}
      onRetry={() => void mutate()}
      unsaved={unsaved}
      nameOf={nameOf}
    />
  );
}
