import { sql, type Kysely } from "kysely";

/** A configuration that was rolled back says so, as pages and workflows do. Those that are told an earlier version are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table app_config drop constraint app_config_state_check, drop constraint app_config_live;
    alter table app_config
      add constraint app_config_state_check
        check (state in ('DRAFT', 'PUBLISHED', 'ROLLED_BACK', 'CHANGED', 'WITHDRAWN')),
      add constraint app_config_live
        check ((state in ('PUBLISHED', 'ROLLED_BACK', 'CHANGED')) = (live_version is not null));
    update app_config set state = 'ROLLED_BACK' where state = 'PUBLISHED' and exists (
      select from app_config_version told
      where told.config_id = app_config.id and told.n = app_config.live_version and told.restored_from is not null
    );
  `.execute(db);
};
