import { number, string } from "yup";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { flowBody, storedFlow } from "./flow-schema.ts";
import { chatWorkflowForm, publishWorkflowForm } from "./workflow-form.ts";

const path = "/oms/chatbot/workflow";

/** What a workflow goes through. A draft was never published; of the others the chatbot plays a published version. */
export const workflowStates = {
  DRAFT: { label: "Draft", tone: "warning", is: "a draft" },
  PUBLISHED: { label: "Published", tone: "success" },
  ROLLED_BACK: { label: "Rolled back", tone: "info" },
} as const;

/** The life of a workflow: published, and brought back to what it was (domain.md §8, /chatbot-flow). */
export const workflowLife = lifecycle({
  entity: "chat-workflow",
  name: { one: "workflow", many: "workflows" },
  path,
  row: shape({
    id: idSchema(),
    version: number().integer().defined(),
    name: string().defined(),
    state: stateSchema(workflowStates),
    liveVersion: number().integer().nullable().defined(),
  }),
  states: workflowStates,
  first: "DRAFT",
  read: "chatbot.manage",
  scope: "all",
  steps: {
    publish: {
      from: ["DRAFT", "PUBLISHED", "ROLLED_BACK"],
      to: "PUBLISHED",
      label: "Publish",
      done: "published",
      means: "will be played to retailers as it is drawn now",
      final: "Roll back brings an earlier version back, and draws it",
      allow: "chatbot.manage",
      form: publishWorkflowForm,
      guard: "sound",
      single: true,
    },
    rollBack: {
      from: ["PUBLISHED", "ROLLED_BACK"],
      to: "ROLLED_BACK",
      label: "Roll back",
      done: "rolled back",
      means: "will be drawn and played as it was in an earlier version",
      final: "Roll back brings any other version back",
      allow: "chatbot.manage",
      /** The version that comes back, as a new one and as what is drawn. */
      body: shape({
        to: number().integer().min(1).required(),
        note: string().max(200, "A note has at most 200 characters").optional(),
      }),
      single: true,
    },
  },
});

/** The workflows of the chatbot (domain.md §8, /chat-config). */
export const chatWorkflowList = {
  columns: [
    { field: "name", label: "Workflow", kind: "text", sort: true, shown: true },
    { field: "trigger", label: "Trigger", kind: "text", shown: true },
    { field: "nodes", label: "Nodes", kind: "number", sort: true, shown: true, width: 76 },
    { field: "state", label: "State", kind: "badge", shown: true, width: 128, values: workflowLife.values },
    { field: "liveVersion", label: "Live", kind: "number", shown: true, width: 64 },
    { field: "sessions", label: "Sessions 7 d", kind: "number", sort: true, shown: true, width: 116 },
    { field: "handOff", label: "Hand-off %", kind: "percent", shown: true, width: 104 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "state", label: "State", options: workflowLife.values }, activeFilter],
  search: { name: "name", trigger: "trigger" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const chatWorkflow = thing({
  name: { one: "workflow", many: "workflows" },
  path,
  form: chatWorkflowForm,
  list: chatWorkflowList,
  computed: {
    state: stateSchema(workflowStates),
    /** The published version that is played; null while there is none. */
    liveVersion: number().integer().nullable().defined(),
    /** Nodes as it is drawn now. */
    nodes: number().integer().defined(),
    /** Chats of the last seven days that went into it. */
    sessions: number().integer().defined(),
    /** Of these, the hundredths that a person took over; null where there were none. */
    handOff: number().nullable().defined(),
  },
  allow: { read: "chatbot.manage", write: "chatbot.manage" },
  scope: "all",
});

/** A workflow as it is drawn now, with what of it is played. */
export const workflowDraft = shape({
  workflow: chatWorkflow.row,
  flow: storedFlow,
  live: storedFlow.nullable(),
});

/** A published version, without its nodes. */
const workflowVersion = shape({
  n: number().integer().defined(),
  note: textOrNull(),
  publishedAt: instantSchema(),
  publishedBy: textOrNull(),
  restoredFrom: number().integer().nullable().defined(),
  nodes: number().integer().defined(),
});

const read = { allow: "chatbot.manage", scope: "all", limit: "read" } as const;

export const chatWorkflowEndpoints = {
  ...chatWorkflow.endpoints,
  ...workflowLife.endpoints,
  draft: endpoint({
    method: "GET",
    path: `${path}/:id/draft`,
    summary: "A workflow as it is drawn, with what of it is played",
    params: idParams,
    reply: workflowDraft,
    ...read,
  }),
  draw: endpoint({
    method: "PUT",
    path: `${path}/:id/draft`,
    summary: "Keep what a workflow is drawn as; what is played stays as it was published",
    params: idParams,
    body: flowBody,
    reply: workflowDraft,
    allow: "chatbot.manage",
    scope: "all",
    limit: "write",
    write: { audit: "chat-workflow.drawn", idempotency: "required", ifMatch: true, affects: [path] },
  }),
  versions: endpoint({
    method: "GET",
    path: `${path}/:id/versions`,
    summary: "The published versions of a workflow, newest first",
    params: idParams,
    reply: listOf(workflowVersion),
    ...read,
  }),
  version: endpoint({
    method: "GET",
    path: `${path}/:id/versions/:n`,
    summary: "What a workflow was drawn as in one published version",
    params: shape({ id: idSchema(), n: number().integer().min(1).max(1_000_000).required() }),
    reply: storedFlow,
    ...read,
  }),
};

export type ChatWorkflow = ReplyOf<typeof chatWorkflowEndpoints.get>;
export type WorkflowDraft = ReplyOf<typeof chatWorkflowEndpoints.draft>;
export type WorkflowVersion = ReplyOf<typeof chatWorkflowEndpoints.versions>[number];
