import type { RetailerStatement } from "@o2r/api/contract/billing";
import { demoId } from "../../../../stories/thing-service.ts";

const lines = [
  ["2026-10-28", "issued", "H01/26-27/004182", 1604, 0, 2604],
  ["2026-11-05", "received", "RC07/26-27/000900", 0, 1604, 1000],
  ["2026-11-12", "bounced", "RC07/26-27/000900", 1604, 0, 2604],
  ["2026-11-12", "bounce-charge", "RC07/26-27/000900", 500, 0, 3104],
] as const;

/** A statement with a cheque that bounced. */
export const demoStatement: RetailerStatement = {
  retailerId: demoId(300),
  establishment: "Om Sai Kirana",
  name: "Ganesh Pawar",
  mobile: "9876543210",
  gstNumber: "27AAPFU0939F1ZV",
  address: "Shop 14, Market Yard, Pune, 411028",
  from: "2026-04-01",
  to: "2026-11-21",
  opening: 1000,
  closing: 3104,
  lines: lines.map(([day, kind, number, debit, credit, balance], at) => ({
    id: demoId(950 + at),
    day,
    kind,
    number,
    invoiceId: kind === "issued" ? demoId(960) : null,
    debit,
    credit,
    balance,
  })),
  more: false,
  owed: 3104,
  onAccount: 0,
  bounceCharges: 500,
  uncleared: 0,
  ageing: { notYet: 1000, upTo30: 1604, upTo60: 0, upTo90: 0, beyond: 0, due: 2604 },
};
