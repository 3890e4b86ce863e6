import { sql, type RawBuilder } from "kysely";

/** An id for a row that stands for many: the same for the same parts, whoever reads it. */
export const rowKey = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<string> =>
  sql<string>`md5(concat_ws('|', ${sql.join(parts)}))::uuid`;
