import { sql, type SqlBool } from "kysely";

/** For the filter of a list: rows whose option of a master list is one of some, which it names by their ids. */
export const hasOption = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} in (select value from master_option where id = any(${text.split(",")}::uuid[]))`;
