import type { BodyOf } from "@o2r/api/contract";
import {
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  type InventoryRow,
  type QcDetail,
} from "@o2r/api/contract/stock";
import { expect } from "vitest";
import type { Client } from "../../../test/client.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { openStockPeople } from "./stock-people.ts";

export type Finding = BodyOf<typeof qc.submit>["items"][number];

/** What rejects two units; a picture goes with it. */
export const bad = { rejected: 2, reason: "DAMAGED" as const };

/** The demo's service with people who do quality checks, and what they do; its `service` is stopped in `afterAll`. */
export const openQcScene = async () => {
  const people = await openStockPeople();
  const { admin, hubManager } = people;
  const photo = await uploadPicture(hubManager);
  const { payload } = await hubManager.call(inventory.list, {
    query: { q: "", sort: "-available", size: 50, cursor: null },
  });
  const batches: readonly InventoryRow[] = payload.content;

  let used = 0;
  /** A batch of the hub with plenty on the shelf, each time another. */
  const batch = (): InventoryRow => {
    const found = batches[(used += 1)];
    if (found === undefined) throw new Error("the demo has no more batches");
    return found;
  };
  const now = async ({ id }: InventoryRow) => (await admin.call(inventory.get, { params: { id } })).payload;
  const begin = async (row: InventoryRow, quantity = 10, source: "GRN" | "STOCK" = "STOCK", as: Client = hubManager) =>
    as.call(qc.create, {
      body: { warehouseId: row.warehouseId, source, supplier: "", items: [{ inventoryId: row.id, quantity }] },
    });
  const begun = async (...given: Parameters<typeof begin>): Promise<QcDetail> => {
    const { status, payload: check, errors } = await begin(...given);
    expect([status, errors]).toEqual([200, []]);
    return check;
  };
  const finding = ({ items }: QcDetail, given: Partial<Finding>): Finding => ({
    id: items[0]?.id ?? "",
    accepted: 0,
    rejected: 0,
    held: 0,
    ...given,
  });
  const submit = (check: QcDetail, given: Partial<Finding>, as: Client = hubManager) =>
    as.call(qc.submit, { params: { id: check.id }, version: check.version, body: { items: [finding(check, given)] } });

  return {
    ...people,
    photo,
    batches,
    batch,
    now,
    begin,
    begun,
    finding,
    submit,
  };
};
