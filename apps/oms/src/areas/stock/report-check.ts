import type { QcDetail, qcEndpoints } from "@o2r/api/contract/stock";
import type { Context } from "../../http/context.ts";
import { readCheck } from "./qc-query.ts";

type Reporting = Pick<Context<typeof qcEndpoints.assign>, "db" | "params" | "now" | "audit">;

/** Reads a check that was changed, and records what `told` says of it before and after, and what else is to be known. */
export const reportCheck = async (
  { db, params: { id }, now, audit }: Reporting,
  before: QcDetail,
  told: (check: QcDetail) => Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<QcDetail> => {
  const after = await readCheck(db, id, now);
  audit({
    entity: "qc",
    id,
    version: after.version,
    warehouseId: before.warehouseId,
    before: told(before),
    after: { ...told(after), ...more },
  });
  return after;
};
