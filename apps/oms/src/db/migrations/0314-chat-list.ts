import { sql, type Kysely } from "kysely";

/**
 * Whoever helps lists chats by what was said last. It is kept with each chat, since it may stand in two tables, and no index
 * could lead to it there: what the bot and the retailer said in one, and what was said since a person took over in the other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table chat_session
      add column messages integer not null default 0,
      add column last_at timestamptz(3) not null default now(),
      add column last_text text not null default '',
      add column last_from text not null default 'BOT' check (last_from in ('BOT', 'RETAILER', 'STAFF'));

    with said as (
      select session_id, speaker, text, at, 0 as part, seq from chat_message
      union all
      select chat_session.id, case line.kind when 'REPLY' then 'STAFF' else 'RETAILER' end, line.text, line.at, 1, line.seq
      from chat_session join ticket_message as line on line.ticket_id = chat_session.ticket_id
      where line.kind in ('REPLY', 'RETAILER') and line.at > chat_session.handed_at
    ), latest as (
      select distinct on (session_id) *, count(*) over (partition by session_id) as messages
      from said order by session_id, part desc, seq desc
    )
    update chat_session set messages = latest.messages, last_at = latest.at, last_text = left(latest.text, 300),
      last_from = latest.speaker
    from latest where latest.session_id = chat_session.id;
    update chat_session set last_at = created_at where messages = 0;

    create index chat_session_latest on chat_session (last_at desc, id desc);
    create index chat_session_newest on chat_session (created_at desc, id desc);
    create index chat_session_of_retailer on chat_session (retailer_id, last_at desc, id desc);
    create index chat_session_of_workflow_latest on chat_session (workflow_id, last_at desc, id desc)
      where workflow_id is not null;
    -- Those that somebody still answers are few among many.
    create index chat_session_with_bot on chat_session (created_at) where state in ('WAITING', 'CALLING');
    create index ticket_of_chat_unsettled on ticket (state)
      where session_id is not null and state in ('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'WAITING_ON_RETAILER');
  `.execute(db);
};
