import { sql, type RawBuilder, type SqlBool } from "kysely";
import { may } from "@o2r/api/contract";
import { documentReaders } from "@o2r/api/contract/document";
import { isWithin } from "../../db/scope.ts";
import type { Actor } from "../../http/context.ts";

type Shower = keyof typeof documentReaders;
type Reader = Pick<Actor, "userType" | "warehouses">;

/**
 * Whether a thing of that kind, within reach, shows the row of `document`. One that the contract names and this does not,
 * does not compile.
 */
const showsWithin = ({ warehouses }: Reader): Readonly<Record<Shower, RawBuilder<SqlBool>>> => ({
  product: sql`exists (select from product_image where document_id = document.id)`,
  brand: sql`exists (select from brand where logo_id = document.id)`,
  category: sql`exists (select from category where image_id = document.id)`,
  subCategory: sql`exists (select from sub_category where image_id = document.id)`,
  company: sql`exists (select from company where logo_id = document.id)`,
  qc: sql`exists (select from qc_line where photo_id = document.id
    and ${isWithin(warehouses === "all" ? "every" : { warehouses }, sql.ref("qc_line.warehouse_id"))})`,
});

/** Whether the row of `document` is shown by a thing that this person may read. */
export const shownTo = (reader: Reader): RawBuilder<SqlBool> => {
  const shows = showsWithin(reader);
  const readable = (Object.keys(shows) as Shower[]) // the keys of the object above
    .filter((shower) => may(reader.userType, documentReaders[shower]))
    .map((shower) => shows[shower]);
  return readable.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(readable, sql` or `)})`;
};
