import type { BodyOf } from "@o2r/api/contract";
import {
  priceChangeEndpoints as prices,
  productEndpoints as product,
  type PriceChange,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { expect } from "vitest";
import type { Client } from "../../../../test/client.ts";
import { startDemoService } from "../../../test/demo-service.ts";
import { day } from "../../../test/trade-day.ts";
import { applyDuePrices } from "../apply-prices.ts";

export type Values = BodyOf<typeof prices.propose>;
type At = Pick<PriceChange, "id" | "version">;

/** The prices of now. */
export const pricesOf = ({ formO2rPrice, formDlp, formRlp, formProductMrp }: ProductDetail) => [
  formO2rPrice,
  formDlp,
  formRlp,
  formProductMrp,
];
/** The prices that only a price change moves. */
export const centralOf = ({ centralO2rlp, centralPth, centralPtr, centralMrp }: ProductDetail | PriceChange) => [
  centralO2rlp,
  centralPth,
  centralPtr,
  centralMrp,
];

/** The demo's service with three who may, and what they do; its `service` is stopped in `afterAll`. */
export const openPriceScene = async () => {
  const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  const [admin, superAdmin, founder] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("super_super_admin"),
  ]);
  const open = service.db.selectFrom("price_change").select("product_id");
  const rows = await service.db.selectFrom("product").select("id").where("id", "not in", open).limit(60).execute();
  const ids = rows.map(({ id }) => id);

  const read = async (id: string): Promise<ProductDetail> =>
    (await admin.call(product.get, { params: { id } })).payload;
  let taken = 0;
  /** A product that no other test touches. */
  const fresh = async (): Promise<ProductDetail> => read(ids[taken++] ?? "");

  const good = (row: ProductDetail, changes: Partial<Values> = {}): Values => ({
    productId: row.id,
    effectiveOn: day(0),
    centralO2rlp: row.formO2rPrice + 1,
    centralPth: row.formDlp + 1,
    centralPtr: row.formRlp + 1,
    centralMrp: row.formProductMrp + 2.5,
    reason: "The maker's new list",
    ...changes,
  });
  const propose = (row: ProductDetail, changes: Partial<Values> = {}, as: Client = admin) =>
    as.call(prices.propose, { body: good(row, changes) });
  const proposed = async (
    row: ProductDetail,
    changes: Partial<Values> = {},
    as: Client = admin,
  ): Promise<PriceChange> => {
    const { status, payload, errors } = await propose(row, changes, as);
    expect([status, errors]).toEqual([200, []]);
    return payload;
  };
  const approve = ({ id, version }: At, as: Client = superAdmin) =>
    as.call(prices.approve, { params: { id }, version });
  const revoke = ({ id, version }: At, as: Client = superAdmin, reason = "A mistake") =>
    as.call(prices.revoke, { params: { id }, version, body: { reason } });
  const get = async ({ id }: At): Promise<PriceChange> => (await admin.call(prices.get, { params: { id } })).payload;
  const runJob = (now: Date) => applyDuePrices(service.db, service.services, now);

  return {
    service,
    admin,
    superAdmin,
    founder,
    ids,
    read,
    fresh,
    good,
    propose,
    proposed,
    approve,
    revoke,
    get,
    runJob,
  };
};
