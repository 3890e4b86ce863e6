import { sql, type Kysely } from "kysely";

/** Who takes over from the chatbot: an agent with topics, all of them where there are none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_agent (
      id uuid primary key,
      agent_id uuid not null references app_user (id),
      topics text[] not null default '{}' check (topics <@ array[
        'DELIVERY', 'SHORT', 'PAYMENT', 'RETURN', 'PRICE', 'ACCOUNT', 'OTHER']),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index chat_agent_of_user on chat_agent (agent_id);
  `.execute(db);
};
