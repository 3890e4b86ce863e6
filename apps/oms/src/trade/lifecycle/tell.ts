import { sql } from "kysely";
import { fillIn, needsHelpFlag, permissions, type LifeRow, type ToldGiven } from "@o2r/api/contract/core";
import { newId } from "../../db/id.ts";
import { piecesOf } from "../../db/pieces-of.ts";
import type { Db } from "../../db/schema.ts";
import { writeEvents } from "../../events/outbox.ts";

interface Telling {
  readonly row: LifeRow;
  /** Where the row is; absent when it is of no warehouse. */
  readonly warehouseId: string | undefined;
  readonly by: string | null;
  readonly now: Date;
}

/** Who takes the step knows of it, and whom the row names where that is said. */
const uninvolved = ({ notTo = [] }: ToldGiven, { row, by }: Telling) => {
  const involved = [by, ...notTo.map((field): unknown => Reflect.get(row, field))].filter(
    (id) => typeof id === "string",
  );
  return sql<boolean>`id <> all(${involved}::uuid[])`;
};

/** The warehouse at which those are who hear of it. */
const placeOf = ({ at }: ToldGiven, { row, warehouseId }: Telling): string | undefined => {
  const named: unknown = at === undefined ? undefined : Reflect.get(row, at);
  return typeof named === "string" ? named : warehouseId;
};

const recipients = (db: Db, one: ToldGiven, telling: Telling) => {
  const place = placeOf(one, telling);
  return (
    db
      .selectFrom("app_user")
      .select("id")
      .where("user_type", "in", permissions[one.to])
      // Whoever has no bell is not told.
      .where("user_type", "in", permissions["notification.read"])
      .where("blocked_at", "is", null)
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
      )
      .execute()
  );
};

/** Puts what a step tells, or the making of a row, into the bells of those whom it concerns, in the transaction of the step. */
export const tell = async (db: Db, told: readonly ToldGiven[] | undefined, telling: Telling): Promise<void> => {
  for (const one of told?.filter((each) => each.in?.includes(telling.row.state) ?? true) ?? []) {
    const msg = fillIn(one.text, telling.row);
    const page = fillIn(one.page, telling.row);
    const people = await recipients(db, one, telling);
    const rows = people.map(({ id }) => ({
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
