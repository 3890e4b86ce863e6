import {
  chatWorkflowEndpoints,
  flowOf,
  flowProblems,
  sentFlow,
  workflowLife,
  type DrawnFlow,
  type DrawnNode,
  type WorkflowDraft,
} from "@o2r/api/contract/engagement";
import { useMutation } from "@o2r/api/react";
import { Button, buttonLook, Icon, IconButton, LiveRegion, Status, ToggleGroup } from "@o2r/ui";
import { ArrowLeft, CloudUpload, History, List, Play, Redo2, Save, SlidersHorizontal, Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../../kit/deferred.tsx";
import { LeaveDialog } from "../../../../kit/form/leave/leave-dialog.tsx";
import { useAskBeforeClosing, useLeaveWhile } from "../../../../kit/form/leave/use-leave-while.ts";
import { StateBadge } from "../../../../kit/lifecycle/state-status.tsx";
import { workflows } from "../workflow-words.ts";
import { added, begin, changed, isSameFlow, moved, redo, removed, undo, withNode, withWay } from "./editing.ts";
import { nodeText } from "./flow-words.ts";
import { NodeFields } from "./node-fields.tsx";
import { Outline } from "./outline.tsx";
import { play, type TriedEvent } from "./play.ts";
import type { PublishDialogProps } from "./publish-dialog.tsx";
import { TryPanel } from "./try-panel.tsx";
import { useFlowKeys } from "./use-flow-keys.ts";
import type { VersionsDrawerProps } from "./versions-drawer.tsx";

const Publish = later<PublishDialogProps>(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const Versions = later<VersionsDrawerProps>(async () => (await import("./versions-drawer.tsx")).VersionsDrawer);

/** What a phone shows one of at a time. */
const panes = [
  { value: "nodes", label: "Nodes", icon: List },
  { value: "node", label: "Node", icon: SlidersHorizontal },
  { value: "try", label: "Try it", icon: Play },
] as const;
type Pane = (typeof panes)[number]["value"];

interface FlowEditorProps {
  readonly draft: WorkflowDraft;
  /** Takes over the draft that a save was answered with. */
  readonly adopt: (draft: WorkflowDraft) => Promise<unknown>;
}

/** A workflow at work: its nodes, what the chosen one says, and the chat as it would go. */
export function FlowEditor({ draft, adopt }: FlowEditorProps) {
  const { workflow } = draft;
  const [work, setWork] = useState(() => begin(flowOf(draft.flow)));
  const [selected, setSelected] = useState<string | undefined>(draft.flow.nodes[0]?.id);
  const [tried, setTried] = useState<readonly TriedEvent[]>([]);
  const [pane, setPane] = useState<Pane>("nodes");
  const [open, setOpen] = useState<"publish" | "versions">();
  const fields = useRef<HTMLElement>(null);
  const toFocus = useRef<string>(undefined);
  const draw = useMutation(chatWorkflowEndpoints.draw);
  const { flow } = work;
  const problems = useMemo(() => flowProblems(flow), [flow]);
  const played = useMemo(() => play(flow, tried), [flow, tried]);
  const node = flow.nodes.find(({ id }) => id === selected);
  const unsaved = !isSameFlow(flow, flowOf(draft.flow));
  const asLive = draft.live !== null && isSameFlow(flow, flowOf(draft.live));
  useAskBeforeClosing(unsaved);
  const leaving = useLeaveWhile(() => unsaved);
  useEffect(() => {
    // A row that was added takes the focus once it stands.
    if (toFocus.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-sortable="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  });

  const set = (next: DrawnFlow, key?: string) => setWork((now) => changed(now, next, key));
  const save = async (): Promise<boolean> => {
    if (!unsaved) return true;
    const input = { params: { id: workflow.id }, body: sentFlow(flow) };
    const { error, payload } = await draw.run(input, { version: workflow.version });
    if (error !== undefined) return false;
    await adopt(payload);
    return true;
  };
  const publish = async () => {
    // What is published is what the service has.
    if (problems.length === 0 && !asLive && !draw.running && (await save())) setOpen("publish");
  };
  const add = (kind: DrawnNode["kind"]) => {
    const after = added(flow, kind, selected);
    set(after.flow);
    setSelected(after.id);
    toFocus.current = after.id;
  };
  const remove = (id: string) => {
    const at = flow.nodes.findIndex((one) => one.id === id);
    const next = flow.nodes[at + 1]?.id ?? flow.nodes[at - 1]?.id;
    set(removed(flow, id));
    setSelected(next);
    toFocus.current = next;
  };
  const edit = () => {
    setPane("node");
    // A pane of a phone must stand before it can take the focus.
    setTimeout(() => fields.current?.querySelector<HTMLElement>("input, textarea")?.focus());
  };
  useFlowKeys({
    undo: () => setWork(undo),
    redo: () => setWork(redo),
    save: () => void save(),
    publish: () => void publish(),
  });

  return (
    <div className="workbench flow" data-pane={pane}>
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
        {problems.length > 0 && (
          <Status tone="danger">{problems.length === 1 ? "1 problem" : `${problems.length} problems`}</Status>
        )}
        <output className="workbench-muted">{unsaved ? "Not saved" : "Saved"}</output>
        <IconButton icon={Undo2} label="Undo" disabled={work.past.length === 0} onClick={() => setWork(undo)} />
        <IconButton icon={Redo2} label="Do again" disabled={work.future.length === 0} onClick={() => setWork(redo)} />
        <Button icon={History} onClick={() => setOpen("versions")}>
          Versions
        </Button>
        <Button icon={Save} loading={draw.running} disabled={!unsaved} onClick={() => void save()}>
          Save
        </Button>
        <Button
          variant="primary"
          icon={CloudUpload}
          disabled={problems.length > 0 || asLive}
          onClick={() => void publish()}
        >
          Publish
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="flow-panes">
        <Outline
          flow={flow}
          problems={problems}
          here={played.chat.node}
          selected={selected}
          onSelect={setSelected}
          onStart={(start) => set({ ...flow, start })}
          onWay={(id, port, to) => {
            const from = flow.nodes.find((one) => one.id === id);
            if (from !== undefined) set(withNode(flow, withWay(from, port, to)));
          }}
          onMove={(id, to) => {
            set(moved(flow, id, to));
            toFocus.current = id;
          }}
          onAdd={add}
          onRemove={remove}
          onEdit={edit}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back to the list */}
        <section
          ref={fields}
          className="workbench-pane flow-inspector"
          data-pane="node"
          aria-label="Chosen node"
          onKeyDown={({ key, defaultPrevented }) => {
            if (key !== "Escape" || defaultPrevented || node === undefined) return;
            setPane("nodes");
            toFocus.current = node.id;
          }}
        >
          {node === undefined ? (
            <p className="workbench-muted flow-fields">Choose a node to see what it says, or add one.</p>
          ) : (
            <NodeFields
              key={node.id}
              flow={flow}
              node={node}
              onChange={(next, key) => set(withNode(flow, next), key)}
              onRemove={() => remove(node.id)}
            />
          )}
          {problems.length > 0 && (
            <div className="flow-problems">
              <h3>Publishing waits for</h3>
              <ul>
                {problems.map((one) => (
                  <li key={`${one.kind} ${one.node} ${one.port}`}>
                    {one.node !== null && (
                      <Button size="sm" variant="link" onClick={() => setSelected(one.node ?? undefined)}>
                        {nodeText(flow.nodes, one.node)}
                      </Button>
                    )}
                    <span>{one.says}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
        <TryPanel
          flow={flow}
          played={played}
          onTry={(event) => setTried([...tried, event])}
          onRestart={() => setTried([])}
        />
      </main>
      <nav className="flow-pane-switch" aria-label="Parts">
        <ToggleGroup
          aria-label="Part of the page"
          size="touch"
          options={panes}
          value={pane}
          onValueChange={(chosen) => setPane(panes.find(({ value }) => value === chosen)?.value ?? "nodes")}
        />
      </nav>
      <LiveRegion>
        {problems.length === 0 ? "Nothing keeps it from being published" : `${problems.length} left to put right`}
      </LiveRegion>
      {open === "publish" && <Publish workflow={workflow} onClose={() => setOpen(undefined)} />}
      {open === "versions" && (
        <Versions
          workflow={workflow}
          unsaved={unsaved}
          onBack={(after) => {
            setWork((now) => changed(now, flowOf(after.flow)));
            void adopt(after);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <LeaveDialog open={leaving.asked} typed={false} onLeave={leaving.leave} onStay={leaving.stay}>
        What you did to this workflow is not saved. It is not kept.
      </LeaveDialog>
    </div>
  );
}
