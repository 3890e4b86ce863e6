import { isId } from "@o2r/api/contract/core";
import type { Registry } from "@o2r/forms";
import { lookup } from "@o2r/forms/async";
import type { Db } from "../../../db/schema.ts";
import type { Suggestions } from "../../../kit/look-up.ts";
import { toTax, type Tax } from "../../../trade/tax.ts";
import { toRupees } from "../../../trade/paise.ts";

/** The manufacturer of a brand, unless nothing new may name it any more. */
export const ofBrands: Suggestions<{ manufacturer: string }> = async (db, ids) => {
  const rows = await db
    .selectFrom("brand")
    .innerJoin("company", "company.id", "brand.company_id")
    .select(["brand.id", "company.id as manufacturer"])
    .where("brand.id", "in", ids)
    .where("company.active", "=", true)
    .execute();
  return new Map(rows.map(({ id, manufacturer }) => [id, { manufacturer }]));
};

type SuggestedTax = {
  readonly hsn?: string;
  readonly gst: number;
  readonly cess: number;
  /** Only where it is another than the sale value. */
  readonly taxBase?: Tax["base"];
  readonly cessPerUnit?: number;
};

/** The tax that products of a sub-category usually carry. */
export const ofSubCategories: Suggestions<SuggestedTax> = async (db, ids) => {
  const rows = await db
    .selectFrom("sub_category")
    .select(["id", "hsn_number as hsn", "gst", "cess", "tax_base", "cess_per_unit"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, hsn, ...row }) => {
      const { gst, cess, base, cessPerUnit } = toTax(row);
      return [
        id,
        {
          gst,
          cess,
          // Older ones may lack their HSN.
          ...(hsn !== "" && { hsn }),
          ...(base !== "TRANSACTION" && { taxBase: base }),
          ...(cessPerUnit > 0 && { cessPerUnit }),
        },
      ];
    }),
  );
};

type ProductSuggested = {
  sku: string;
  shelfLife: number;
  category?: string;
  subCategory?: string;
  mrp: number;
  ptr: number;
  pth: number;
  o2rlp: number;
};

/** What a product is, as far as an entry shows it, and what it costs. */
export const ofProducts: Suggestions<ProductSuggested> = async (db, ids) => {
  const rows = await db
    .selectFrom("product")
    .leftJoin("sub_category as sub", "sub.id", "product.sub_category_id")
    .leftJoin("category", "category.id", "sub.category_id")
    .select([
      "product.id",
      "product.sku",
      "product.shelf_life",
      "sub.name as sub_category",
      "category.name as category",
    ])
    .select(["product.mrp", "product.ptr", "product.pth", "product.o2rlp"])
    .where("product.id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, sku, shelf_life, sub_category, category, mrp, ptr, pth, o2rlp }) => [
      id,
      {
        sku,
        shelfLife: shelf_life,
        ...(category !== null && { category }),
        ...(sub_category !== null && { subCategory: sub_category }),
        mrp: toRupees(mrp),
        ptr: toRupees(ptr),
        pth: toRupees(pth),
        o2rlp: toRupees(o2rlp),
      },
    ]),
  );
};

/** Parts that the fields of a form pick. */
type Suggested = Readonly<Record<string, string | number>>;

const ofChosen = (db: Db, suggestions: Suggestions<Suggested>) =>
  lookup(
    async ([chosen]) => {
      const id = String(chosen).toLowerCase();
      return isId(id) ? (await suggestions(db, [id])).get(id) : undefined;
    },
    // What stands now, and not what stood when another row was judged.
    { wait: 0, remember: 0 },
  );

/** What forms derive from a chosen row, by the name of its look-up. */
export const chosenDerivations = (db: Db): NonNullable<Registry["derivations"]> => ({
  brand: ofChosen(db, ofBrands),
  "sub-category": ofChosen(db, ofSubCategories),
  product: ofChosen(db, ofProducts),
});
