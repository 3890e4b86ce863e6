import { sql, type Kysely } from "kysely";

/**
 * What a reset of inventory ends: lines of checks, checks that have no other line, and rejected goods. Those that a reset
 * has overtaken already are ended here: their units have long left the books.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table qc drop constraint qc_state_check;
    alter table qc add constraint qc_state_check
      check (state in ('PENDING', 'IN_PROGRESS', 'PASSED', 'PARTIALLY_PASSED', 'FAILED', 'CLOSED'));
    alter table rejected_sku drop constraint rejected_sku_state_check;
    alter table rejected_sku add constraint rejected_sku_state_check
      check (state in ('OPEN', 'RETURNED', 'CREDITED', 'DISCARD_ASKED', 'DISCARDED', 'RE_QC', 'RESET'));
    -- True once a reset has taken the line's units off the books before its check ended.
    alter table qc_line add column reset boolean not null default false;

    create index rejected_sku_of_line on rejected_sku (qc_line_id);

    create temporary table overtaken on commit drop as
      select line.id, line.qc_id from qc_line as line
      where exists (
        select from stock_movement as reset
        where reset.warehouse_id = line.warehouse_id and reset.batch_id = line.batch_id and reset.type = 'RESET'
          and reset.seq > (
            select max(own.seq) from stock_movement as own where own.ref_id = line.qc_id and own.batch_id = line.batch_id
          )
      );
    update rejected_sku set state = 'RESET', note = 'Inventory reset', version = version + 1, updated_at = now()
    where state in ('OPEN', 'DISCARD_ASKED') and qc_line_id in (select id from overtaken);
    update qc_line set reset = true, accepted = 0, rejected = 0, held = 0
    where id in (select id from overtaken)
      and exists (select from qc where qc.id = qc_line.qc_id and qc.state in ('PENDING', 'IN_PROGRESS'));
    update qc set
      state = case when every.reset then 'CLOSED' else state end,
      submitted_at = case when every.reset then now() else submitted_at end,
      version = version + 1, updated_at = now()
    from (select qc_id, bool_and(reset) as reset from qc_line group by qc_id having bool_or(reset)) as every
    where every.qc_id = qc.id;
  `.execute(db);
};
