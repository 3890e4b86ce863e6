import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { mostViews, type savedViewEndpoints } from "@o2r/api/contract/insight";
import { newId } from "../../db/id.ts";
import { takeTurn } from "../../db/take-turns.ts";
import { AppError, conflict, notFound } from "../../app-error.ts";
import type { Handlers } from "../../http/context.ts";

const owner = sql.ref<string>("owner_id");
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
    // They are counted among those of all who share, or their own.
    await takeTurn(db, `views ${list} ${shared ? "shared" : actor.id}`);
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
    const { count } = await db
      .selectFrom("saved_view")
      .select(sql<number>`count(*)`.as("count"))
      .where("list", "=", list)
      .where("shared", "=", shared)
      .$if(!shared, (rows) => rows.where(scope.covers(owner)))
      .executeTakeFirstOrThrow();
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
