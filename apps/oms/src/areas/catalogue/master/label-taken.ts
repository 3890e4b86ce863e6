import type { FieldError } from "@o2r/api/contract";
import { sql } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

interface Named {
  readonly category: string;
  readonly label: string;
  /** The form's field that holds the label. */
  readonly field: "name" | "label";
  /** The option that is called so itself. */
  readonly id?: string;
}

/** Refuses a name that another option of the list has: nobody could tell the two apart, nor could a file that names one. */
export const ensureLabelFree = async (db: Db, { category, label, field, id }: Named): Promise<void> => {
  const found = await db
    .selectFrom("master_option")
    .select("id")
    .where(sql`lower(category)`, "=", category.toLowerCase())
    .where(sql`lower(label)`, "=", label.toLowerCase())
    .$if(id !== undefined, (query) => query.where("id", "<>", id ?? ""))
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  const error: FieldError = { field, message: "This option is there already" };
  throw conflict(error.message, [error]);
};
