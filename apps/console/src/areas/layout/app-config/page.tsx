import { appConfigEndpoints, appConfigLife, type AppConfigRow } from "@o2r/api/contract/layout";
import { Badge, Button, buttonLook } from "@o2r/ui";
import { Construction } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { RecordTab } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { appConfigName, appConfigs, whichApps } from "./app-config-words.ts";
import type { MaintenanceDialogProps } from "./maintenance-dialog.tsx";
import { useAppConfigActs } from "./use-app-config-acts.tsx";

const MaintenanceDialog = later<MaintenanceDialogProps>(
  async () => (await import("./maintenance-dialog.tsx")).MaintenanceDialog,
);

const tabs: readonly [RecordTab<AppConfigRow>] = [
  { id: "versions", label: "Versions", load: async () => (await import("./versions-tab.tsx")).VersionsTab },
];

const endpoints = { get: appConfigEndpoints.page };

/** /appconfig/:id: a configuration, its versions, and whether its apps are under maintenance. */
export function AppConfigPage() {
  const { id = "" } = useParams();
  const acts = useAppConfigActs();
  const mayWrite = useMay("appConfig.write");
  const [switched, setSwitched] = useState<AppConfigRow>();
  return (
    <>
      <RecordPage<AppConfigRow>
        {...appConfigs}
        endpoints={endpoints}
        id={id}
        rowName={appConfigName}
        head={(row) => ({
          badge: (
            <>
              <StateBadge life={appConfigLife} state={row.state} />
              {row.underMaintenance && (
                <Badge tone="danger" icon={Construction}>
                  Under maintenance
                </Badge>
              )}
            </>
          ),
          description: (
            <>
              <span>{whichApps(row)}</span>
              <span>Home page: {row.home}</span>
            </>
          ),
        })}
        actions={(row) =>
          mayWrite && (
            <>
              <Button icon={Construction} onClick={() => setSwitched(row)}>
                {row.underMaintenance ? "End maintenance" : "Start maintenance"}
              </Button>
              <Link to={`${appConfigs.path}/new?from=${row.id}`} {...buttonLook({})}>
                Duplicate
              </Link>
              <Link to={`${appConfigs.path}/${row.id}/edit`} {...buttonLook({})}>
                Edit
              </Link>
            </>
          )
        }
        acts={acts}
        tabs={tabs}
      />
      {switched && (
        <MaintenanceDialog
          row={switched}
          onDone={() => setSwitched(undefined)}
          onClose={() => setSwitched(undefined)}
        />
      )}
    </>
  );
}
