import { sql, type Kysely } from "kysely";

/**
 * The invoice of a consignment to another GSTIN is registered as those of retailers are: the provider is asked for its IRN by
 * the same requests, of which each is of one or the other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table hub_invoice
      add column irn text,
      add column ack_number text,
      add column ack_date date,
      add column signed_qr text;

    alter table invoice_request
      alter column invoice_id drop not null,
      add column dispatch_id uuid references hub_invoice (dispatch_id),
      add column document_id uuid not null generated always as (coalesce(invoice_id, dispatch_id)) stored,
      add check (num_nonnulls(invoice_id, dispatch_id) = 1);
    drop index invoice_request_open;
    drop index invoice_request_of_invoice;
    create unique index invoice_request_open on invoice_request (document_id, act) where state in ('QUEUED', 'SENDING');
    create index invoice_request_of_document on invoice_request (document_id, place);
  `.execute(db);
};
