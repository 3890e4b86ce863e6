import {
  isOpenCheck,
  type QcClock,
  type QcDetail,
  type QcLine,
  type QcState,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, pageAt, rowId } from "../../../../stories/thing-service.ts";
import { demoBatch } from "../../inventory/stories/demo-inventory.ts";

/** A line: of a check that has ended, what is not rejected is accepted. */
const lineOf = (check: number, place: number, state: QcState): QcLine => {
  const batch = demoBatch(place);
  const received = place === 0 ? 48 : 36;
  const rejected = state === "FAILED" ? received : state === "PARTIALLY_PASSED" && place === 0 ? 2 : 0;
  return {
    id: demoId(2000 + check * 10 + place),
    inventoryId: batch.id,
    name: batch.name,
    sku: batch.sku,
    ean: `890123456780${place + 1}`,
    image: batch.image,
    manufacturingDate: batch.manufacturingDate,
    expiryDate: place === 0 ? "2026-12-03" : batch.expiryDate,
    daysLeft: place === 0 ? 12 : batch.daysLeft,
    mrp: batch.mrp,
    productMrp: place === 1 ? batch.mrp + 10 : batch.mrp,
    received,
    accepted: isOpenCheck(state) ? 0 : received - rejected,
    rejected,
    held: 0,
    reason: rejected === 0 ? null : "LEAKAGE",
    photo: rejected === 0 ? null : demoId(501),
    note: "",
    reset: false,
  };
};

const states: readonly QcState[] = ["PENDING", "IN_PROGRESS", "PARTIALLY_PASSED", "PASSED", "FAILED"];

/** Of two that go on the second is late; of those that have ended the first. */
const slaOf = (state: QcState, number: number): QcClock => {
  if (isOpenCheck(state)) return number % 2 === 0 ? "DUE" : "OVERDUE";
  return state === "PARTIALLY_PASSED" ? "BREACHED" : "KEPT";
};

/** The `number`th check, in a state of its own unless another is asked for. */
export const demoCheck = (number: number, state = states[number % states.length] ?? "PENDING"): QcDetail => {
  const items = [lineOf(number, 0, state), lineOf(number, 1, state)];
  const sum = (key: "received" | "accepted" | "rejected" | "held") =>
    items.reduce((total, line) => total + line[key], 0);
  return {
    id: rowId(number),
    version: 1,
    number: `QC-${String(41 + number).padStart(6, "0")}`,
    warehouseId: demoBatch(0).warehouseId,
    warehouse: "Pune Hub Hadapsar",
    source: number % 2 === 0 ? "GRN" : "STOCK",
    supplier: number % 2 === 0 ? "Pune Central Warehouse" : "",
    state,
    lines: items.length,
    received: sum("received"),
    accepted: sum("accepted"),
    rejected: sum("rejected"),
    held: sum("held"),
    inspector: state === "PENDING" ? null : "Rohini Kale",
    inspectorId: state === "PENDING" ? null : rowId(900),
    createdAt: "2026-11-20T09:12:00.000Z",
    startedAt: null,
    submittedAt: null,
    dueAt: "2026-11-21T09:12:00.000Z",
    sla: slaOf(state, number),
    items,
  };
};

/** The first check as somebody else has kept it meanwhile: two units of the first line are rejected. */
export const keptByOther: QcDetail = {
  ...demoCheck(0, "IN_PROGRESS"),
  version: 2,
  items: demoCheck(0).items.map((line, place) =>
    place === 0
      ? { ...line, accepted: 46, rejected: 2, reason: "LEAKAGE", photo: line.id }
      : { ...line, accepted: line.received },
  ),
};

/** The `number`th kind of rejected units. */
export const demoRejected = (number: number): RejectedRow => {
  const batch = demoBatch(number);
  return {
    id: rowId(number),
    version: 1,
    qcId: rowId(2),
    qcNumber: "QC-000043",
    source: "GRN",
    supplier: "Pune Central Warehouse",
    inventoryId: batch.id,
    warehouseId: batch.warehouseId,
    warehouse: batch.warehouse,
    name: batch.name,
    sku: batch.sku,
    manufacturingDate: batch.manufacturingDate,
    expiryDate: batch.expiryDate,
    mrp: batch.mrp,
    quantity: 2 + number,
    value: (2 + number) * batch.distPrice,
    reason: number % 2 === 0 ? "LEAKAGE" : "DAMAGED",
    photo: demoId(501),
    photoOfCheck: number !== 4,
    image: null,
    state: number === 1 ? "DISCARD_ASKED" : number === 2 ? "RETURNED" : number === 3 ? "CREDITED" : "OPEN",
    rejectedById: demoId(12),
    movedById: demoId(11),
    note: "",
    paperId: null,
    paper: null,
    createdAt: "2026-11-20T09:12:00.000Z",
    age: number === 3 ? null : 2,
  };
};

const rowOf = ({ items: _, ...row }: QcDetail) => row;

/** The calls of quality checks as the service answers them. Later handlers of a story go first. */
export const qcService = (total = 5): readonly RequestHandler[] => [
  http.get("/oms/qc", ({ request }) => ok(pageAt(new URL(request.url), total, (at) => rowOf(demoCheck(at))))),
  http.get("/oms/qc/:id", () => ok(demoCheck(0))),
  http.post("/oms/qc/:id/save", () => ok({ ...demoCheck(0, "IN_PROGRESS"), version: 2 })),
  http.post("/oms/qc/:id/submit", () => ok({ ...demoCheck(0, "PASSED"), version: 2 })),
  http.post("/oms/qc/:id/assign", () => ok({ ...demoCheck(0), version: 2, inspector: "Rohini Kale" })),
  http.post("/oms/qc/:id/reopen", () => ok({ ...demoCheck(2, "IN_PROGRESS"), version: 2 })),
  lookupService("/api/inspector", [
    { id: demoId(11), name: "Rohini Kale" },
    { id: demoId(12), name: "Devika Sanyal" },
  ]),
  http.get("/oms/rejected-sku", ({ request }) => ok(pageAt(new URL(request.url), total, demoRejected))),
  http.post("/oms/rejected-sku/:id/:step", () => ok({ ...demoRejected(0), version: 2, state: "RETURNED" })),
  ...documentService,
];
