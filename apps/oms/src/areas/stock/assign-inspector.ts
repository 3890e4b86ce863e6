import type { qcEndpoints } from "@o2r/api/contract/stock";
import { updateRow } from "../../db/repository.ts";
import { invalid } from "../../http/app-error.ts";
import type { Context, Handler } from "../../http/context.ts";
import { holdCheck } from "./hold-check.ts";
import { mayInspectIn } from "./inspectors.ts";
import { reportCheck } from "./report-check.ts";

/** Says who is to do a check: anybody who may inspect in its warehouse. */
export const assignInspector: Handler<typeof qcEndpoints.assign> = async (
  context: Context<typeof qcEndpoints.assign>,
) => {
  const { db, actor, params, body, version, now } = context;
  const { before } = await holdCheck(context, "assign");
  if (!(await mayInspectIn(db, body.inspectorId, before.warehouseId))) {
    throw invalid([{ field: "inspectorId", message: `They may not inspect at ${before.warehouse}` }]);
  }
  await updateRow(
    db,
    "qc",
    { id: params.id, version },
    { inspector_id: body.inspectorId, updated_at: now, updated_by: actor.id },
  );
  return reportCheck(context, before, ({ inspector }) => ({ inspector }));
};
