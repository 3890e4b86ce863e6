import { sql, type Expression, type SqlBool } from "kysely";
import { isOfGoods, schemesOfGoods, type OrderRow, type Promotion } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { readProductFacts } from "../../../trade/rule/read-facts.ts";
import type { Customer } from "../assemble/customer.ts";
import { readOffers } from "../assemble/offers.ts";

/** A product as far as schemes ask of it. */
export interface Schemed {
  readonly id: string;
  readonly brandId: string | null;
  readonly packOf: number;
  readonly ptr: Paise;
  readonly mrp: Paise;
  readonly gst: number;
  readonly cess: number;
}

/** The schemes about goods that a retailer may have today. */
export interface Schemes {
  /** A condition on `product` that every product with a scheme meets, and some others. */
  readonly near: Expression<SqlBool>;
  /** The titles of the first scheme of these products, by their ids. */
  readonly of: (products: readonly Schemed[]) => Promise<ReadonlyMap<string, string>>;
}

const among = (column: "product.id" | "product.brand_id", ids: readonly string[]): Expression<SqlBool> =>
  ids.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

const nearOf = ({ gives, products, brands }: Promotion): Expression<SqlBool> =>
  gives.kind === "COMBO_PRICE"
    ? among(
        "product.id",
        gives.parts.map(({ product }) => product),
      )
    : sql<SqlBool>`(${among("product.id", products)} and ${among("product.brand_id", brands)})`;

interface Asked {
  readonly customer: Customer;
  readonly source: OrderRow["source"];
  readonly now: Date;
}

/** Reads the schemes of a retailer, to be asked about products. */
export const openSchemes = async (db: Db, { customer, source, now }: Asked): Promise<Schemes> => {
  const { warehouseId } = customer;
  const none: Schemes = { near: sql<SqlBool>`false`, of: async () => new Map() };
  if (warehouseId === null) return none;
  // How it is paid is not known yet: as most are.
  const terms = { retailerId: customer.id, warehouseId, source, paymentMode: "COD", coupon: "", now };
  const { promotions, cart } = await readOffers(db, terms);
  const ofGoods = promotions.filter(isOfGoods);
  if (ofGoods.length === 0) return none;
  return {
    near: sql<SqlBool>`(${sql.join(ofGoods.map(nearOf), sql` or `)})`,
    of: async (products) => {
      if (products.length === 0) return new Map();
      const ids = products.map(({ id }) => id);
      const facts = await readProductFacts(db, ids);
      return new Map(
        products.flatMap(({ id, brandId, packOf, ptr, mrp, gst, cess }) => {
          const line = { key: id, product: id, brand: brandId ?? "", units: packOf, price: ptr, mrp, gst, cess };
          const [first] = schemesOfGoods(ofGoods, cart, { ...line, facts: facts.get(id) ?? {} });
          return first === undefined ? [] : [[id, first.title]];
        }),
      );
    },
  };
};
