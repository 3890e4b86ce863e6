import type { QcDetail, QcLine } from "@o2r/api/contract/stock";

/** A line on which twelve units wait. */
export const line: QcLine = {
  id: "a",
  inventoryId: "b",
  name: "Soap",
  sku: "SOAP-1",
  ean: "8901234567890",
  image: null,
  manufacturingDate: "2026-06-01",
  expiryDate: "2027-06-01",
  daysLeft: 190,
  mrp: 10,
  productMrp: 10,
  received: 12,
  accepted: 0,
  rejected: 0,
  held: 0,
  reason: null,
  photo: null,
  note: "",
  reset: false,
};

/** A check of that line. */
export const sampleCheck = (given: Partial<QcDetail> = {}, found: Partial<QcLine> = {}): QcDetail => ({
  id: "c",
  version: 1,
  number: "QC-000041",
  warehouseId: "d",
  warehouse: "Pune Hub Hadapsar",
  source: "GRN",
  supplier: "",
  state: "IN_PROGRESS",
  lines: 1,
  received: 12,
  accepted: 0,
  rejected: 0,
  held: 0,
  inspector: null,
  inspectorId: null,
  createdAt: "2026-11-20T09:12:00.000Z",
  startedAt: null,
  submittedAt: null,
  items: [{ ...line, ...found }],
  ...given,
});
