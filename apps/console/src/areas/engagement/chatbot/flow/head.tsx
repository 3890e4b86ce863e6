import { workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { Button, buttonLook, Icon, IconButton, Status } from "@o2r/ui";
import { ArrowLeft, CloudUpload, History, Redo2, Save, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { StateBadge } from "../../../../kit/lifecycle/state-status.tsx";
import { workflows } from "../workflow-words.ts";

interface HeadProps {
  readonly workflow: ChatWorkflow;
  readonly problems: number;
  /** What is drawn is what is live. */
  readonly asLive: boolean;
  readonly unsaved: boolean;
  readonly saving: boolean;
  /** Left out where there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onVersions: () => void;
  readonly onSave: () => void;
  readonly onPublish: () => void;
}

/** What a workflow is called, how it stands, and what can be done with the whole of it. */
export function Head(props: HeadProps) {
  const { workflow, problems, asLive, unsaved, saving, onUndo, onRedo, onVersions, onSave, onPublish } = props;
  return (
    <header className="workbench-head">
      <Link to={workflows.path} aria-label="All workflows" {...buttonLook({ variant: "ghost" })}>
        <Icon as={ArrowLeft} />
      </Link>
      <h1>{workflow.name}</h1>
      <StateBadge life={workflowLife} state={workflow.state} />
      <p className="workbench-muted">
        {workflow.liveVersion === null
          ? "Never published"
          : asLive
            ? `As version ${workflow.liveVersion}, which is live`
            : `Changed since version ${workflow.liveVersion}, which is live`}
      </p>
      {problems > 0 && <Status tone="danger">{problems === 1 ? "1 problem" : `${problems} problems`}</Status>}
      <output className="workbench-muted">{unsaved ? "Not saved" : "Saved"}</output>
      <IconButton icon={Undo2} label="Undo" disabled={onUndo === undefined} onClick={onUndo} />
      <IconButton icon={Redo2} label="Do again" disabled={onRedo === undefined} onClick={onRedo} />
      <Button icon={History} onClick={onVersions}>
        Versions
      </Button>
      <Button icon={Save} loading={saving} disabled={!unsaved} onClick={onSave}>
        Save
      </Button>
      <Button variant="primary" icon={CloudUpload} disabled={problems > 0 || asLive} onClick={onPublish}>
        Publish
      </Button>
    </header>
  );
}
