import { sql } from "kysely";

/** Whether a row waits to be fixed, and has this text in a column where something is wrong with it. */
export const isAlike = (
  { id, columns }: { readonly id: string; readonly columns: Readonly<Record<string, number>> },
  { column, text }: { readonly column: number; readonly text: string },
) => {
  const field = Object.keys(columns).find((one) => columns[one] === column);
  if (field === undefined) return sql<boolean>`false`;
  return sql<boolean>`(job_id = ${id} and state = 'BAD' and coalesce(cells ->> ${column}::int, '') = ${text}
    and errors @> ${JSON.stringify([{ field }])}::jsonb)`;
};
