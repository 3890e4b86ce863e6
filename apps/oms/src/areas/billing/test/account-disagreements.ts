import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/**
 * Where the accounts of retailers do not agree: what is allocated with what is paid, what is due and on account with the ledger,
 * money that stands on account while something is due, and numbers that were given twice. Empty where all do, to the paisa.
 */
export const accountDisagreements = async (
  db: Db,
): Promise<readonly { readonly what: string; readonly id: string }[]> => {
  const { rows } = await sql<{ what: string; id: string }>`
    with given as (
      select retailer_id, id, amount as comes, allocated from payment where state <> 'BOUNCED'
      union all select retailer_id, id, total, allocated from credit_note where state = 'ISSUED'
    ), due as (
      select retailer_id, sum(total - paid - credited) as due, sum(credited - written_off) as credited
      from invoice where state <> 'CANCELLED' group by 1
    ), account as (
      select retailer_id, sum(comes - allocated) as rest from given group by 1
    ), ledger as (
      select entry.retailer_id, sum(entry.amount) as owed,
        coalesce(sum(entry.amount) filter (where txn.kind = 'bounce-charge'), 0) as charges
      from ledger_entry as entry join ledger_txn as txn on txn.id = entry.txn_id
      where entry.account = 'RECEIVABLE' group by 1
    )
    select 'a payment and its allocations' as what, id from payment
      where allocated <> coalesce((select sum(amount) from allocation where payment_id = payment.id), 0)
    union all
    select 'a credit note and its allocations', id from credit_note as note
      where state = 'ISSUED' and coalesce((select sum(amount) from allocation where credit_note_id = note.id), 0) > allocated
    union all
    select 'an invoice and its allocations', id from invoice
      where paid <> coalesce((select sum(amount) from allocation where invoice_id = invoice.id), 0)
    union all
    select 'what invoices were credited and their notes', due.retailer_id from due
      where credited <> coalesce((select sum(note.allocated - coalesce((select sum(amount) from allocation
        where credit_note_id = note.id), 0)) from credit_note as note
        where note.retailer_id = due.retailer_id and note.state = 'ISSUED'), 0)
    union all
    select 'on account while something is due', account.retailer_id from account join due using (retailer_id)
      where rest > 0 and due > 0
    union all
    select 'the ledger and what is due', ledger.retailer_id from ledger
      left join due using (retailer_id) left join account using (retailer_id)
      where owed <> coalesce(due, 0) - coalesce(rest, 0) + charges
    union all
    select 'the number ' || number || ' twice', min(id::text)::uuid
      from (select id, receipt_number as number from payment union all select id, number from collection
        union all select id, number from write_off) as paper
      group by number having count(*) > 1
  `.execute(db);
  return rows;
};
