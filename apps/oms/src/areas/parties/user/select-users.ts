import { sql } from "kysely";
import { userList, type UserAccount, type UserRow } from "@o2r/api/contract/parties";
import type { Db } from "../../../db/schema.ts";
import { notFound } from "../../../app-error.ts";
import { readList } from "../../../kit/read-list.ts";

const namesOf = {
  warehouses: sql<string>`coalesce((select string_agg(warehouse.company_name, ', ' order by lower(warehouse.company_name))
    from user_warehouse join warehouse on warehouse.id = user_warehouse.warehouse_id
    where user_warehouse.user_id = app_user.id), '')`,
  regions: sql<string>`coalesce((select string_agg(region.name, ', ' order by lower(region.name))
    from user_region join region on region.id = user_region.region_id where user_region.user_id = app_user.id), '')`,
  beats: sql<string>`coalesce((select string_agg(beat.name, ', ' order by lower(beat.name))
    from user_beat join beat on beat.id = user_beat.beat_id where user_beat.user_id = app_user.id), '')`,
};

const selectUsers = (db: Db) =>
  db
    .selectFrom("app_user")
    .leftJoin("app_user as boss", "boss.id", "app_user.supervisor_id")
    .select([
      "app_user.id",
      "app_user.version",
      "app_user.name",
      "app_user.username",
      "app_user.user_type as userType",
      "app_user.mobile",
      "app_user.email_id as emailId",
      namesOf.warehouses.as("warehouses"),
      "app_user.supervisor_id as supervisorId",
      "boss.name as supervisor",
      "app_user.agent_id as agentId",
      "app_user.state",
      "app_user.block_reason as blockReason",
      "app_user.blocked_at as blockedAt",
      "app_user.must_change_password as mustChangePassword",
      "app_user.last_sign_in_at as lastSignInAt",
      "app_user.updated_at as updatedAt",
    ]);

/** One account as its page has it. */
export const readUser = async (db: Db, id: string): Promise<UserRow> => {
  const found = await selectUsers(db).where("app_user.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("User");
  return found;
};

export const listUsers = readList(userList, {
  select: selectUsers,
  id: sql<string>`app_user.id`,
  sorts: {
    name: sql`lower(app_user.name)`,
    username: sql`lower(app_user.username)`,
    userType: sql`app_user.user_type`,
    state: sql`app_user.state`,
    lastSignInAt: { by: sql`app_user.last_sign_in_at`, nullable: true },
    updatedAt: sql`app_user.updated_at`,
  },
  filters: {
    role: sql`app_user.user_type`,
    warehouse: (text) => sql`exists (select from user_warehouse as own
      where own.user_id = app_user.id and own.warehouse_id = any(${text.split(",")}::uuid[]))`,
    supervisor: sql`app_user.supervisor_id`,
    state: sql`app_user.state`,
  },
  search: {
    name: sql`app_user.name`,
    username: sql`app_user.username`,
    mobile: sql`coalesce(app_user.mobile, '')`,
    emailId: sql`coalesce(app_user.email_id, '')`,
    agentId: sql`coalesce(app_user.agent_id, '')`,
  },
});

const orNull = (column: string) => sql<string | null>`nullif(${sql.ref(column)}, '')`;

/** What the form of an account holds. Its password stays where it is. */
export const findAccount = async (db: Db, id: string): Promise<UserAccount | undefined> =>
  db
    .selectFrom("app_user")
    .leftJoin("app_user as boss", "boss.id", "app_user.supervisor_id")
    .leftJoin("dialer", "dialer.id", "app_user.dialers_id")
    .select([
      "app_user.id",
      "app_user.version",
      "app_user.active",
      "app_user.updated_at as updatedAt",
      "app_user.name",
      sql<string>`coalesce(app_user.mobile, '')`.as("mobile"),
      sql<string>`coalesce(app_user.email_id, '')`.as("emailId"),
      "app_user.username",
      "app_user.user_type as roles",
      "app_user.second_step as secondStep",
      "app_user.help_and_support_active as helpAndSupportActive",
      "app_user.supervisor_id as ccSupervisor",
      "app_user.agent_id as agentId",
      "app_user.agent_email_id as agentEmailId",
      "app_user.dialers_id as dialersId",
      sql<string[]>`array(select warehouse_id from user_warehouse where user_id = app_user.id order by 1)`.as(
        "warehouses",
      ),
      sql<string[]>`array(select region_id from user_region where user_id = app_user.id order by 1)`.as("regions"),
      sql<string[]>`array(select beat_id from user_beat where user_id = app_user.id order by 1)`.as("beats"),
      orNull("app_user.address_line1").as("addressLine1"),
      orNull("app_user.address_line2").as("addressLine2"),
      orNull("app_user.pincode").as("pincode"),
      orNull("app_user.city").as("city"),
      orNull("app_user.address_state").as("state"),
      "boss.name as supervisor",
      "dialer.name as dialer",
      sql<string>`concat_ws(', ', nullif(${namesOf.warehouses}, ''), nullif(${namesOf.regions}, ''),
        nullif(${namesOf.beats}, ''))`.as("assigned"),
    ])
    .where("app_user.id", "=", id)
    .executeTakeFirst();
