import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import { productList } from "@o2r/api/contract/catalogue";
import type { PageRequest } from "../../../db/keyset.ts";
import type { Db } from "../../../db/schema.ts";
import { readList, type ListRules } from "../../../kit/read-list.ts";
import { selectFiled, selectListed, type ListedProduct } from "./product-query.ts";
import { productTexts } from "./product-columns.ts";
import { toFiledProduct, toProductRow } from "./product-wire.ts";

const rules: ListRules<typeof productList, ListedProduct> = {
  select: selectListed,
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

const listShown = readList(productList, { ...rules, toRow: toProductRow });
const listFiled = readList(productList, { ...rules, select: selectFiled, toRow: toFiledProduct });

type Query = ListQuery & FilterTexts<typeof productList> & Pick<PageRequest, "whole">;

/** One page of the products that match. */
export const listProducts = (db: Db, query: Query) => (query.whole ? listFiled : listShown)(db, query);
