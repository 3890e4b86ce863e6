import {
  chatWorkflowEndpoints,
  flowOf,
  sentFlow,
  type DrawnFlow,
  type DrawnKind,
  type DrawnNode,
  type Port,
  type WorkflowDraft,
} from "@o2r/api/contract/engagement";
import { useMutation } from "@o2r/api/react";
import { useState } from "react";
import { useAskBeforeClosing, useLeaveWhile } from "../../../../kit/form/leave/use-leave-while.ts";
import { added, begin, changed, isSameFlow, moved, placed, redo, removed, undo, withNode, withWay } from "./editing.ts";
import { tidySpots, type Spot } from "./places.ts";

/**
 * A workflow that is drawn, by whichever means: the list, the canvas and keys change it by these alone, and each can be undone.
 *
 * @param adopt takes over the draft that a save was answered with
 */
export const useEditing = (draft: WorkflowDraft, adopt: (draft: WorkflowDraft) => Promise<unknown>) => {
  const [work, setWork] = useState(() => begin(flowOf(draft.flow)));
  const draw = useMutation(chatWorkflowEndpoints.draw);
  const { flow } = work;
  const unsaved = !isSameFlow(flow, flowOf(draft.flow));
  useAskBeforeClosing(unsaved);
  const set = (next: DrawnFlow, key?: string) => setWork((now) => changed(now, next, key));
  const place = (spots: ReadonlyMap<string, Spot>, key?: string) =>
    setWork((now) => changed(now, placed(now.flow, spots), key));
  return {
    flow,
    unsaved,
    asLive: draft.live !== null && isSameFlow(flow, flowOf(draft.live)),
    leaving: useLeaveWhile(() => unsaved),
    saving: draw.running,
    /** Sends it. False where it was refused. */
    save: async (): Promise<boolean> => {
      if (!unsaved) return true;
      const input = { params: { id: draft.workflow.id }, body: sentFlow(flow) };
      const { error, payload } = await draw.run(input, { version: draft.workflow.version });
      if (error !== undefined) return false;
      await adopt(payload);
      return true;
    },
    /** Draws another one in its place. */
    replace: set,
    undo: () => setWork(undo),
    redo: () => setWork(redo),
    canUndo: work.past.length > 0,
    canRedo: work.future.length > 0,
    start: (start: string | null) => set({ ...flow, start }),
    node: (node: DrawnNode, key?: string) => set(withNode(flow, node), key),
    way: (id: string, port: string, to: Port) =>
      // Of two in one turn, as when a way is laid elsewhere, the second sees the first.
      setWork((now) => {
        const from = now.flow.nodes.find((one) => one.id === id);
        return from === undefined ? now : changed(now, withNode(now.flow, withWay(from, port, to)));
      }),
    move: (id: string, to: number) => set(moved(flow, id, to)),
    place,
    tidy: async () => place(await tidySpots(flow)),
    /** Adds one, and says its id. */
    add: (kind: DrawnKind, after: string | undefined): string => {
      const next = added(flow, kind, after);
      set(next.flow);
      return next.id;
    },
    /** Takes one out, and says which one stands there now. */
    remove: (id: string): string | undefined => {
      const at = flow.nodes.findIndex((one) => one.id === id);
      set(removed(flow, id));
      return flow.nodes[at + 1]?.id ?? flow.nodes[at - 1]?.id;
    },
  };
};
