import type { ShipmentLine, ShipmentStop } from "@o2r/api/contract/logistics";
import type { Db } from "../../../../db/schema.ts";
import { readSetting } from "../../../../trade/setting/read-setting.ts";
import { stopColumns, toldOf, visitorName } from "../stop-columns.ts";
import { dispatchColumns, dispatchesWithHubs, toDispatchAboard, worthsOf } from "./dispatches.ts";

/** The stops of a shipment to hubs, in their order. */
export const readHubStops = async (
  db: Db,
  shipmentId: string,
  lines: ReadonlyMap<string, readonly ShipmentLine[]>,
): Promise<ShipmentStop[]> => {
  const threshold = await readSetting(db, "eWayThreshold");
  const rows = await dispatchesWithHubs(db)
    .innerJoin("shipment_stop as stop", "stop.dispatch_id", "sent.id")
    .leftJoin("app_user as visitor", (join) =>
      join.onRef("visitor.id", "=", "stop.updated_by").on("stop.state", "<>", "PENDING"),
    )
    .leftJoin("run_link as link", "link.id", "stop.link_id")
    .select(dispatchColumns)
    .select(stopColumns)
    .select(visitorName.as("visitor"))
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("stop.position")
    .execute();
  const worth = await worthsOf(
    db,
    rows.map(({ dispatchId }) => dispatchId),
  );
  return rows.map((row) => ({
    ...toDispatchAboard(row, { ...row, failed: 0 }, worth(row.dispatchId), threshold),
    ...toldOf(row),
    lines: [...(lines.get(row.id) ?? [])],
  }));
};
