import { longestNote, type QcDetail, type QcLine, type qcEndpoints } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { conflict } from "../../../app-error.ts";
import type { Context } from "../../../http/context.ts";
import { lockBalances } from "../ledger/post-movements.ts";
import { readStandingLines, readUnitsOfChecks } from "./units-of-checks.ts";

/** The lines of which a check that has ended holds units, with their balances held; 409 where those are not there any more. */
export const holdHeldLines = async (
  { db }: Pick<Context<typeof qcEndpoints.recheck>, "db">,
  { id, warehouseId, items }: QcDetail,
): Promise<readonly QcLine[]> => {
  const lines = items.filter(({ held }) => held > 0);
  const batchIds = lines.map(({ inventoryId }) => inventoryId);
  const balances = new Map((await lockBalances(db, batchIds)).map((balance) => [balance.batch_id, balance]));
  const standing = await readStandingLines(db, id);
  const units = await readUnitsOfChecks(db, warehouseId, batchIds);
  const gone = lines.find(({ id: line, inventoryId }) => {
    const { quarantine = 0 } = balances.get(inventoryId) ?? {};
    return !standing.has(line) || quarantine < (units.get(inventoryId)?.inChecks ?? 0);
  });
  if (gone) throw conflict(`What this check holds of ${gone.name} has left quarantine`);
  return lines;
};

/** Writes down at each line that what it held is another check's now. */
export const giveHeld = async (db: Db, lines: readonly QcLine[], number: string): Promise<void> => {
  for (const { id, held, note } of lines) {
    const words = `${held} held ${held === 1 ? "unit is" : "units are"} checked again in ${number}`;
    const room = longestNote - words.length - 1;
    await db
      .updateTable("qc_line")
      .set({ held: 0, note: note === "" ? words : `${note.slice(0, room)} ${words}` })
      .where("id", "=", id)
      .execute();
  }
};
