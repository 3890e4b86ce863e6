import { appConfigLife, type AppConfigRow } from "@o2r/api/contract/layout";
import { CloudUpload, EyeOff, History } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { appConfigName } from "./app-config-words.ts";

const words: ActsGiven<typeof appConfigLife, AppConfigRow> = {
  name: appConfigName,
  icons: { publish: CloudUpload, rollBack: History, withdraw: EyeOff },
  // What comes back is chosen among the versions.
  steps: ["withdraw", "publish"],
};

/** What the person may do with a configuration's life. */
export const useAppConfigActs = () => useActs(appConfigLife, words);
