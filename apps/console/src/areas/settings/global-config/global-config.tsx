import { settingGiven, settingGroups, systemSettingEndpoints, type SettingRow } from "@o2r/api/contract/settings";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Card, Page, PageHeader } from "@o2r/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { PanelState } from "../../../kit/panel-state.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { undertakings } from "../undertaking/undertaking-words.ts";
import type { EditDialogProps } from "./edit-dialog.tsx";
import type { EndDialogProps } from "./end-dialog.tsx";
import { FlushButton } from "./flush-button.tsx";
import "./global-config.css";
import type { SettingHistoryProps } from "./setting-history.tsx";
import { SettingTable, type SettingAct } from "./setting-table.tsx";
import type { WarehouseDialogProps } from "./warehouse-dialog.tsx";

const EditDialog = later<EditDialogProps>(async () => (await import("./edit-dialog.tsx")).EditDialog);
const WarehouseDialog = later<WarehouseDialogProps>(
  async () => (await import("./warehouse-dialog.tsx")).WarehouseDialog,
);
const EndDialog = later<EndDialogProps>(async () => (await import("./end-dialog.tsx")).EndDialog);
const SettingHistory = later<SettingHistoryProps>(async () => (await import("./setting-history.tsx")).SettingHistory);

/** /global-config: what the business decides for the whole platform. */
export function GlobalConfig() {
  usePageName("Global Config");
  const mayFlush = useMay("cache.flush");
  const [open, setOpen] = useState<{ readonly act: SettingAct; readonly id: string }>();
  const { data, error, mutate } = useEndpoint(systemSettingEndpoints.list, {}, { quiet: true });
  // As it stands now: a change leaves the drawer of its history open.
  const row = data?.find(({ id }) => id === open?.id);
  const everywhere = data?.find(({ key, warehouseId }) => key === row?.key && warehouseId === null);
  const close = () => setOpen(undefined);
  const rowsOf = (group: string): readonly SettingRow[] =>
    (data ?? []).filter(({ key }) => settingGiven(key).group === group);
  return (
    <Page>
      <PageHeader
        title="Global Config"
        description="What holds for the whole platform. A change takes effect at once, without a restart."
        actions={
          <>
            <Link to={undertakings.path} {...buttonLook({})}>
              Undertakings
            </Link>
            {mayFlush && <FlushButton />}
          </>
        }
      />
      {data === undefined ? (
        <PanelState what="The settings" error={error} onRetry={() => void mutate()} />
      ) : (
        <div className="global-config">
          {settingGroups.map(({ value, label }) => (
            <Card key={value} title={label} flush>
              <SettingTable label={label} rows={rowsOf(value)} onAct={(act, { id }) => setOpen({ act, id })} />
            </Card>
          ))}
        </div>
      )}
      {row && open?.act === "edit" && <EditDialog row={row} onClose={close} />}
      {row && open?.act === "own" && <WarehouseDialog row={row} onClose={close} />}
      {row && everywhere && open?.act === "end" && <EndDialog row={row} everywhere={everywhere} onClose={close} />}
      {row && open?.act === "history" && <SettingHistory row={row} onClose={close} />}
    </Page>
  );
}
