import { sql, type Kysely } from "kysely";

/** What lists are sorted by, so that a page walks an index. Of batches none that a movement of stock would have to write. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index batch_of_all_by_mrp on batch (mrp, id);
    create index batch_of_all_by_ptr on batch (ptr, id);
    create index batch_of_all_by_pth on batch (pth, id);
    create index batch_of_all_by_o2rlp on batch (o2rlp, id);
    create index batch_of_all_by_manufactured on batch (manufactured_on, id);
    create index batch_of_all_by_updated on batch (updated_at, id);

    create index qc_by_inspector on qc (inspector_id, created_at, id) where inspector_id is not null;
  `.execute(db);
};
