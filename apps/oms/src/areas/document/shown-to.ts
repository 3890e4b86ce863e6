import { sql, type RawBuilder, type SqlBool } from "kysely";
import { may, type UserType } from "@o2r/api/contract";
import { documentReaders } from "@o2r/api/contract/document";

type Shower = keyof typeof documentReaders;

/** Whether a thing of that kind shows the row of `document`. One that the contract names and this does not, does not compile. */
const shows: Readonly<Record<Shower, RawBuilder<SqlBool>>> = {
  product: sql`exists (select from product_image where document_id = document.id)`,
  brand: sql`exists (select from brand where logo_id = document.id)`,
  category: sql`exists (select from category where image_id = document.id)`,
  subCategory: sql`exists (select from sub_category where image_id = document.id)`,
  company: sql`exists (select from company where logo_id = document.id)`,
  qc: sql`exists (select from qc_line where photo_id = document.id)`,
};

/** Whether the row of `document` is shown by a thing that this user type may read. */
export const shownTo = (type: UserType): RawBuilder<SqlBool> => {
  const readable = (Object.keys(shows) as Shower[]) // the keys of the object above
    .filter((shower) => may(type, documentReaders[shower]))
    .map((shower) => shows[shower]);
  return readable.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(readable, sql` or `)})`;
};
