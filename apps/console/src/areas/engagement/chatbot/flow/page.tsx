import { isId } from "@o2r/api/contract/core";
import { chatWorkflowEndpoints, type WorkflowDraft } from "@o2r/api/contract/engagement";
import { buttonLook, EmptyState, FullScreenLoader } from "@o2r/ui";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { LoadedRecord } from "../../../../kit/record/loaded-record.tsx";
import { workflows } from "../workflow-words.ts";
import { FlowEditor } from "./editor.tsx";
import "../../../../kit/workbench/workbench.css";
import "./flow.css";

const endpoints = { get: chatWorkflowEndpoints.draft };

const alone = (message: ReactNode) => (
  <main id="main" tabIndex={-1} className="workbench-alone">
    {message}
  </main>
);

/** /chatbot-flow?workflow=:id: what a workflow of the chatbot says, asks and decides, over the whole window. */
export function ChatbotFlow() {
  const id = useSearchParams()[0].get("workflow") ?? "";
  if (!isId(id))
    return alone(
      <EmptyState
        reason={id === "" ? "nothing-yet" : "no-match"}
        headingLevel={1}
        title={id === "" ? "Chatbot flow" : "This workflow does not exist"}
        actions={
          <Link to={workflows.path} {...buttonLook({ variant: "link" })}>
            All workflows
          </Link>
        }
      >
        {id === "" ? "Choose a workflow to draw what it says." : `There is no workflow “${id}”.`}
      </EmptyState>,
    );
  return (
    <LoadedRecord<WorkflowDraft>
      key={id}
      id={id}
      endpoints={endpoints}
      noun={workflows.noun}
      path={workflows.path}
      rowName={({ workflow }) => workflow.name}
      waiting={<FullScreenLoader />}
      instead={alone}
    >
      {(draft, { adopt }) => <FlowEditor key={draft.workflow.id} draft={draft} adopt={adopt} />}
    </LoadedRecord>
  );
}
