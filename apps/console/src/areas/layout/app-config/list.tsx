import { appConfigEndpoints, appConfigLife, type AppConfigRow } from "@o2r/api/contract/layout";
import { Badge } from "@o2r/ui";
import { Copy, Construction, Eye, Settings, SquarePen } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { appConfigName, appConfigs, whichApps } from "./app-config-words.ts";
import type { MaintenanceDialogProps } from "./maintenance-dialog.tsx";
import { useAppConfigActs } from "./use-app-config-acts.tsx";

const MaintenanceDialog = later<MaintenanceDialogProps>(
  async () => (await import("./maintenance-dialog.tsx")).MaintenanceDialog,
);

const hrefOf = ({ id }: AppConfigRow): string => `${appConfigs.path}/${id}`;

const cells: Readonly<Record<string, CellDrawing<AppConfigRow>>> = {
  state: { cell: ({ state }) => <StateStatus life={appConfigLife} state={state} /> },
};

const card = (row: AppConfigRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={hrefOf(row)}
    detail={whichApps(row)}
    menu={menu}
    facts={[
      <StateStatus key="state" life={appConfigLife} state={row.state} />,
      ...(row.liveVersion === null ? [] : [`Version ${row.liveVersion}`]),
      ...(row.underMaintenance
        ? [
            <Badge key="maintenance" tone="danger" icon={Construction}>
              Maintenance
            </Badge>,
          ]
        : []),
    ]}
  />
);

/** /appconfig: what the apps are told when they start. */
export function AppConfigList() {
  const { rowActions, bulk, dialog } = useAppConfigActs();
  const mayWrite = useMay("appConfig.write");
  const [switched, setSwitched] = useState<AppConfigRow>();
  const [refetch, setRefetch] = useState(0);
  const actions = useMemo<readonly RowAction<AppConfigRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      ...(mayWrite
        ? [
            { label: "Edit", icon: SquarePen, to: (row: AppConfigRow) => `${hrefOf(row)}/edit` },
            { label: "Duplicate", icon: Copy, to: ({ id }: AppConfigRow) => `${appConfigs.path}/new?from=${id}` },
            {
              label: "Start maintenance",
              icon: Construction,
              danger: true,
              when: ({ underMaintenance }: AppConfigRow) => !underMaintenance,
              run: setSwitched,
            },
            {
              label: "End maintenance",
              icon: Construction,
              when: ({ underMaintenance }: AppConfigRow) => underMaintenance,
              run: setSwitched,
            },
          ]
        : []),
      ...rowActions,
    ],
    [mayWrite, rowActions],
  );
  return (
    <>
      <ListPage<typeof appConfigEndpoints.list, AppConfigRow>
        {...appConfigs}
        key={refetch}
        endpoint={appConfigEndpoints.list}
        title="App Config"
        icon={Settings}
        rowName={appConfigName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        {...(mayWrite && { create: { to: `${appConfigs.path}/new`, label: "Add app configuration" } })}
        rowActions={actions}
        {...bulk}
      />
      {dialog}
      {switched && (
        <MaintenanceDialog
          row={switched}
          onDone={() => {
            setSwitched(undefined);
            setRefetch(refetch + 1);
          }}
          onClose={() => setSwitched(undefined)}
        />
      )}
    </>
  );
}
