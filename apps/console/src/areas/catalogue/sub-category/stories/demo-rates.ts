import type { RateChange, RatePreview } from "@o2r/api/contract/catalogue";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId } from "../../../../stories/thing-service.ts";
import { demoRow } from "../../product/stories/demo-products.ts";
import { subCategoryService } from "./demo-sub-categories.ts";

const plain = { cess: 0, taxBase: "TRANSACTION", cessPerUnit: 0 } as const;

export const demoRate = (number: number, more: Partial<RateChange> = {}): RateChange => ({
  id: demoId(900 + number),
  version: 1,
  state: "APPLIED",
  effectiveOn: "2025-09-22",
  gst: 5,
  ...plain,
  reason: "GST 2.0",
  plannedBy: "Devika Sanyal",
  plannedAt: "2025-09-15T06:30:00.000Z",
  products: 18,
  ...more,
});

const scheduled = demoRate(1, { state: "SCHEDULED", effectiveOn: "2026-12-01", gst: 18, products: null });

const preview = (gst: number): RatePreview => ({
  changing: 17,
  keeping: 1,
  aboveMrp: gst > 18 ? 2 : 0,
  products: Array.from({ length: 6 }, (_, number) => {
    const { id, formName: name, sku } = demoRow(number);
    const keeps = number === 5;
    return {
      id,
      name,
      sku,
      subCategory: "Rice",
      gst: keeps ? 12 : 5,
      ...plain,
      changes: !keeps,
      aboveMrp: gst > 18 && number < 2,
    };
  }),
});

/** The calls of rates as the service answers them. Later handlers of a story go first. */
export const rateService: readonly RequestHandler[] = [
  http.get("/oms/rate-change/preview", ({ request }) =>
    ok(preview(Number(new URL(request.url).searchParams.get("gst")))),
  ),
  http.get("/oms/rate-change", () => ok([scheduled, demoRate(0)])),
  http.post("/oms/rate-change", () => ok(scheduled)),
  http.post("/oms/rate-change/:id/cancel", () => ok({ ...scheduled, state: "CANCELLED", version: 2 })),
  ...subCategoryService(),
];
