import { importLimits } from "@o2r/api/contract/insight";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { takeTurn } from "../../../db/take-turns.ts";

/** Refuses another import of somebody of whom many are not finished: each may hold a hundred thousand rows for a month. */
export const ensureFewOpen = async (db: Db, owner: string): Promise<void> => {
  await takeTurn(db, `imports ${owner}`);
  const { open } = await db
    .selectFrom("import_job")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("owner_id", "=", owner)
    .where("state", "<>", "DONE")
    .executeTakeFirstOrThrow();
  const { unfinished } = importLimits;
  if (open >= unfinished)
    throw conflict(`You have ${unfinished} imports that are not finished: go on with some of them, or discard them`);
};
