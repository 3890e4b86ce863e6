import { sql } from "kysely";
import { optionValue, type masterEndpoints, type masterOptionEndpoints } from "@o2r/api/contract/catalogue";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid, notFound } from "../../../app-error.ts";
import type { Context, Handlers } from "../../../http/context.ts";
import { configuredLists } from "./configured-lists.ts";
import { ensureLabelFree } from "./label-taken.ts";

/** A list as it stands, held until the transaction ends, so that two who add to it at once stand one after the other. */
const lockField = (db: Db) => db.selectFrom("master_field").select(["id", "category"]).forUpdate();

/** The list of a category; made, with its first option, where there is none. */
const fieldOf = async (db: Db, category: string, actorId: string): Promise<{ readonly category: string }> => {
  await db
    .insertInto("master_field")
    .values({ id: newId(), category, created_by: actorId, updated_by: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockField(db)
    .where(sql`lower(category)`, "=", category.toLowerCase())
    .executeTakeFirstOrThrow();
};

interface NewOption {
  readonly category: string;
  readonly label: string;
  readonly value: string;
  /** The form's field that holds the label. */
  readonly field: "name" | "label";
}

/** Adds an option at the end of its list. Its value must be what its label makes it (specification §3). */
const addOption = async (
  { db, actor, audit }: Pick<Context<typeof masterOptionEndpoints.addMain>, "db" | "actor" | "audit">,
  { category, label, value, field }: NewOption,
): Promise<{ readonly done: true }> => {
  if (value !== optionValue(label))
    throw invalid([{ field: "value", message: `The value must be ${optionValue(label)}` }]);
  if (value === "") throw invalid([{ field, message: "This field is required" }]);
  await ensureLabelFree(db, { category, label, field });
  const { last } = await db
    .selectFrom("master_option")
    .select((eb) => eb.fn.coalesce(eb.fn.max("position"), sql<number>`-1`).as("last"))
    .where(sql`lower(category)`, "=", category.toLowerCase())
    .executeTakeFirstOrThrow();
  const row = await insertRow(db, "master_option", {
    id: newId(),
    category,
    value,
    label,
    position: last + 1,
    created_by: actor.id,
    updated_by: actor.id,
  });
  audit({ entity: "master-option", id: row.id, version: row.version, after: { category, label, value } });
  return { done: true };
};

/** Adding to the option lists from beside a select. */
export const masterOptionHandlers: Handlers<typeof masterOptionEndpoints> = {
  ...configuredLists,

  field: async ({ db, query }) => {
    const field = await db
      .selectFrom("master_field")
      .select(["id", "category"])
      .where(sql`lower(category)`, "=", query.category.toLowerCase())
      .executeTakeFirst();
    return field ?? null;
  },

  addMain: async (context) => {
    const { name, value } = context.body;
    const { category } = await fieldOf(context.db, context.body.category, context.actor.id);
    return addOption(context, { category, label: name, value, field: "name" });
  },

  addList: async (context) => {
    const { label, value } = context.body;
    const field = await lockField(context.db).where("id", "=", context.params.id).executeTakeFirst();
    if (!field) throw notFound("Field");
    return addOption(context, { category: field.category, label, value, field: "label" });
  },
};

/** The lists that selects are filled from. A category that nobody has filled is an empty list. */
export const masterHandlers: Handlers<typeof masterEndpoints> = {
  options: ({ db, query }) =>
    db
      .selectFrom("master_option")
      .select(["id", "label", "value", "position"])
      .where(sql`lower(category)`, "=", query.category.toLowerCase())
      .where("active", "=", true)
      .orderBy("position")
      .orderBy("label")
      .execute(),
};
