import { sql, type Kysely } from "kysely";

/**
 * Until when a check is to end: what waits, by that, and of what has ended whether it was late. Checks of before are given the
 * hours that the setting has until somebody sets others.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table qc add column due_at timestamptz(3);
    update qc set due_at = created_at + interval '24 hours';
    alter table qc
      alter column due_at set not null,
      -- What has ended waits for nothing: it comes after all that does.
      add column waits_until timestamptz(3) not null generated always as
        (case when state in ('PENDING', 'IN_PROGRESS') then due_at else '9999-01-01 00:00:00+00' end) stored,
      add column late boolean generated always as
        (case when state in ('PASSED', 'PARTIALLY_PASSED', 'FAILED') then submitted_at > due_at end) stored;

    create index qc_by_due on qc (warehouse_id, waits_until, id);
    create index qc_of_all_by_due on qc (waits_until, id);
    create index qc_by_late on qc
      (warehouse_id, late, (case state when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end), id)
      where late is not null;
    create index qc_of_all_by_late on qc
      (late, (case state when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end), id)
      where late is not null;
  `.execute(db);
};
