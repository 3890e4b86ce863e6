import { sql, type Kysely } from "kysely";

/**
 * Letters of undertaking, each of a GSTIN and some days, in the place of one setting for all. And a challan keeps the GSTIN
 * that it was issued under, whose return counts it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table undertaking (
      id uuid primary key,
      gstin text not null,
      arn text not null,
      valid_from date not null,
      valid_till date not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      check (valid_from <= valid_till)
    );
    create unique index undertaking_once on undertaking (gstin, arn);
    delete from system_setting where key = 'zoneTaxMode';

    -- Null where whoever sent the goods was not registered.
    alter table hub_dispatch add column gstin text;
    update hub_dispatch set gstin = warehouse.gst_number from warehouse where warehouse.id = hub_dispatch.cwh_id;
    create index hub_dispatch_of_gstin on hub_dispatch (gstin, at);
    alter table return_paper add column gstin text;
    update return_paper set gstin = warehouse.gst_number from warehouse where warehouse.id = return_paper.warehouse_id;
    create index return_paper_of_gstin on return_paper (gstin, day) where kind = 'CHALLAN';
  `.execute(db);
};
