import { todayIn } from "@o2r/forms/days";
import {
  shipmentLife,
  type ShipmentDetail,
  type shipmentEndpoints,
  type ShipmentRow,
} from "@o2r/api/contract/logistics";
import { AppError, invalid, notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { Paise } from "../../../trade/paise.ts";
import { eligible } from "./eligible.ts";
import { enterEWayBill } from "./e-way-bill.ts";
import { readDetail } from "./read-detail.ts";
import { listShipments, readShipment, withinReach } from "./select-shipments.ts";
import { endLinkOfOther, runLinkHandlers } from "./run-link.ts";
import { second } from "./second.ts";
import { settle } from "./settle.ts";
import { takeShipmentNumber } from "./shipment-number.ts";
import type { OfStop } from "./stop-report.ts";
import { nameVehicle, start, whyNotReady } from "./start.ts";
import { checkCode, sendCode } from "./tell-code.ts";
import { visit } from "./visit.ts";
import { ensureToCome, isPlanned, searchOf, vehicleOf, writeStops } from "./write-stops.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "shipment", params.id, { scope: withinReach(scope) }))) throw notFound("Shipment");
};

/** What the history of a shipment tells of it. */
const audited = ({ state, vehicleNumber, driverName, departOn, stops, value, cod }: ShipmentRow) => ({
  state,
  vehicleNumber,
  driverName,
  departOn,
  stops,
  value,
  cod,
});

/** Before its stops are there. */
const none = 0 as Paise; // nothing is the same in every unit
const nothingYet = { value: none, cod: none, collected: none };

/** What a warehouse sends: a hub to retailers, a central warehouse to hubs. */
const typeOf = async (db: Db, warehouseId: string): Promise<ShipmentRow["type"]> => {
  const found = await db.selectFrom("warehouse").select("type").where("id", "=", warehouseId).executeTakeFirst();
  if (found === undefined) throw notFound("Warehouse");
  return found.type === "CWH" ? "CWH_TO_HUB" : "HUB_TO_RETAILER";
};

const create: Handler<typeof shipmentEndpoints.create> = async ({ db, scope, body, actor, now, audit }) => {
  const { warehouseId, stops, ...rest } = body;
  if (!scope.admits(warehouseId)) throw new AppError("access.denied", "This warehouse is not yours");
  ensureToCome(rest.departOn, todayIn("Asia/Kolkata", now));
  const id = newId();
  const vehicle = vehicleOf(rest);
  const by = { now, by: actor.id };
  const type = await typeOf(db, warehouseId);
  const made = await insertRow(db, "shipment", {
    id,
    warehouse_id: warehouseId,
    // Its number is taken last of all.
    number: id,
    type,
    ...vehicle,
    ...nothingYet,
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  const sums = await writeStops(db, { id, warehouseId, type }, stops, by);
  const number = await takeShipmentNumber(db, warehouseId, now);
  await db
    .updateTable("shipment")
    .set({ ...sums, number, search: searchOf(number, vehicle) })
    .where("id", "=", id)
    .execute();
  if (isPlanned(vehicle))
    await takeStep(db, { life: shipmentLife, table: "shipment", held: made, step: "plan", now, by: actor.id });
  const row = await readShipment(db, id);
  audit({ entity: "shipment", id, version: row.version, warehouseId, after: { number, ...audited(row) } });
  return row;
};

/** A stop of a shipment, as a call of somebody of its warehouse names it. */
const ofStop = ({
  db,
  scope,
  actor,
  now,
  audit,
  services,
  params,
}: Omit<OfStop, "shipmentId" | "stopId"> & { readonly params: { readonly id: string; readonly stopId: string } }) => ({
  db,
  scope,
  actor,
  now,
  audit,
  services,
  shipmentId: params.id,
  stopId: params.stopId,
});
const whole = (shipment: ShipmentDetail): ShipmentDetail => shipment;

/** Vehicles with what they carry: loaded, driven, and settled. */
export const shipmentHandlers: Handlers<typeof shipmentEndpoints> = {
  list: ({ db, scope, query }) => listShipments(db, query, withinReach(scope)),
  eligible,
  get: async (asked) => {
    await ensureWithin(asked);
    return readDetail(asked.db, asked.params.id);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "shipment", id: asked.params.id });
  },
  create,
  visit: (call) => visit({ ...ofStop(call), body: call.body, show: whole }),
  second: (call) => second({ ...ofStop(call), body: call.body, show: whole }),
  sendCode: (call) => sendCode(ofStop(call)),
  checkCode: (call) => checkCode({ ...ofStop(call), otp: call.body.otp, show: whole }),
  ...runLinkHandlers,
  ...lifecycleHandlers({
    life: shipmentLife,
    table: "shipment",
    noun: "Shipment",
    within: withinReach,
    read: readShipment,
    audited,
    guards: { ready: whyNotReady },
    effects: {
      change: async ({ db, body, actor, now }, { held }) => {
        const { stops, ...rest } = body;
        // What leaves late may still be changed on its day.
        if (rest.departOn !== held.depart_on) ensureToCome(rest.departOn, todayIn("Asia/Kolkata", now));
        const vehicle = vehicleOf(rest);
        await endLinkOfOther(db, held, vehicle, now);
        const sums = await writeStops(db, { id: held.id, warehouseId: held.warehouse_id, type: held.type }, stops, {
          now,
          by: actor.id,
        });
        return {
          to: isPlanned(vehicle) ? "PLANNED" : "DRAFT",
          set: { ...vehicle, ...sums, search: searchOf(held.number, vehicle) },
        };
      },
      load: async ({ body }, { held }) => {
        if (body.packs !== held.packs)
          throw invalid([{ field: "packs", message: `The load sheet has ${held.packs} packs: count again` }]);
        return { told: { packs: body.packs } };
      },
      eWayBill: (call, { held }) => enterEWayBill(call, held),
      start: (call, { held }) => start(call, held),
      reassign: async ({ db, body, now }, { held }) => {
        const set = {
          vehicle_number: body.vehicleNumber.toUpperCase(),
          driver_name: body.driverName.trim(),
          driver_mobile: body.driverMobile.replace(/^0/, ""),
        };
        await endLinkOfOther(db, held, set, now);
        if (held.state === "IN_TRANSIT") await nameVehicle(db, held.id, set.vehicle_number);
        return { set: { ...set, search: searchOf(held.number, set) } };
      },
      settle: (call, { held }) => settle(call, held, call.body),
      cancel: async ({ db, body }, { held }) => {
        await db.updateTable("shipment_stop").set({ open: false }).where("shipment_id", "=", held.id).execute();
        const { reason, customReason } = body;
        return { set: { reason, reason_note: customReason ?? null }, told: { reason: customReason ?? reason } };
      },
    },
  }),
};
