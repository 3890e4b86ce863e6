import { isPersonal, type Endpoint, type HistoryEntry, type OneRow } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatDateTime, Timeline, type IconDrawing, type TimelineEvent } from "@o2r/ui";
import { Pencil } from "lucide-react";
import { useCurrentUser } from "../../session/current-user.ts";
import { historyText } from "../form/history/history-words.ts";
import type { LivingRow, ShownLifecycle } from "../lifecycle/acts.types.ts";
import { PanelState } from "../panel-state.tsx";
import { useHandFocusOn } from "../use-hand-focus-on.ts";
import { UndoButton } from "../undo/undo-button.tsx";
import { backByStep } from "../undo/way-back.ts";

/** What a timeline is told from. */
export interface TimelineGiven {
  readonly history: Endpoint<OneRow, undefined, undefined, HistoryEntry[]>;
  readonly life: ShownLifecycle;
  /** By what happened, as the audit's key ends: `approved`. */
  readonly icons: Readonly<Record<string, IconDrawing>>;
  /** The field whose new value says why. */
  readonly why?: string;
}

/** How an audit's key ends: `approved`. */
const actOf = ({ action }: HistoryEntry): string => action.slice(action.indexOf(".") + 1);

/** The state that is called as an act is: `PARTLY_PAID`. */
const stateOf = (act: string): string => act.replaceAll("-", "_").toUpperCase();

/** What was done, as its table says it: the audit's key is English in every language. */
const deedOf = (entry: HistoryEntry, { steps, states }: ShownLifecycle): string | undefined => {
  const act = actOf(entry);
  const step = Object.values(steps)
    .filter(isPersonal)
    .find(({ done, doneInEnglish = done }) => doneInEnglish.replaceAll(" ", "-") === act);
  return states[stateOf(act)]?.label ?? step?.done;
};

const textOf = (entry: HistoryEntry, { life }: TimelineGiven): string => historyText(entry, deedOf(entry, life));

const eventOf = (entry: HistoryEntry, given: TimelineGiven): TimelineEvent => {
  const { life, icons, why } = given;
  const change = (name: string | undefined) => entry.changes.find(({ field }) => field === name);
  const reason = change(why)?.after;
  const state = change("state");
  const label = (value: unknown) => life.states[String(value)]?.label;
  const done = textOf(entry, given);
  return {
    id: entry.id,
    icon: icons[actOf(entry)] ?? Pencil,
    title: entry.actor?.name ?? "System",
    time: formatDateTime(entry.at),
    dateTime: entry.at,
    description: [done, ...(typeof reason === "string" && reason !== "" ? [reason] : [])].join(": "),
    // Where the words of what was done do not name the state that it led to.
    changes:
      state && label(state.before) !== undefined && label(state.after) !== done
        ? [{ label: "Status", before: label(state.before), after: label(state.after) }]
        : [],
  };
};

interface RecordTimelineProps {
  readonly row: LivingRow;
  readonly given: TimelineGiven;
}

/** Who took a row from state to state, and when, newest first; what was done last can be taken back where the table says how. */
export function RecordTimeline({ row, given }: RecordTimelineProps) {
  const person = useCurrentUser();
  const { data, error, mutate } = useEndpoint(given.history, { params: { id: row.id } }, { revalidateOnMount: true });
  const part = useHandFocusOn<HTMLDivElement>();
  const [last] = data ?? [];
  const back = backByStep(given.life, row, last, person);
  const eventsOf = (entries: readonly HistoryEntry[]): readonly TimelineEvent[] =>
    entries.map((entry) => ({
      ...eventOf(entry, given),
      ...(entry === last && back && { act: <UndoButton back={back} row={row} what={textOf(entry, given)} /> }),
    }));
  return (
    <Card title="What happened">
      {data ? (
        data.length === 0 ? (
          "Nothing was recorded yet."
        ) : (
          <div ref={part}>
            <Timeline events={eventsOf(data)} />
          </div>
        )
      ) : (
        <PanelState what="The history" error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
