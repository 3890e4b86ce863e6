import type { Db } from "../../db/schema.ts";
import { tx } from "../../db/tx.ts";

/**
 * Does something with one after the other, each in a transaction of its own: one that fails keeps no other from its turn.
 *
 * @throws AggregateError of what failed, once all have had their turn.
 */
export const eachAlone = async (
  db: Db,
  ids: readonly string[],
  act: (trx: Db, id: string) => Promise<void>,
): Promise<void> => {
  const failures: Error[] = [];
  for (const id of ids) {
    await tx(db, (trx) => act(trx, id)).catch((cause: unknown) => {
      failures.push(new Error(`${id} cannot be applied: ${String(cause)}`, { cause }));
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
};
