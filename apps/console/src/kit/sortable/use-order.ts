import { useState } from "react";
import { moveTo } from "./move-to.ts";

interface Ordering<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Has the service keep the new order, in which one row has been moved, and read it again. False where it refused. */
  readonly keep: (moved: Row, ids: readonly string[]) => Promise<boolean>;
}

/**
 * Rows in the order that they are given by hand: shown at once, and as the service has it when it has answered.
 * One move after the other: what is moved while another is on its way stays where it is.
 */
export const useOrder = <Row extends { readonly id: string }>({ rows, nameOf, keep }: Ordering<Row>) => {
  const [placed, setPlaced] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered: readonly Row[] = placed?.flatMap((id) => byId.get(id) ?? []) ?? rows;

  const move = async (row: Row, place: number): Promise<void> => {
    const ids = ordered.map(({ id }) => id);
    const next = moveTo(ids, row.id, place);
    if (placed !== undefined || next.join() === ids.join()) return;
    setPlaced(next);
    const kept = await keep(row, next);
    setPlaced(undefined);
    const name = nameOf(row);
    setSaid(
      kept ? `${name} is now number ${next.indexOf(row.id) + 1} of ${next.length}` : `${name} stays where it was`,
    );
  };
  return { ordered, move, said };
};
