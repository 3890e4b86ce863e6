import {
  flowOf,
  flowProblems,
  play,
  type DrawnKind,
  type TriedEvent,
  type WorkflowDraft,
  type WorkflowVersion,
} from "@o2r/api/contract/engagement";
import { Kbd, LiveRegion, ToggleGroup } from "@o2r/ui";
import { List, Play, SlidersHorizontal, Workflow } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { later } from "../../../../kit/deferred.tsx";
import { LeaveDialog } from "../../../../kit/form/leave/leave-dialog.tsx";
import { useShortcuts } from "../../../../kit/shortcuts/shortcuts.ts";
import { useLetters } from "../../../../kit/shortcuts/use-letters.ts";
import { useMedia } from "../../../../kit/use-media.ts";
import type { CanvasProps } from "./canvas.tsx";
import { flowKeys, flowShortcuts } from "./flow-words.ts";
import { focusInList, focusOnCanvas, focusWay, isOnCanvas } from "./focus-node.ts";
import { Head } from "./head.tsx";
import { NodeFields } from "./node-fields.tsx";
import { Outline } from "./outline.tsx";
import { Problems } from "./problems.tsx";
import type { PublishDialogProps } from "./publish-dialog.tsx";
import type { RollBackDialogProps } from "./roll-back-dialog.tsx";
import { TryPanel } from "./try-panel.tsx";
import { useEditing } from "./use-editing.ts";
import { useFlowKeys } from "./use-flow-keys.ts";
import type { VersionsDrawerProps } from "./versions-drawer.tsx";

const Publish = later<PublishDialogProps>(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const RollBack = later<RollBackDialogProps>(async () => (await import("./roll-back-dialog.tsx")).RollBackDialog);
const Versions = later<VersionsDrawerProps>(async () => (await import("./versions-drawer.tsx")).VersionsDrawer);
// Its library weighs as much as the rest of the page, which can be used without it.
const Canvas = later<CanvasProps>(async () => (await import("./canvas.tsx")).Canvas);

/** What a phone shows one of at a time. Of the last two a desk shows one as well. */
const panes = [
  { value: "nodes", label: "Nodes", icon: List },
  { value: "canvas", label: "Drawing", icon: Workflow },
  { value: "node", label: "Node", icon: SlidersHorizontal },
  { value: "try", label: "Try it", icon: Play },
] as const;
type Pane = (typeof panes)[number]["value"];

interface FlowEditorProps {
  readonly draft: WorkflowDraft;
  /** Takes over the draft that a save was answered with. */
  readonly adopt: (draft: WorkflowDraft) => Promise<unknown>;
}

/** A workflow at work: its nodes as a list and as a drawing, what the chosen one says, and the chat as it would go. */
export function FlowEditor({ draft, adopt }: FlowEditorProps) {
  const { workflow } = draft;
  const work = useEditing(draft, adopt);
  const { flow } = work;
  const [selected, setSelected] = useState<string | undefined>(draft.flow.nodes[0]?.id);
  const [tried, setTried] = useState<readonly TriedEvent[]>([]);
  const [pane, setPane] = useState<Pane>("nodes");
  const [side, setSide] = useState<"node" | "try">("try");
  const [open, setOpen] = useState<"publish" | "versions" | Pick<WorkflowVersion, "n">>();
  const isNarrow = useMedia("(max-width: 999px)");
  const fields = useRef<HTMLElement>(null);
  /** What Escape leads back to from the fields. */
  const cameFrom = useRef(focusInList);
  const toFocus = useRef<string>(undefined);
  const problems = useMemo(() => flowProblems(flow), [flow]);
  const played = useMemo(() => play(flow, tried), [flow, tried]);
  const node = flow.nodes.find(({ id }) => id === selected);
  useEffect(() => {
    // A row that was added takes the focus once it stands.
    if (toFocus.current === undefined) return;
    focusInList(toFocus.current);
    toFocus.current = undefined;
  });

  const go = (to: Pane) => {
    setPane(to);
    if (to === "node" || to === "try") setSide(to);
  };
  /** Goes somewhere, and does something there. A pane must stand before it can take the focus. */
  const goThen = (to: Pane, act: () => void) => {
    go(to);
    setTimeout(act);
  };
  const publish = async () => {
    // What is published is what the service has.
    if (problems.length === 0 && !work.asLive && !work.saving && (await work.save())) setOpen("publish");
  };
  const show = (id: string) => {
    setSelected(id);
    go("node");
  };
  const edit = () => {
    cameFrom.current = isOnCanvas() ? focusOnCanvas : focusInList;
    goThen("node", () => fields.current?.querySelector<HTMLElement>("input, textarea")?.focus());
  };
  const add = (kind: DrawnKind) => {
    const id = work.add(kind, selected);
    setSelected(id);
    setSide("node");
    // On the drawing nobody sees what a new node says: that is typed first.
    if (isOnCanvas()) edit();
    else toFocus.current = id;
  };
  const remove = (id: string) => {
    const next = work.remove(id);
    setSelected(next);
    if (next !== undefined && isOnCanvas()) focusOnCanvas(next);
    else toFocus.current = next;
  };
  const nextProblem = () => {
    const at = problems.findIndex((one) => one.node === selected);
    const after = [...problems.slice(at + 1), ...problems];
    const next = after.find((one) => one.node !== null && one.node !== selected)?.node ?? selected;
    if (next === undefined || problems.length === 0) return;
    setSelected(next);
    if (isOnCanvas()) focusOnCanvas(next);
    else goThen("nodes", () => focusInList(next));
  };
  /** What keys do to a node, in the list and on the canvas. */
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent, id: string): boolean => {
    if (ctrlKey || metaKey) return false;
    if (key === "Enter") edit();
    else if (key === "Delete") remove(id);
    else if (key.toLowerCase() === "n") add("MESSAGE");
    else if (key.toLowerCase() === "c") goThen("nodes", () => focusWay(id));
    else return false;
    return true;
  };
  useFlowKeys({
    undo: work.undo,
    redo: work.redo,
    save: () => void work.save(),
    publish: () => void publish(),
  });
  useLetters({
    e: nextProblem,
    t: () => void work.tidy(),
    l: () => goThen("nodes", () => node !== undefined && focusInList(node.id)),
    d: () => goThen("canvas", () => node !== undefined && focusOnCanvas(node.id)),
    s: () => goThen("try", () => document.querySelector<HTMLElement>(".flow-say input")?.focus()),
  });
  useShortcuts(flowShortcuts);

  return (
    <div className="workbench flow" data-pane={pane} data-side={side}>
      <Head
        workflow={workflow}
        problems={problems.length}
        asLive={work.asLive}
        unsaved={work.unsaved}
        saving={work.saving}
        onUndo={work.canUndo ? work.undo : undefined}
        onRedo={work.canRedo ? work.redo : undefined}
        onVersions={() => setOpen("versions")}
        onSave={() => void work.save()}
        onPublish={() => void publish()}
      />
      <main id="main" tabIndex={-1} className="flow-panes">
        <Outline
          flow={flow}
          problems={problems}
          here={played.chat.node}
          selected={selected}
          onSelect={setSelected}
          onShow={show}
          onStart={work.start}
          onWay={work.way}
          onMove={(id, to) => {
            work.move(id, to);
            toFocus.current = id;
          }}
          onAdd={add}
          onKey={press}
        />
        <section className="workbench-pane flow-drawing" data-pane="canvas" aria-label="Drawing">
          {(!isNarrow || pane === "canvas") && (
            <Canvas
              flow={flow}
              problems={problems}
              here={played.chat.node}
              selected={selected}
              onSelect={setSelected}
              onShow={isNarrow ? setSelected : show}
              onWay={work.way}
              onPlace={work.place}
              onTidy={() => void work.tidy()}
              onKey={press}
            />
          )}
          <Problems flow={flow} problems={problems} selected={selected} onShow={show} />
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back to the list */}
        <section
          ref={fields}
          className="workbench-pane flow-inspector"
          data-pane="node"
          aria-label="Chosen node"
          onKeyDown={({ key, defaultPrevented }) => {
            if (key !== "Escape" || defaultPrevented || node === undefined) return;
            goThen(cameFrom.current === focusOnCanvas ? "canvas" : "nodes", () => cameFrom.current(node.id));
          }}
        >
          {node === undefined ? (
            <p className="workbench-muted flow-fields">Choose a node to see what it says, or add one.</p>
          ) : (
            <NodeFields
              key={node.id}
              flow={flow}
              node={node}
              onChange={work.node}
              onRemove={() => remove(node.id)}
              onTry={() => go("try")}
            />
          )}
        </section>
        <TryPanel
          flow={flow}
          played={played}
          onTry={(event) => setTried([...tried, event])}
          onRestart={() => setTried([])}
          onLeave={() => go("node")}
        />
      </main>
      <footer className="flow-keys" aria-label="Keys">
        {flowKeys.map(([keys, what]) => (
          <span key={what}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{" "}
            {what}
          </span>
        ))}
        <span>
          <Kbd>Ctrl Enter</Kbd> Publish, after the differences
        </span>
        <span>
          <Kbd>?</Kbd> All keys
        </span>
      </footer>
      <nav className="flow-pane-switch" aria-label="Parts">
        <ToggleGroup
          aria-label="Part of the page"
          size="touch"
          options={panes}
          value={pane}
          onValueChange={(chosen) => go(panes.find(({ value }) => value === chosen)?.value ?? "nodes")}
        />
      </nav>
      <LiveRegion>
        {problems.length === 0 ? "Nothing keeps it from being published" : `${problems.length} left to put right`}
      </LiveRegion>
      {open === "publish" && <Publish draft={draft} onClose={() => setOpen(undefined)} />}
      {open === "versions" && (
        <Versions workflow={workflow} onCompare={({ n }) => setOpen({ n })} onClose={() => setOpen(undefined)} />
      )}
      {typeof open === "object" && (
        <RollBack
          draft={draft}
          n={open.n}
          unsaved={work.unsaved}
          onBack={() => setOpen("versions")}
          onDone={(after) => {
            setOpen(undefined);
            if (after === undefined) return;
            work.replace(flowOf(after.flow));
            void adopt(after);
          }}
        />
      )}
      <LeaveDialog open={work.leaving.asked} typed={false} onLeave={work.leaving.leave} onStay={work.leaving.stay}>
        What you did to this workflow is not saved. It is not kept.
      </LeaveDialog>
    </div>
  );
}
