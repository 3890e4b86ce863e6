import {
  appConfigDefaults,
  appConfigEndpoints,
  appConfigForm,
  appConfigLife,
  type AppConfig,
} from "@o2r/api/contract/layout";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { appConfigName, appConfigs } from "./app-config-words.ts";

const savedNote = ({ state }: AppConfig): string | undefined =>
  state === "CHANGED" ? "The apps are told of it once it is published." : undefined;

/** /appconfig/new, /appconfig/new?from=:id and /appconfig/:id/edit: what the apps are to be told. */
export function AppConfigForm() {
  return (
    <FormScreen<AppConfig>
      {...appConfigs}
      endpoints={appConfigEndpoints}
      permission="appConfig.write"
      definition={appConfigForm}
      rowName={appConfigName}
      head={({ state }) => ({ badge: <StateBadge life={appConfigLife} state={state} /> })}
      initial={appConfigDefaults}
      notCopied={["name", "isDefault", "buildNumber", "underMaintenance"]}
      savedNote={savedNote}
    />
  );
}
