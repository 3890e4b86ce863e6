import type { StoredFlow } from "@o2r/api/contract/engagement";
import { sql } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

interface Publishing {
  readonly workflowId: string;
  readonly flow: StoredFlow;
  readonly live: number | null;
  readonly note: string | null | undefined;
  readonly restoredFrom: number | null;
  readonly now: Date;
  readonly by: string;
}

/** One published version of a workflow; undefined where there is none of that number. */
export const readVersion = async (db: Db, workflowId: string, n: number): Promise<StoredFlow | undefined> => {
  const found = await db
    .selectFrom("chat_workflow_version")
    .select("flow")
    .where("workflow_id", "=", workflowId)
    .where("n", "=", n)
    .executeTakeFirst();
  return found?.flow;
};

/** Adds the next version of a workflow, unless it would be played as before. The workflow is held, so that each number is given once. */
export const addVersion = async (db: Db, publishing: Publishing): Promise<number> => {
  const { workflowId, flow, live, note, restoredFrom, now, by } = publishing;
  const text = JSON.stringify(flow);
  const versions = await db
    .selectFrom("chat_workflow_version")
    .select(["n", sql<boolean>`flow = ${text}::jsonb`.as("same")])
    .where("workflow_id", "=", workflowId)
    .orderBy("n", "desc")
    .execute();
  if (versions.some(({ n, same }) => n === live && same))
    throw conflict(`Nothing of the workflow has changed since version ${live}, which is live`);
  const n = (versions[0]?.n ?? 0) + 1;
  await db
    .insertInto("chat_workflow_version")
    .values({
      workflow_id: workflowId,
      n,
      flow: text,
      note: note === "" ? null : (note ?? null),
      restored_from: restoredFrom,
      published_at: now,
      published_by: by,
    })
    .execute();
  return n;
};
