// Long because what hubs asked for, how far each order of theirs has come, and what moved for it make one story.
import type { HubOrderState } from "@o2r/api/contract/orders";
import { systemSettings } from "@o2r/api/contract/settings";
import { dueOfCheck } from "@o2r/api/contract/stock";
import { clockAt } from "../../areas/orders/slot/judge-day.ts";
import type { Paise } from "../../trade/paise.ts";
import type { DemoBatch } from "../make-stock.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";
import type { StockEvent } from "../stock-events.ts";
import { codesOf, type DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { daysOf, hasCome, numberAll, withEvents, type DemoHubOrders, type Row } from "./hub-parts.ts";

interface HubOrdersGiven {
  readonly scene: Scene;
  readonly warehouses: readonly DemoWarehouse[];
  readonly batches: readonly DemoBatch[];
  /** Who runs a warehouse, where the demo has somebody. */
  readonly managers: ReadonlyMap<string, string>;
}

interface Planned {
  readonly state: HubOrderState;
  readonly age: number;
  readonly lines: number;
}

/** What the hub of the demo's manager has asked for; every other has goods on their way and some that came. */
const ofManaged: readonly Planned[] = [
  { state: "DRAFT", age: 0.1, lines: 4 },
  { state: "DRAFT", age: 0.3, lines: 3 },
  { state: "RAISED", age: 0.5, lines: 6 },
  { state: "APPROVED", age: 0.9, lines: 3 },
  { state: "REJECTED", age: 6, lines: 2 },
  { state: "CANCELLED", age: 9, lines: 2 },
  { state: "PICKING", age: 1.1, lines: 3 },
  { state: "PARTIALLY_DISPATCHED", age: 1.4, lines: 4 },
  { state: "DISPATCHED", age: 1.5, lines: 6 },
  { state: "DISPATCHED", age: 1.2, lines: 3 },
  { state: "PARTIALLY_RECEIVED", age: 2.2, lines: 3 },
  { state: "QC_PENDING", age: 1.9, lines: 3 },
  { state: "COMPLETED", age: 7.5, lines: 5 },
  { state: "COMPLETED", age: 14.2, lines: 4 },
  { state: "SHORT_CLOSED", age: 11.4, lines: 3 },
];
const ofOthers: readonly Planned[] = [
  { state: "RAISED", age: 0.7, lines: 3 },
  { state: "DISPATCHED", age: 1.3, lines: 4 },
  { state: "COMPLETED", age: 8.6, lines: 3 },
];

/** What a hub near the border has from the central warehouse of the next state: supplies, each with a tax invoice. */
const acrossBorder = {
  city: "Surat",
  from: "27",
  planned: [
    { state: "DISPATCHED", age: 1.1, lines: 3 },
    { state: "SHORT_CLOSED", age: 5.3, lines: 3 },
  ],
} as const satisfies { readonly city: string; readonly from: string; readonly planned: readonly Planned[] };

/** What hubs have ordered from their central warehouses: everything that the demo has in flight is a consignment of these. */
export const makeHubOrders = ({ scene, warehouses, batches, managers }: HubOrdersGiven): DemoHubOrders => {
  const random = seedRandom("hub orders");
  const events = new Map<string, StockEvent[]>();
  const from: DemoBatch[] = [];
  const orders: (Row<"hub_order"> & { at: Date; warehouse: string })[] = [];
  const dispatches: (Row<"hub_dispatch"> & { at: Date; warehouse: string })[] = [];
  const lines: Row<"hub_order_line">[] = [];
  const pieces: Row<"hub_dispatch_piece">[] = [];
  const reservations: Row<"reservation">[] = [];
  const checks: DemoHubOrders["checks"][number][] = [];
  const checkLines: Row<"qc_line">[] = [];
  const byHub = Map.groupBy(batches, ({ warehouse }) => warehouse);
  const lots = new Set(batches.map(({ row }) => `${row.warehouse_id} ${row.product_id} ${row.expires_on}`));
  const cwhOf = new Map(
    warehouses.flatMap(({ row, place }) => (row.type === "CWH" ? [[place.code, row] as const] : [])),
  );

  const plan = (
    hub: DemoWarehouse,
    { state, age, lines: most }: Planned,
    shelf: DemoBatch[],
    code = hub.place.code,
  ): void => {
    const cwh = cwhOf.get(code);
    if (cwh === undefined) return;
    const [hubId, days] = [hub.row.id, daysOf(age)];
    const at = daysBefore(scene.now, age);
    const when = (of: keyof typeof days) => daysBefore(scene.now, days[of]);
    const id = random.id(at);
    const [maker, sender] = [managers.get(hubId) ?? scene.founderId, managers.get(cwh.id) ?? scene.founderId];
    const isOpen = hasCome(state, "PICKING");
    const sends = hasCome(state, "PARTIALLY_DISPATCHED");
    const arrives = hasCome(state, "PARTIALLY_RECEIVED");
    const ended = state === "COMPLETED" || state === "SHORT_CLOSED";
    const inPart = state === "PARTIALLY_DISPATCHED" || state === "PARTIALLY_RECEIVED";
    const chosen: DemoBatch[] = [];
    while (chosen.length < most) {
      const batch = shelf.pop();
      if (batch === undefined) break;
      const lot = `${cwh.id} ${batch.product.id} ${batch.row.expires_on}`;
      if ((batch.events[0]?.days ?? 0) < age + 1 || batch.daysLeft < 20 || lots.has(lot)) continue;
      if (chosen.some(({ product }) => product.id === batch.product.id)) continue;
      if (isOpen) lots.add(lot);
      chosen.push(batch);
    }
    if (chosen.length === 0) return;
    const dispatchId = random.id(sends ? when("sent") : at);
    const qcId = arrives ? random.id(when("received")) : null;
    const happen = (batch: DemoBatch, event: StockEvent) =>
      void events.set(batch.row.id, [...(events.get(batch.row.id) ?? []), event]);
    const ofOrder = { type: "hub-order", id } as const;
    let [sum, sent, came, value] = [0, 0, 0, 0];
    chosen.forEach((batch, position) => {
      const { product, row } = batch;
      const packs = random.whole(1, Math.max(1, Math.ceil(60 / product.pack_of)));
      const units = packs * product.pack_of;
      const asked = inPart ? packs + 1 : packs;
      sum += asked * product.pack_of;
      value += asked * product.pack_of * product.pth;
      lines.push({
        warehouse_id: hubId,
        hub_order_id: id,
        position,
        product_id: product.id,
        packs: asked,
        pack_of: product.pack_of,
        price: product.pth,
        dispatched: sends ? units : 0,
      });
      if (!isOpen) return;
      const fromId = random.id(daysBefore(scene.now, age + 4));
      from.push({
        ...batch,
        row: { ...row, id: fromId, warehouse_id: cwh.id, blocked: false },
        warehouse: cwh.id,
        manager: undefined,
        events: [
          { days: age + 4, type: "GRN", change: { on_hand: units + random.whole(0, 10) * 12 } },
          { days: days.picked, type: "RESERVE", change: { reserved: units }, ref: ofOrder },
          ...(sends
            ? [
                {
                  days: days.sent,
                  type: "TRANSFER_OUT",
                  change: { on_hand: -units, reserved: -units },
                  ref: ofOrder,
                } as const,
              ]
            : []),
        ],
      });
      reservations.push({
        id: random.id(when("picked")),
        warehouse_id: cwh.id,
        batch_id: fromId,
        quantity: units,
        ref_type: ofOrder.type,
        ref_id: id,
        state: sends ? "PICKED" : "HELD",
        ...stamps(scene, when("picked")),
      });
      if (!sends) return;
      sent += units;
      happen(batch, { days: days.sent, type: "DISPATCH", change: { in_flight: units }, ref: ofOrder });
      const missing = state === "SHORT_CLOSED" && position === 0 ? Math.min(2, units) : 0;
      const counted = units - missing;
      pieces.push({
        dispatch_id: dispatchId,
        piece: position,
        position,
        from_batch_id: fromId,
        to_batch_id: row.id,
        units,
        price: product.pth,
        hsn: product.hsn,
        gst: product.gst,
        cess: product.cess,
        tax_base: product.tax_base,
        cess_per_unit: product.cess_per_unit,
        counted: arrives ? counted : null,
      });
      if (qcId === null) return;
      came += counted;
      const ofCheck = { type: "qc", id: qcId } as const;
      if (missing > 0)
        happen(batch, {
          days: days.received,
          type: "ADJUST",
          change: { in_flight: -missing },
          reason: "Missing on arrival",
          ref: ofOrder,
        });
      happen(batch, {
        days: days.received - 0.01,
        type: "RECEIVE",
        change: { in_flight: -counted, quarantine: counted },
        ref: ofCheck,
      });
      if (ended)
        happen(batch, {
          days: days.checked,
          type: "INSPECT",
          change: { quarantine: -counted, on_hand: counted },
          ref: ofCheck,
        });
      checkLines.push({
        id: random.id(when("received")),
        qc_id: qcId,
        warehouse_id: hubId,
        batch_id: row.id,
        position,
        received: counted,
        accepted: ended ? counted : 0,
      });
    });
    if (qcId !== null)
      checks.push({
        id: qcId,
        warehouse_id: hubId,
        source: "HUB_ORDER",
        supplier: cwh.company_name,
        state: ended ? "PASSED" : "PENDING",
        inspector_id: ended ? maker : null,
        started_at: ended ? when("checked") : null,
        submitted_at: ended ? when("checked") : null,
        due_at: dueOfCheck(when("received"), systemSettings.qcHours.standard),
        ...stamps(scene, when("received")),
        created_by: maker,
      });
    if (sends)
      dispatches.push({
        id: dispatchId,
        warehouse_id: hubId,
        warehouse: cwh.id,
        hub_order_id: id,
        cwh_id: cwh.id,
        challan: "",
        gstin: cwh.gst_number ?? null,
        vehicle: `MH${random.whole(10, 48)}AB${random.whole(1000, 9999)}`,
        at: when("sent"),
        by_id: sender,
        received_at: arrives ? when("received") : null,
        received_by: arrives ? maker : null,
        qc_id: qcId,
      });
    const refused = state === "REJECTED" || state === "CANCELLED";
    const approved = isOpen || state === "APPROVED";
    orders.push({
      id,
      warehouse_id: hubId,
      warehouse: hubId,
      at,
      cwh_id: cwh.id,
      number: "",
      state,
      expected_on:
        state === "DRAFT" ? null : dateAfter(new Date(`${clockAt(at).day}T00:00:00Z`), hub.row.lead_time + 1),
      lines: chosen.length,
      units: sum,
      dispatched: sent,
      received: came,
      value: value as Paise, // whole units of whole paise
      raised_at: state === "DRAFT" ? null : when("raised"),
      raised_by: state === "DRAFT" ? null : maker,
      approved_at: approved ? when("approved") : null,
      approved_by: approved ? sender : null,
      reason_note: refused ? random.pick(["Ordered twice", "Not in the range of this season"]) : null,
      ...stamps(scene, at),
      created_by: maker,
    });
  };

  const shelves = new Map<DemoWarehouse, DemoBatch[]>();
  for (const hub of warehouses.filter(({ row }) => row.type === "HUB")) {
    const shelf = random.shuffle(byHub.get(hub.row.id) ?? []);
    shelves.set(hub, shelf);
    for (const planned of managers.has(hub.row.id) ? ofManaged : ofOthers) plan(hub, planned, shelf);
  }
  for (const [hub, shelf] of shelves)
    if (hub.place.city === acrossBorder.city)
      for (const planned of acrossBorder.planned) plan(hub, planned, shelf, acrossBorder.from);
  const gstins = new Map(warehouses.map(({ row }) => [row.id, row.gst_number]));
  const isSupply = ({ cwh_id, warehouse_id }: Row<"hub_dispatch">) => gstins.get(cwh_id) !== gstins.get(warehouse_id);
  const codes = codesOf(warehouses);
  const numbered = numberAll("HO", orders, codes);
  const challans = numberAll(
    "DC",
    dispatches.filter((sent) => !isSupply(sent)),
    codes,
  );
  const supplies = dispatches.filter(isSupply).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    batches: [...batches.map((batch) => withEvents(batch, events.get(batch.row.id) ?? [])), ...from],
    orders: numbered.numbered.map(({ at: _, warehouse: _w, ...row }) => row),
    dispatches: [
      ...challans.numbered.map(({ warehouse: _, number, ...row }) => ({ ...row, challan: number })),
      ...supplies.map(({ warehouse: _, ...row }) => row),
    ],
    series: [...numbered.series, ...challans.series],
    lines,
    pieces,
    reservations,
    checks,
    checkLines,
  };
};
