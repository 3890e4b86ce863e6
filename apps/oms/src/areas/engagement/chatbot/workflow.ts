import { sql } from "kysely";
import {
  chatWorkflowForm,
  chatWorkflowList,
  flowOf,
  flowProblems,
  starterFlow,
  triggerWords,
  workflowLife,
  type ChatWorkflow,
  type chatWorkflowEndpoints,
  type ChatWorkflowValues,
} from "@o2r/api/contract/engagement";
import { invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { insertRow, lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { addVersion, readVersion } from "./versions.ts";

const entity = "chat-workflow";
const nodes = sql<number>`jsonb_array_length(chat_workflow.draft -> 'nodes')`;

const recent = sql`from chat_session where chat_session.workflow_id = chat_workflow.id
  and chat_session.created_at > now() - interval '7 days'`;
const sessions = sql<number>`(select count(*)::integer ${recent})`;
const handOff = sql<number | null>`(select round(100.0 * count(*) filter (where state = 'HANDED_OFF')
  / nullif(count(*), 0))::float8 ${recent})`;

const selectWorkflows = (db: Db) =>
  db
    .selectFrom("chat_workflow")
    .select([
      "chat_workflow.id",
      "chat_workflow.version",
      "chat_workflow.active",
      "chat_workflow.updated_at as updatedAt",
      "chat_workflow.name",
      "chat_workflow.trigger",
      "chat_workflow.state",
      "chat_workflow.live_version as liveVersion",
      nodes.as("nodes"),
      sessions.as("sessions"),
      handOff.as("handOff"),
    ]);

const listWorkflows = readList(chatWorkflowList, {
  select: selectWorkflows,
  id: sql<string>`chat_workflow.id`,
  sorts: {
    name: sql`lower(chat_workflow.name)`,
    nodes,
    sessions,
    active: sql`chat_workflow.active`,
    updatedAt: sql`chat_workflow.updated_at`,
  },
  filters: { state: sql`chat_workflow.state`, active: sql`chat_workflow.active` },
  search: { name: sql`chat_workflow.name`, trigger: sql`chat_workflow.trigger` },
});

const findWorkflow = (db: Db, id: string): Promise<ChatWorkflow | undefined> =>
  selectWorkflows(db).where("chat_workflow.id", "=", id).executeTakeFirst();

const readWorkflow = async (db: Db, id: string): Promise<ChatWorkflow> => {
  const found = await findWorkflow(db, id);
  if (found === undefined) throw notFound("Workflow");
  return found;
};

const readDrawn = async (db: Db, id: string) => {
  const { draft } = await db
    .selectFrom("chat_workflow")
    .select("draft")
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => notFound("Workflow"));
  return draft;
};

const readDraft = async (db: Db, id: string) => {
  const workflow = await readWorkflow(db, id);
  const live = workflow.liveVersion === null ? undefined : await readVersion(db, id, workflow.liveVersion);
  return { workflow, flow: await readDrawn(db, id), live: live ?? null };
};

const columns = ({ name, trigger }: ChatWorkflowValues) => ({ name, trigger: triggerWords(trigger).join(", ") });

const usual = thingHandlers({
  entity,
  noun: "Workflow",
  table: "chat_workflow",
  form: chatWorkflowForm,
  list: listWorkflows,
  find: findWorkflow,
  insert: (db, made, values: ChatWorkflowValues) =>
    insertRow(db, "chat_workflow", { ...made, ...columns(values), draft: JSON.stringify(starterFlow) }),
  update: (db, before, changed, values) => updateRow(db, "chat_workflow", before, { ...columns(values), ...changed }),
  check: async ({ db, values, before }) => {
    const words = triggerWords(values.trigger);
    if (words.length === 0) return [{ field: "trigger", message: "Write at least one word" }];
    // Of two at once each would see the other's words as free.
    await sql`select pg_advisory_xact_lock(hashtext('chat_workflow.trigger'))`.execute(db);
    const others = await db
      .selectFrom("chat_workflow")
      .select(["name", "trigger"])
      .$if(before !== null, (query) => query.where("id", "<>", before?.id ?? ""))
      .orderBy("name")
      .execute();
    const taken = others.flatMap((other) => {
      const word = triggerWords(other.trigger).find((one) => words.includes(one));
      return word === undefined ? [] : [`“${word}” starts ${other.name} already`];
    });
    return taken.slice(0, 1).map((message) => ({ field: "trigger", message }));
  },
  audited: ({ name, trigger }) => ({ name, trigger }),
});

const life = lifecycleHandlers({
  life: workflowLife,
  table: "chat_workflow",
  noun: "Workflow",
  read: readWorkflow,
  guards: {
    sound: async ({ db, held }) => {
      const flow = flowOf(await readDrawn(db, held.id));
      const [first, ...more] = flowProblems(flow);
      if (first === undefined) return null;
      const node = flow.nodes.find(({ id }) => id === first.node);
      const rest =
        more.length === 0 ? "" : more.length === 1 ? ", and 1 more problem" : `, and ${more.length} more problems`;
      return `${node === undefined ? "" : `${node.title}: `}${first.says}${rest}`;
    },
  },
  audited: ({ state, liveVersion }) => ({ state, liveVersion }),
  effects: {
    publish: async ({ db, actor, now, body: { note } }, { held: { id, live_version } }) => {
      const flow = await readDrawn(db, id);
      const given = { workflowId: id, flow, live: live_version, note, restoredFrom: null, now, by: actor.id };
      return { set: { live_version: await addVersion(db, given) }, told: { note } };
    },
    rollBack: async ({ db, actor, now, body: { to, note } }, { held: { id, live_version } }) => {
      const flow = await readVersion(db, id, to);
      if (flow === undefined) throw invalid([{ field: "to", message: `The workflow has no version ${to}` }]);
      const given = { workflowId: id, flow, live: live_version, note, restoredFrom: to, now, by: actor.id };
      const live = await addVersion(db, given);
      return { set: { live_version: live, draft: JSON.stringify(flow) }, told: { restoredFrom: to, note } };
    },
  },
});

/** The workflows of the chatbot. */
export const chatWorkflowHandlers: Handlers<typeof chatWorkflowEndpoints> = {
  ...usual,
  ...life,

  draft: ({ db, params }) => readDraft(db, params.id),

  draw: async ({ db, actor, now, params: { id }, version, body, audit }) => {
    const held = await lockRow(db, "chat_workflow", id);
    if (held === undefined) throw notFound("Workflow");
    if (held.version !== version)
      throw stale({
        row: await readDraft(db, id),
        changes: await readHistory(db, { entity, id, sinceVersion: version }),
      });
    const flow = flowOf(body);
    const twice = flowProblems(flow).find(({ kind }) => kind === "TWICE");
    if (twice !== undefined) throw invalid([{ field: "nodes", message: twice.says }]);
    await updateRow(db, "chat_workflow", held, {
      draft: JSON.stringify(flow),
      updated_at: now,
      updated_by: actor.id,
    });
    audit({
      entity,
      id,
      version: version + 1,
      before: { nodes: held.draft.nodes.map(({ title }) => title) },
      after: { nodes: flow.nodes.map(({ title }) => title) },
    });
    return readDraft(db, id);
  },

  versions: async ({ db, params: { id } }) => {
    await readWorkflow(db, id);
    return db
      .selectFrom("chat_workflow_version as made")
      .leftJoin("app_user", "app_user.id", "made.published_by")
      .select([
        "made.n",
        "made.note",
        "made.published_at as publishedAt",
        "app_user.name as publishedBy",
        "made.restored_from as restoredFrom",
        sql<number>`jsonb_array_length(made.flow -> 'nodes')`.as("nodes"),
      ])
      .where("made.workflow_id", "=", id)
      .orderBy("made.n", "desc")
      .limit(200)
      .execute();
  },

  version: async ({ db, params: { id, n } }) => {
    const found = await readVersion(db, id, n);
    if (found === undefined) throw notFound("Version");
    return found;
  },
};
