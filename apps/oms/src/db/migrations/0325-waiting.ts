import { sql, type Kysely } from "kysely";

/** The dashboard counts what waits, every few seconds and for everybody who has it open: few rows among many. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index retailer_to_take_on on retailer (state) where state in ('LEAD', 'ONBOARDING');
    create index kyc_back on kyc (state, retailer_id) where state in ('REJECTED', 'EXPIRED');
    create index kyc_licence on kyc (fssai_expiry) where state = 'APPROVED' and fssai_expiry is not null;
    -- Since when they wait is asked, too.
    create index order_return_to_decide on order_return (created_at) where state = 'REQUESTED';
    create index credit_note_to_issue on credit_note (created_at) where state = 'ASKED';
    create index shipment_to_settle on shipment (depart_on) where state = 'COMPLETED';
  `.execute(db);
};
