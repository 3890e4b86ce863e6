import type { ShipmentDetail } from "@o2r/api/contract/logistics";
import { AppError, conflict } from "../../../app-error.ts";
import { judgeDoorCode, sendDoorCode } from "./door-code.ts";
import { readDetail } from "./read-detail.ts";
import { lockStop, type OfStop } from "./stop-report.ts";

const entryOf = (held: { readonly id: string; readonly version: number; readonly warehouse_id: string }) => ({
  entity: "shipment",
  id: held.id,
  version: held.version,
  warehouseId: held.warehouse_id,
});

/** Sends a code to the shop of a stop. */
export const sendCode = async (call: OfStop): Promise<{ done: boolean }> => {
  const { held, stop } = await lockStop(call);
  await sendDoorCode(call, held, stop);
  call.audit({ ...entryOf(held), after: { [`stop ${stop.position}, code`]: "sent" } });
  return { done: true };
};

/** Enters the code of a stop that was visited without it. A wrong one is refused, and counted all the same. */
export const checkCode = async <Shown>(
  call: OfStop & { readonly otp: string; readonly show: (shipment: ShipmentDetail) => Shown },
): Promise<Shown> => {
  const { db, show } = call;
  const { held, stop } = await lockStop(call);
  if (stop.state !== "DELIVERED" && stop.state !== "PARTIAL")
    throw conflict("A code is entered where goods were left, with the visit or after it");
  if (stop.code === "RIGHT") return show(await readDetail(db, held.id));
  const code = await judgeDoorCode(call, stop.id, call.otp);
  await db.updateTable("shipment_stop").set({ code }).where("id", "=", stop.id).execute();
  if (code === "WRONG") {
    const message = "The code did not match: ask for it again, or send a new one";
    throw new AppError("form.invalid", message, { errors: [{ field: "otp", message }], commit: true });
  }
  call.audit({ ...entryOf(held), after: { [`stop ${stop.position}, code`]: code } });
  return show(await readDetail(db, held.id));
};
