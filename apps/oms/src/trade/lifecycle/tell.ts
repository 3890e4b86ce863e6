import { sql } from "kysely";
import { fillIn, needsHelpFlag, permissions, type LifeRow, type ToldGiven } from "@o2r/api/contract/core";
import { newId } from "../../db/id.ts";
import { piecesOf } from "../../db/pieces-of.ts";
import type { Db } from "../../db/schema.ts";
import { writeEvents } from "../../events/outbox.ts";
import { queueMessages, type NewMessage } from "../message/queue-message.ts";

interface Telling {
  readonly row: LifeRow;
  /** Where the row is; absent when it is of no warehouse. */
  readonly warehouseId: string | undefined;
  readonly by: string | null;
  readonly now: Date;
}

type ToldAll = Extract<ToldGiven, { readonly to: unknown }>;

/** Who takes the step knows of it, and whom the row names where that is said. */
const uninvolved = ({ notTo = [] }: ToldAll, { row, by }: Telling) => {
  const involved = [by, ...notTo.map((field): unknown => Reflect.get(row, field))].filter(
    (id) => typeof id === "string",
  );
  return sql<boolean>`id <> all(${involved}::uuid[])`;
};

/** The warehouse at which those are who hear of it. */
const placeOf = ({ at }: ToldAll, { row, warehouseId }: Telling): string | undefined => {
  const named: unknown = at === undefined ? undefined : Reflect.get(row, at);
  return typeof named === "string" ? named : warehouseId;
};

const people = (db: Db) => db.selectFrom("app_user").select(["id", "email_id as mail"]).where("blocked_at", "is", null);

const holdersOf = (db: Db, one: ToldAll, telling: Telling) => {
  const place = placeOf(one, telling);
  return people(db)
    .where("user_type", "in", permissions[one.to])
    .$if(needsHelpFlag(one.to), (query) => query.where("help_and_support_active", "=", true))
    .where(uninvolved(one, telling))
    .$if(place !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("user_type", "in", permissions["warehouse.all"]),
          eb.exists(
            eb
              .selectFrom("user_warehouse as own")
              .whereRef("own.user_id", "=", "app_user.id")
              .where("own.warehouse_id", "=", place ?? ""),
          ),
        ]),
      ),
    );
};

/** Whom a field of the row names, unless they take the step themselves. */
const namedBy = (db: Db, field: string, { row, by }: Telling) => {
  const id: unknown = Reflect.get(row, field);
  return people(db).where("id", "=", typeof id === "string" && id !== by ? id : null);
};

const recipients = (db: Db, one: ToldGiven, telling: Telling) =>
  ("named" in one ? namedBy(db, one.named, telling) : holdersOf(db, one, telling))
    // Whoever has no bell is not told by it.
    .$if("type" in one, (query) => query.where("user_type", "in", permissions["notification.read"]))
    .execute();

/**
 * Puts what a step tells, or the making of a row, into the bells of those whom it concerns, or into the outbox as mails to
 * them, in the transaction of the step.
 */
export const tell = async (db: Db, told: readonly ToldGiven[] | undefined, telling: Telling): Promise<void> => {
  for (const one of told?.filter((each) => each.in?.includes(telling.row.state) ?? true) ?? []) {
    const msg = fillIn(one.text, telling.row);
    const page = fillIn(one.page, telling.row);
    const found = await recipients(db, one, telling);
    if ("mail" in one) {
      const mails = found.flatMap(({ mail }) => (mail === null ? [] : [mailTo(mail, { title: one.mail, msg, page })]));
      await queueMessages(db, mails);
      continue;
    }
    const rows = found.map(({ id }) => ({
      user_id: id,
      id: newId(),
      type: one.type,
      data: JSON.stringify({ userId: id, msg, page }),
      created_at: telling.now,
      read_at: null,
    }));
    for (const piece of piecesOf(rows)) await db.insertInto("notification").values(piece).execute();
    const entries = rows.map(({ id, user_id }) => ({ entity: "notification", id, userId: user_id }));
    await writeEvents(db, { action: "notification.created", now: telling.now }, entries);
  }
};

const mailTo = (
  to: string,
  { title, msg, page }: { readonly title: string; readonly msg: string; readonly page: string },
): NewMessage => ({
  channel: "EMAIL",
  to,
  template: "staff.told",
  title,
  body: msg,
  link: page,
  // Each step tells once: it is in one transaction with what it tells.
  key: `told ${newId()}`,
});
