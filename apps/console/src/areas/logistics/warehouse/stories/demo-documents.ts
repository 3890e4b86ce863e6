import type { WarehouseDocument } from "@o2r/api/contract/logistics";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, pageAt, rowId } from "../../../../stories/thing-service.ts";
import { dayIn, demoWarehouse } from "./demo-warehouses.ts";

const some = [
  ["FIRE", "FI/2024/114207", -9, "CURRENT"],
  ["TRADE", "TR/2023/550812", 33, "CURRENT"],
  ["FSSAI", "22421993177596", 412, "CURRENT"],
  ["GST", "24CLSCC8917W1ZO", null, "CURRENT"],
  ["FSSAI", "22421993177596", -120, "REPLACED"],
  ["LEASE", "", -4, "REMOVED"],
] as const;

/** The papers of a warehouse: over, soon over, long valid, without an end, replaced and removed. */
export const demoDocuments: readonly WarehouseDocument[] = some.map(([kind, number, daysLeft, state], place) => ({
  id: rowId(place),
  version: 1,
  warehouseId: demoWarehouse(0).id,
  warehouse: demoWarehouse(0).companyName,
  kind,
  number,
  expiresOn: daysLeft === null ? null : dayIn(daysLeft),
  daysLeft,
  note: kind === "FIRE" ? "Renewal applied for" : "",
  state,
  file: demoId(600 + place),
  fileName: `${kind.toLowerCase()}-scan.pdf`,
  size: 182_000 + place * 9_000,
  addedBy: "Ishaan Velkar",
  addedAt: "2026-08-20T09:12:00.000Z",
}));

/** The calls of papers of warehouses as the service answers them. Later handlers of a story go first. */
export const warehouseDocumentService: readonly RequestHandler[] = [
  http.get("/oms/warehouse-document", ({ request }) => {
    const url = new URL(request.url);
    const states = url.searchParams.get("state")?.split(",") ?? [];
    const found = demoDocuments.filter(({ state }) => states.includes(state));
    return ok(pageAt(url, found.length, (at) => found[at] ?? null));
  }),
  http.post("/oms/warehouse/:id/document", () => ok({ ...demoDocuments[1], kind: "INSURANCE" })),
  http.post("/oms/warehouse-document/:id/:step", ({ params }) =>
    ok({
      ...(demoDocuments.find(({ id }) => id === params["id"]) ?? demoDocuments[0]),
      version: 2,
      state: params["step"] === "remove" ? "REMOVED" : "CURRENT",
    }),
  ),
  ...documentService,
];
