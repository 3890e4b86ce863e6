import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Whether a thing of the layout of the apps shows the row of `document`, by the thing. */
export const showsDocument = () =>
  ({
    content: sql`exists (
      select from layout_content where mobile_image_id = document.id or web_image_id = document.id
    )`,
    page: sql`exists (select from page_version_document where document_id = document.id)`,
  }) satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
