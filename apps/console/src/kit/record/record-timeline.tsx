import type { Endpoint, HistoryEntry, OneRow, StateGiven } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatDateTime, Timeline, type IconDrawing, type TimelineEvent } from "@o2r/ui";
import { Pencil } from "lucide-react";
import { historyText } from "../form/history/history-words.ts";
import { PanelState } from "../panel-state.tsx";

/** What a timeline is told from. */
export interface TimelineGiven {
  readonly history: Endpoint<OneRow, undefined, undefined, HistoryEntry[]>;
  readonly life: { readonly states: Readonly<Record<string, StateGiven>> };
  /** By what happened, as the audit's key ends: `approved`. */
  readonly icons: Readonly<Record<string, IconDrawing>>;
  /** The field whose new value says why. */
  readonly why?: string;
}

const eventOf = (entry: HistoryEntry, { life, icons, why }: TimelineGiven): TimelineEvent => {
  const change = (name: string | undefined) => entry.changes.find(({ field }) => field === name);
  const reason = change(why)?.after;
  const state = change("state");
  const label = (value: unknown) => life.states[String(value)]?.label;
  const done = historyText(entry);
  return {
    id: entry.id,
    icon: icons[entry.action.slice(entry.action.indexOf(".") + 1)] ?? Pencil,
    title: entry.actor?.name ?? "System",
    time: formatDateTime(entry.at),
    dateTime: entry.at,
    description: [done, ...(typeof reason === "string" && reason !== "" ? [reason] : [])].join(": "),
    // Where the words of what was done do not name the state that it led to.
    changes:
      state && label(state.before) !== undefined && label(state.after) !== done
        ? [{ label: "State", before: label(state.before), after: label(state.after) }]
        : [],
  };
};

/** Who took a row from state to state, and when, newest first. */
export function RecordTimeline({ id, given }: { readonly id: string; readonly given: TimelineGiven }) {
  const { data, error, mutate } = useEndpoint(given.history, { params: { id } }, { revalidateOnMount: true });
  return (
    <Card title="What happened">
      {data ? (
        data.length === 0 ? (
          "Nothing was recorded yet."
        ) : (
          <Timeline events={data.map((entry) => eventOf(entry, given))} />
        )
      ) : (
        <PanelState what="The history" error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
