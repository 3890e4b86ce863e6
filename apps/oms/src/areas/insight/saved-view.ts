import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { mostViews, type savedViewEndpoints } from "@o2r/api/contract/insight";
import { newId } from "../../db/id.ts";
import { takeTurn } from "../../db/take-turns.ts";
import { AppError, conflict, notFound } from "../../app-error.ts";
import type { Handlers } from "../../http/context.ts";

const owner = sql.ref<string>("owner_id");
/** Most views that one person keeps of all lists: the name of a list is any text of the address. */
export const mostOfOne = 500;
const shown = ["id", "version", "name", "shared", "query", "density"] as const;

/** The views of lists: everybody's own, and those that administrators share with all. */
export const savedViewHandlers: Handlers<typeof savedViewEndpoints> = {
  list: async ({ db, scope, query }) => {
    const content = await db
      .selectFrom("saved_view")
      .select(shown)
      .where("list", "=", query.list)
      .where((eb) => eb.or([eb("shared", "=", true), scope.covers(owner)]))
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .execute();
    return { content };
  },

  save: async ({ db, scope, actor, body, now, audit }) => {
    if (!scope.admits(actor.id) || (body.shared && !may(actor.userType, "view.share")))
      throw new AppError("access.denied", "Only administrators share views");
    const { list, name, shared, query, density } = body;
    // They are counted among their own, and what is shared among those of all who share.
    await takeTurn(db, `views ${actor.id}`);
    if (shared) await takeTurn(db, `views ${list} shared`);
    const sameName = db
      .selectFrom("saved_view")
      .select("id")
      .where("list", "=", list)
      .where("shared", "=", shared)
      .where(sql`lower(name)`, "=", name.toLowerCase());
    const before = await (shared ? sameName : sameName.where(scope.covers(owner))).forUpdate().executeTakeFirst();
    const changed = { name, query, density, updated_at: now, updated_by: actor.id };
    const kept = before
      ? await db
          .updateTable("saved_view")
          .set((eb) => ({ ...changed, version: eb("version", "+", 1) }))
          .where("id", "=", before.id)
          .returning(shown)
          .executeTakeFirstOrThrow()
      : await db
          .insertInto("saved_view")
          .values({
            ...changed,
            id: newId(),
            owner_id: actor.id,
            list,
            shared,
            created_at: now,
            created_by: actor.id,
          })
          .returning(shown)
          .executeTakeFirstOrThrow();
    const counted = db.selectFrom("saved_view").select(sql<number>`count(*)`.as("count"));
    const { count } = await counted
      .where("list", "=", list)
      .where("shared", "=", shared)
      .$if(!shared, (rows) => rows.where(scope.covers(owner)))
      .executeTakeFirstOrThrow();
    const { count: all } = await counted.where("owner_id", "=", actor.id).executeTakeFirstOrThrow();
    if (all > mostOfOne) throw conflict(`You keep ${mostOfOne} views of lists already. Delete one first.`);
    if (count > mostViews) throw conflict(`There are ${mostViews} views of this list already. Delete one first.`);
    audit({ entity: "saved-view", id: kept.id, version: kept.version, after: { list, name, shared, query, density } });
    return kept;
  },

  remove: async ({ db, scope, actor, params, audit }) => {
    const mayShare = may(actor.userType, "view.share");
    const gone = await db
      .deleteFrom("saved_view")
      .where("id", "=", params.id)
      .where((eb) =>
        eb.or([
          eb.and([eb("shared", "=", false), scope.covers(owner)]),
          eb.and([eb("shared", "=", true), sql<boolean>`${mayShare}`]),
        ]),
      )
      .returning(["list", "name", "shared"])
      .executeTakeFirst();
    if (!gone) throw notFound("View");
    audit({ entity: "saved-view", id: params.id, before: gone });
    return { done: true };
  },
};
