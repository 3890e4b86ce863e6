import { sql, type Kysely } from "kysely";

/** A retailer whose papers were rejected is with whoever has taken them on, who mends the papers and submits them again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update retailer set state = 'ONBOARDING', version = retailer.version + 1
    from kyc where kyc.retailer_id = retailer.id and kyc.state = 'REJECTED' and retailer.state = 'KYC_PENDING'
  `.execute(db);
};
