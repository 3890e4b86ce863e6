import {
  settingForm,
  settingGiven,
  settingReasonForm,
  settingWords,
  systemSettingEndpoints,
  type SettingRow,
} from "@o2r/api/contract/settings";
import type { HistoryEntry } from "@o2r/api/contract/core";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Button, formatDateTime, Timeline } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { changesInWords } from "../../../kit/form/history/history-changes.ts";
import { historyText } from "../../../kit/form/history/history-words.ts";
import { PanelState } from "../../../kit/panel-state.tsx";
import { settingName, valueText } from "./setting-words.ts";

export interface SettingHistoryProps {
  readonly row: SettingRow;
  readonly onClose: () => void;
}

/** An earlier value, and the entry of the history that replaced it. */
interface Earlier {
  readonly entry: string;
  readonly words: string;
}

const noNames = (): undefined => undefined;

const reasonOf = ({ changes }: HistoryEntry): string => {
  const reason = changes.find(({ field }) => field === "reason")?.after;
  return typeof reason === "string" ? reason : "";
};

/** Who changed a setting, when and why, newest first; what stood before can be put back. */
export function SettingHistory({ row, onClose }: SettingHistoryProps) {
  const { data, error, mutate } = useEndpoint(
    systemSettingEndpoints.history,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  const { run } = useMutation(systemSettingEndpoints.revert);
  const [back, setBack] = useState<Earlier>();
  const earlierOf = ({ id, changes }: HistoryEntry): Earlier | undefined => {
    const before = changes.find(({ field }) => field === "value")?.before;
    if (typeof before !== "string" && typeof before !== "number") return undefined;
    return String(before) === row.value
      ? undefined
      : { entry: id, words: settingWords(settingGiven(row.key), String(before)) };
  };

  return (
    <Drawer open onClose={onClose} title={`History of ${settingName(row)}`}>
      {data === undefined && <PanelState what="The history" error={error} onRetry={() => void mutate()} />}
      {data?.length === 0 && <p>It is as it was from the beginning.</p>}
      <Timeline
        events={(data ?? []).map((entry) => {
          const earlier = earlierOf(entry);
          const deed = entry.action === "setting.updated" ? "Changed" : historyText(entry);
          return {
            id: entry.id,
            icon: entry.action === "setting.reverted" ? Undo2 : Pencil,
            title: entry.actor?.name ?? "System",
            time: formatDateTime(entry.at),
            dateTime: entry.at,
            description: (
              <>
                {deed}: {reasonOf(entry)}
                {earlier && (
                  <span className="setting-back">
                    <Button size="sm" icon={Undo2} onClick={() => setBack(earlier)}>
                      Put back {earlier.words}
                    </Button>
                  </span>
                )}
              </>
            ),
            changes: changesInWords(
              settingForm(row.key),
              entry.changes.filter(({ field }) => field === "value"),
              noNames,
            ),
          };
        })}
      />
      {back && (
        <ActDialog
          definition={settingReasonForm}
          size="sm"
          title={`Put back ${settingName(row)}`}
          lead={
            <p className="setting-change">
              <span>{valueText(row)}</span> → <b>{back.words}</b>
            </p>
          }
          submit="Put back"
          act={({ reason }) =>
            run({ params: { id: row.id }, body: { entry: back.entry, reason } }, { version: row.version })
          }
          done={(after) => `${settingName(after)}: ${valueText(row)} → ${valueText(after)}`}
          onDone={() => {
            setBack(undefined);
            void mutate();
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </Drawer>
  );
}
