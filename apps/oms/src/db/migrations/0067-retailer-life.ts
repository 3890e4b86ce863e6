import { sql, type Kysely } from "kysely";

/** A retailer's life stands in `state`, as that of every thing; the state of the address in `address_state`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table retailer rename column state to address_state;
    alter table retailer rename column status to state;
    alter table retailer
      add column active boolean not null generated always as (state <> 'INACTIVE') stored,
      -- Who looks after them: whoever takes them on until they are submitted, then the agent whom they are assigned to.
      add column owner_id uuid generated always as (
        case when state in ('LEAD', 'ONBOARDING') then onboarded_by else agent_id end
      ) stored;
    drop index retailer_of_agent, retailer_of_maker, retailer_by_hub;
    create index retailer_of_owner on retailer (owner_id, lower(establishment), id) where owner_id is not null;
    create index retailer_by_name on retailer (lower(establishment), id);
    create index retailer_by_hub on retailer (hub_id, lower(establishment), id);
    create index retailer_newest on retailer (updated_at desc, id desc);
  `.execute(db);
};
