import type { HistoryEntry } from "@o2r/api/contract/core";
import type { FieldChange, FormDefinition } from "@o2r/forms";
import { Button, EmptyState, NativeSelect, Skeleton, Timeline, type IconDrawing, type TimelineEvent } from "@o2r/ui";
import { CircleCheck, CirclePause, Pencil, Plus, RotateCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useOpeningDay } from "../../format/use-opening-day.ts";
import { whenText } from "../../format/when.ts";
import { useHandFocusOn } from "../../use-hand-focus-on.ts";
import type { NameOf } from "../field-text.ts";
import { changeLabel, changesInWords, ownChanges, type AuditedChange } from "./history-changes.ts";
import { historyKind, historyText, type HistoryKind } from "./history-words.ts";
import "./history-panel.css";

export interface HistoryPanelProps {
  readonly definition: FormDefinition;
  /** Newest first; undefined while it is loading. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** What is typed here and not saved yet. */
  readonly unsaved: readonly FieldChange[];
  readonly nameOf: NameOf;
  /** What can be done about the newest of them. */
  readonly act?: ReactNode;
}

const icons: Record<HistoryKind, IconDrawing> = {
  created: Plus,
  changed: Pencil,
  activated: CircleCheck,
  deactivated: CirclePause,
  other: Pencil,
};

/** What happened to a row, newest first, headed by what is typed and not saved yet. Narrowed to one field on wish. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { definition, entries, failed, onRetry, unsaved, nameOf, act } = props;
  const [only, setOnly] = useState("");
  const today = useOpeningDay();
  const panel = useHandFocusOn<HTMLDivElement>();

  const changesOf = (changes: readonly AuditedChange[]) =>
    changesInWords(definition, changes, nameOf).filter(({ field }) => only === "" || field === only);
  const event = (entry: HistoryEntry): TimelineEvent => {
    const kind = historyKind(entry);
    return {
      id: entry.id,
      icon: icons[kind],
      title: entry.actor?.name ?? "System",
      time: whenText(new Date(entry.at), today),
      dateTime: entry.at,
      description: historyText({ ...entry, changes: [...ownChanges(entry.changes)] }),
      changes: kind === "changed" || kind === "other" ? changesOf(entry.changes) : [],
      ...(act !== undefined && entry === entries?.[0] && { act }),
    };
  };
  const touches = ({ changes }: HistoryEntry): boolean => only === "" || changes.some(({ field }) => field === only);
  const own = changesOf(unsaved);
  const events: TimelineEvent[] = [
    ...(own.length === 0
      ? []
      : [
          {
            id: "unsaved",
            icon: Pencil,
            title: "You",
            time: "Now",
            description: `${unsaved.length} unsaved ${unsaved.length === 1 ? "change" : "changes"}`,
            changes: own,
          },
        ]),
    ...(entries ?? []).filter(touches).map(event),
  ];
  const named = new Map(
    ownChanges([...unsaved, ...(entries ?? []).flatMap(({ changes }) => changes)]).map(({ field }) => [
      field,
      changeLabel(definition, field),
    ]),
  );

  return (
    <div ref={panel} className="history-panel">
      {named.size > 0 && (
        <NativeSelect
          size="sm"
          variant="quiet"
          aria-label="Show changes of"
          value={only}
          onChange={({ currentTarget }) => setOnly(currentTarget.value)}
          options={[{ value: "", label: "All fields" }, ...[...named].map(([value, label]) => ({ value, label }))]}
        />
      )}
      {entries === undefined && !failed && <Skeleton height={48} />}
      {failed && (
        <EmptyState
          reason="failed"
          title="History could not be loaded"
          headingLevel={3}
          actions={
            <Button size="sm" icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
          }
        />
      )}
      {entries?.length === 0 && own.length === 0 && (
        <p className="history-panel-none">Nothing was changed since this record was made.</p>
      )}
      <Timeline events={events} />
    </div>
  );
}
