import { sql, type Kysely } from "kysely";

/**
 * Rejected goods that are checked again name the line that decides on them, so that they are restocked or open once it has.
 * Those that wait already find theirs by what they were sent for, and are what it has found since: what it rejected of them
 * has a row of its own, so that what it passed or holds is left.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table rejected_sku drop constraint rejected_sku_state_check;
    alter table rejected_sku add constraint rejected_sku_state_check
      check (state in ('OPEN', 'RETURNED', 'CREDITED', 'DISCARD_ASKED', 'DISCARDED', 'RE_QC', 'RESTOCKED', 'RESET'));
    -- Kept once it has passed them: where its check is opened again, they are checked again.
    alter table rejected_sku add column recheck_line_id uuid references qc_line (id);
    create index rejected_sku_by_recheck on rejected_sku (recheck_line_id) where recheck_line_id is not null;

    update rejected_sku set recheck_line_id = line.id
    from qc_line as own join qc as earlier on earlier.id = own.qc_id, qc_line as line join qc on qc.id = line.qc_id
    where rejected_sku.state = 'RE_QC' and own.id = rejected_sku.qc_line_id
      and line.batch_id = rejected_sku.batch_id and line.received = rejected_sku.quantity
      and qc.source = 'REJECTED' and qc.supplier = 'After ' || earlier.number and qc.created_at = rejected_sku.updated_at;
    update rejected_sku set recheck_line_id = line.id
    from qc_line as line join qc on qc.id = line.qc_id
    where rejected_sku.state = 'RE_QC' and rejected_sku.recheck_line_id is null
      and line.id = rejected_sku.qc_line_id and qc.state in ('PENDING', 'IN_PROGRESS');
    update rejected_sku set
      state = case when line.reset then 'RESET' when line.held = 0 then 'RESTOCKED' else 'RE_QC' end,
      quantity = case when line.reset then quantity else line.accepted + line.held end,
      value = case
        when line.reset then value else round(value::numeric * (line.accepted + line.held) / quantity)::bigint
      end,
      version = rejected_sku.version + 1, updated_at = now()
    from qc_line as line join qc on qc.id = line.qc_id
    where rejected_sku.state = 'RE_QC' and line.id = rejected_sku.recheck_line_id
      and (line.reset or (qc.state not in ('PENDING', 'IN_PROGRESS') and line.accepted + line.held > 0));
  `.execute(db);
};
