import { sql } from "kysely";
import { readRange, type FilterTexts, type ListQuery, type Page } from "@o2r/api/contract";
import type { productList, ProductRow } from "@o2r/api/contract/catalogue";
import { toPaise } from "./paise.ts";
import { selectListed, withFiled, type FiledProduct, type ListedProduct } from "./product-query.ts";
import { toFiledProduct, toProductRow } from "./product-wire.ts";
import { holdsWords } from "./search.ts";
import { holds, narrow, some, type Narrows } from "../narrow.ts";
import { readPage, type PageRequest, type SortBy } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";

type ProductListQuery = ListQuery & FilterTexts<typeof productList> & Pick<PageRequest, "whole">;

const sorts: Readonly<Record<string, SortBy>> = {
  formName: { by: sql`lower(product.name)` },
  sku: { by: sql`lower(product.sku)` },
  brand: { by: sql`lower(brand.name)`, nullable: true },
  subCategory: { by: sql`lower(sub.name)`, nullable: true },
  formProductHsn: { by: sql`product.hsn` },
  formProductMrp: { by: sql`product.mrp` },
  formRlp: { by: sql`product.ptr` },
  formDlp: { by: sql`product.pth` },
  formO2rPrice: { by: sql`product.o2rlp` },
  formProductGst: { by: sql`product.gst` },
  active: { by: sql`product.active` },
  updatedAt: { by: sql`product.updated_at` },
};

type Listed = ReturnType<typeof selectListed>;
const filters: Narrows<Listed, keyof FilterTexts<typeof productList>> = {
  brand: (rows, text) => rows.where("product.brand_id", "in", some(text)),
  category: (rows, text) => rows.where("sub.category_id", "in", some(text)),
  subCategory: (rows, text) => rows.where("product.sub_category_id", "in", some(text)),
  itemType: (rows, text) => rows.where(sql<string>`product.item_type`, "in", some(text)),
  platform: (rows, text) => rows.where(sql<string>`product.platform`, "in", some(text)),
  type: (rows, text) => rows.where("product.product_type", "in", some(text)),
  gst: (rows, text) => rows.where("product.gst", "in", some(text)),
  mrp: (rows, text) => {
    const { min, max } = readRange(text);
    return rows
      .$if(min !== null, (q) => q.where("product.mrp", ">=", toPaise(min ?? 0)))
      .$if(max !== null, (q) => q.where("product.mrp", "<=", toPaise(max ?? 0)));
  },
  active: (rows, text) => rows.where(holds(sql`product.active`, text)),
  kit: (rows, text) =>
    rows.where(holds(sql`exists (select from sku_kit_item item where item.product_id = product.id)`, text)),
  hasImage: (rows, text) =>
    rows.where(holds(sql`exists (select from product_image image where image.product_id = product.id)`, text)),
  hasEan: (rows, text) => rows.where(holds(sql`product.ean is not null`, text)),
  hasHsn: (rows, text) => rows.where(holds(sql`product.hsn <> ''`, text)),
};

/** One page of the products that match. */
export const listProducts = async (db: Db, query: ProductListQuery): Promise<Page<ProductRow>> => {
  let rows = narrow(selectListed(db), query, filters);
  if (query.q) rows = rows.where(holdsWords(sql`product.search`, query.q));
  const rules = { sorts, id: sql<string>`product.id`, gathers: true } as const;
  if (query.whole) {
    const page = await readPage<FiledProduct>(db, withFiled(rows), query, rules);
    return { ...page, content: page.content.map(toFiledProduct) };
  }
  const page = await readPage<ListedProduct>(db, rows, query, rules);
  return { ...page, content: page.content.map(toProductRow) };
};
