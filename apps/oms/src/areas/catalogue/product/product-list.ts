import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import { todayIn } from "@o2r/forms/days";
import { productList } from "@o2r/api/contract/catalogue";
import type { PageRequest } from "../../../db/keyset.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Db } from "../../../db/schema.ts";
import { readList, type ListRules } from "../../../kit/read-list.ts";
import { selectFiled, selectListed, type ListedProduct } from "./product-query.ts";
import { productTexts } from "./product-columns.ts";
import { toFiledProduct, toProductRow } from "./product-wire.ts";

const rules: Omit<ListRules<typeof productList, ListedProduct>, "select"> = {
  id: sql<string>`product.id`,
  sorts: {
    formName: sql`lower(product.name)`,
    sku: sql`lower(product.sku)`,
    brand: { by: sql`lower(brand.name)`, nullable: true },
    subCategory: { by: sql`lower(sub.name)`, nullable: true },
    formProductHsn: sql`product.hsn`,
    formProductMrp: sql`product.mrp`,
    formRlp: sql`product.ptr`,
    formDlp: sql`product.pth`,
    formO2rPrice: sql`product.o2rlp`,
    formProductGst: sql`product.gst`,
    active: sql`product.active`,
    updatedAt: sql`product.updated_at`,
  },
  filters: {
    brand: sql`product.brand_id`,
    category: sql`sub.category_id`,
    subCategory: sql`product.sub_category_id`,
    attribute: (text) => sql`exists (
      select from product_attribute as held
      where held.product_id = product.id and held.attribute_id in (${sql.join(text.split(","))})
    )`,
    itemType: sql`product.item_type`,
    platform: sql`product.platform`,
    type: sql`product.product_type`,
    gst: sql`product.gst`,
    mrp: sql`product.mrp`,
    active: sql`product.active`,
    kit: sql`exists (select from sku_kit_item item where item.product_id = product.id)`,
    hasImage: sql`exists (select from product_image image where image.product_id = product.id)`,
    hasEan: sql`product.ean is not null`,
    hasHsn: sql`product.hsn <> ''`,
  },
  search: productTexts("formName", "sku", "formProductEan", "formProductHsn"),
  gathers: true,
};

/** What the list of products is asked. */
export type ProductQuery = ListQuery & FilterTexts<typeof productList> & Pick<PageRequest, "whole">;

interface Asked {
  readonly db: Db;
  readonly query: ProductQuery;
  readonly actor: Actor;
  readonly now: Date;
}

/** One page of the products that match, with what is in stock of them for whoever asks. */
export const listProducts = ({ db, query, actor, now }: Asked) => {
  const today = todayIn(undefined, now);
  const list = query.whole
    ? readList(productList, { ...rules, select: selectFiled(actor, today), toRow: toFiledProduct })
    : readList(productList, { ...rules, select: selectListed(actor, today), toRow: toProductRow });
  return list(db, query);
};
