import { workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { CloudUpload, History } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { workflowName } from "./workflow-words.ts";

const words: ActsGiven<typeof workflowLife, ChatWorkflow> = {
  name: workflowName,
  icons: { publish: CloudUpload, rollBack: History },
  // What comes back is chosen among the versions.
  steps: ["publish"],
};

/** What the person may do with a workflow's life. */
export const useWorkflowActs = () => useActs(workflowLife, words);
