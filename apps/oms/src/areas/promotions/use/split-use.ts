import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Units that have left a line of an order for a line of their own. Lines are named as `takeUse` was told. */
export interface LineSplit {
  readonly line: string;
  readonly into: string;
  readonly units: number;
}

/**
 * Takes what promotions have cost along to the lines that a line was split into, in proportion to their units, so that what
 * comes back of any of them gives back its part; and what has earned free goods, or is free, goes on to be so.
 */
export const splitUses = async (db: Db, orderId: string, splits: readonly LineSplit[]): Promise<void> => {
  for (const { line, into, units } of splits) {
    await sql`
      with held as (
        select part.use_id, part.line, floor(part.amount::numeric * ${units} / part.units)::bigint as amount
        from promotion_use_line as part join promotion_use as use on use.id = part.use_id
        where use.order_id = ${orderId} and part.line = ${line} and part.units > ${units}
        for update of part
      ), moved as (
        update promotion_use_line as part
        set units = part.units - ${units}::integer, amount = part.amount - held.amount
        from held where part.use_id = held.use_id and part.line = held.line
      )
      insert into promotion_use_line (use_id, line, units, amount)
      select use_id, ${into}, ${units}::integer, amount from held`.execute(db);
    await sql`
      update promotion_use_gift as gift set
        earned_by = case when ${line} = any(gift.earned_by) then gift.earned_by || ${into}::text else gift.earned_by end,
        also = case when gift.line = ${line} then gift.also || ${into}::text else gift.also end
      from promotion_use as use
      where use.id = gift.use_id and use.order_id = ${orderId}
        and (gift.line = ${line} or ${line} = any(gift.earned_by))`.execute(db);
  }
};
