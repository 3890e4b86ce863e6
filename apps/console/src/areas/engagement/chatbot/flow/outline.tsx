import {
  drawnKinds,
  waysOf,
  type DrawnFlow,
  type DrawnKind,
  type FlowProblem,
  type Port,
} from "@o2r/api/contract/engagement";
import { Button, FormField, Icon, NativeSelect, Status } from "@o2r/ui";
import { Menu } from "@o2r/ui/overlays";
import { ArrowRight, Play, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { SortableList } from "../../../../kit/sortable/sortable-list.tsx";
import { kindIcons, nodeText } from "./flow-words.ts";

interface OutlineProps {
  readonly flow: DrawnFlow;
  readonly problems: readonly FlowProblem[];
  /** Where the chat that is tried stands. */
  readonly here: string | null;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onStart: (id: string | null) => void;
  readonly onWay: (id: string, port: string, to: Port) => void;
  readonly onMove: (id: string, to: number) => void;
  readonly onAdd: (kind: DrawnKind) => void;
  /** Shows what a node says, for it to be changed. */
  readonly onShow: (id: string) => void;
  /** Takes a key that acts on a node. True where it did. */
  readonly onKey: (event: KeyboardEvent, id: string) => boolean;
}

/** The nodes of a workflow as a list: where each leads, moved by dragging or by Alt and the arrows. */
export function Outline(props: OutlineProps) {
  const { flow, problems, here, selected, onSelect, onStart, onWay, onMove, onAdd, onShow, onKey } = props;
  const goals = flow.nodes.map(({ id }) => ({ value: id, label: nodeText(flow.nodes, id) }));
  return (
    <section className="workbench-pane flow-outline" data-pane="nodes" aria-label="Nodes">
      <header>
        <h2>Nodes</h2>
        <span className="workbench-muted">{flow.nodes.length}</span>
        <Menu
          trigger={(given) => (
            <Button size="sm" icon={Plus} {...given}>
              Add after
            </Button>
          )}
          items={drawnKinds.map(({ value, label }) => ({
            id: value,
            label,
            icon: kindIcons[value],
            onSelect: () => onAdd(value),
          }))}
        />
      </header>
      <div className="workbench-scroll">
        <div className="flow-start">
          <FormField label="The chat starts at">
            <NativeSelect
              name="start"
              size="sm"
              options={goals}
              placeholder="Choose where"
              value={flow.start ?? ""}
              onChange={({ currentTarget: { value } }) => onStart(value === "" ? null : value)}
            />
          </FormField>
        </div>
        <SortableList
          label="Nodes"
          items={flow.nodes.map((node) => ({ id: node.id, name: node.title, node }))}
          selected={selected}
          onSelect={onSelect}
          onMove={onMove}
          onKey={(event, { id }) => onKey(event, id)}
          draw={({ node }, at) => (
            <div className="flow-node">
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row takes the keys */}
              <div
                className="flow-node-name"
                onClick={() => {
                  onSelect(node.id);
                  onShow(node.id);
                }}
              >
                <span className="workbench-muted">{at + 1}</span>
                <Icon as={kindIcons[node.kind]} size={16} />
                <b>{node.title}</b>
                {here === node.id && (
                  <span className="flow-here">
                    <Icon as={Play} size={16} /> Here
                  </span>
                )}
                {node.kind === "MESSAGE" && node.ends && <span className="workbench-muted">Ends</span>}
                {node.kind === "HAND_OFF" && <span className="workbench-muted">Person</span>}
              </div>
              {problems
                .filter((one) => one.node === node.id && one.port === undefined)
                .map(({ kind, says }) => (
                  <Status key={kind} tone="danger">
                    {says}
                  </Status>
                ))}
              {waysOf(node).map(({ port, label, to }) => (
                <div key={port} className="flow-way">
                  <span className="flow-way-name">{label}</span>
                  <Icon as={ArrowRight} size={16} />
                  <NativeSelect
                    size="sm"
                    aria-label={`${label} of ${node.title} leads to`}
                    aria-invalid={problems.some((one) => one.node === node.id && one.port === port) || undefined}
                    options={goals}
                    placeholder="Choose where to"
                    value={to ?? ""}
                    onChange={({ currentTarget: { value } }) => onWay(node.id, port, value === "" ? null : value)}
                  />
                </div>
              ))}
            </div>
          )}
        />
      </div>
    </section>
  );
}
