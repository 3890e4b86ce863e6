import { appConfigEndpoints, appConfigForm, type AppConfigRow, type AppConfigVersion } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { Badge, Button, Card, DescriptionList, EmptyState, formatDateTime } from "@o2r/ui";
import { CloudUpload, History } from "lucide-react";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import type { RollBackDialogProps } from "./roll-back-dialog.tsx";
import { toldText } from "./told-text.ts";
import "./versions.css";

const RollBackDialog = later<RollBackDialogProps>(async () => (await import("./roll-back-dialog.tsx")).RollBackDialog);

/** What was published of a configuration, newest first: what each version changed, and the way back to it. */
export function VersionsTab({ row }: RecordPanelProps<AppConfigRow>) {
  const mayWrite = useMay("appConfig.write");
  const [back, setBack] = useState<AppConfigVersion>();
  const { data, error, mutate } = useEndpoint(
    appConfigEndpoints.versions,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The versions" error={error} onRetry={() => void mutate()} />;
  if (data.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={CloudUpload} title="Nothing is published yet">
        The apps are told of it once it is published.
      </EmptyState>
    );
  const isStanding = row.liveVersion !== null;
  return (
    <div className="config-versions">
      {data.map((version, at) => (
        <Card
          key={version.n}
          title={`Version ${version.n}`}
          actions={
            <>
              {version.live && <Badge tone="success">Live now</Badge>}
              {mayWrite && isStanding && (!version.live || row.state === "CHANGED") && (
                <Button size="sm" icon={History} onClick={() => setBack(version)}>
                  {`Roll back to ${version.n}`}
                </Button>
              )}
            </>
          }
        >
          <p className="config-version-when">
            {formatDateTime(version.publishedAt)}
            {version.publishedBy !== null && ` by ${version.publishedBy}`}
            {version.restoredFrom !== null && `, brought back from version ${version.restoredFrom}`}
          </p>
          {version.note !== null && <p>{version.note}</p>}
          <DescriptionList items={changedSince(version, data[at + 1])} />
        </Card>
      ))}
      {back && (
        <RollBackDialog
          row={row}
          version={back}
          onDone={() => {
            setBack(undefined);
            void mutate();
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </div>
  );
}

/** What a version told otherwise than the one before it; of the first one all that it told. */
const changedSince = (version: AppConfigVersion, before: AppConfigVersion | undefined) => {
  const was = new Map(before?.told.map(({ field, value }) => [field, value]));
  const is = new Map(version.told.map(({ field, value }) => [field, value]));
  return Object.entries(appConfigForm.fields).flatMap(([field, { label }]) => {
    const value = is.get(field);
    if (value === undefined) return [];
    const old = was.get(field);
    const isNews = before === undefined ? value !== null : value !== old;
    const text = toldText(field, value);
    const from = before === undefined ? "" : `${toldText(field, old)} → `;
    return isNews ? [{ term: label, value: `${from}${text}` }] : [];
  });
};
