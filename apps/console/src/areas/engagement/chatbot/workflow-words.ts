import { chatWorkflowEndpoints, chatWorkflowList, type ChatWorkflow } from "@o2r/api/contract/engagement";

/** What the screens of workflows have in common. */
export const workflows = {
  noun: { one: "workflow", many: "workflows" },
  path: "/chat-config",
  permission: "chatbot.manage",
  consequence: "is no longer started by what retailers write.",
  endpoints: chatWorkflowEndpoints,
  declaration: chatWorkflowList,
} as const;

/** A workflow in words. */
export const workflowName = ({ name }: Pick<ChatWorkflow, "name">): string => name;

/** How much is drawn: `4 nodes`. */
export const nodesText = (nodes: number): string => (nodes === 1 ? "1 node" : `${nodes} nodes`);

/** Where a workflow is drawn. */
export const flowOfWorkflow = (id: string): string => `/chatbot-flow?workflow=${id}`;
