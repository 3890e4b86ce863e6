import type { PriceChange, PriceChangeState } from "@o2r/api/contract/catalogue";
import type { HistoryEntry } from "@o2r/api/contract/core";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, rowId, thingService } from "../../../../stories/thing-service.ts";
import { demoProduct } from "../../product/stories/demo-products.ts";
import { productService } from "../../product/stories/product-service.ts";

/** Who is signed in, in every story. */
export const reader = "0199f5c4-01e1-7000-8000-066351460001";

const states: readonly PriceChangeState[] = ["PROPOSED", "PROPOSED", "SCHEDULED", "APPLIED", "REVOKED"];

const up = (price: number, share: number): number => Math.ceil(price * (1 + share) * 20) / 20;

/** The `number`th price change: of the product of that number, in each state in turn. */
export const demoChange = (number: number, more: Partial<PriceChange> = {}): PriceChange => {
  const product = demoProduct(number);
  const state = more.state ?? states[number % states.length] ?? "PROPOSED";
  const approved = state === "SCHEDULED" || state === "APPLIED";
  return {
    id: rowId(number),
    version: approved ? 3 : 1,
    state,
    effectiveOn: state === "APPLIED" ? "2026-11-18" : "2026-12-01",
    productId: product.id,
    product: product.formName,
    sku: product.sku,
    image: null,
    gst: product.formProductGst,
    cess: product.formProductCess,
    taxBase: product.taxBase,
    cessPerUnit: product.cessPerUnit ?? 0,
    centralO2rlp: up(product.formO2rPrice, 0.02),
    centralPth: up(product.formDlp, 0.02),
    centralPtr: up(product.formRlp, 0.02),
    centralMrp: number % 3 === 0 ? product.formProductMrp : up(product.formProductMrp, 0.04),
    before: {
      centralO2rlp: product.formO2rPrice,
      centralPth: product.formDlp,
      centralPtr: product.formRlp,
      centralMrp: product.formProductMrp,
    },
    reason: "New price list of the maker, valid from December on.",
    proposedById: demoId(11),
    proposedBy: "Devika Sanyal",
    proposedAt: "2026-11-17T06:30:00.000Z",
    approvedBy: approved ? "Ishaan Velkar" : null,
    approvedAt: approved ? "2026-11-17T10:05:00.000Z" : null,
    appliedAt: state === "APPLIED" ? "2026-11-17T18:30:20.000Z" : null,
    revokedBy: state === "REVOKED" ? "Ishaan Velkar" : null,
    revokedAt: state === "REVOKED" ? "2026-11-18T05:00:00.000Z" : null,
    revokeReason: state === "REVOKED" ? "The maker took its list back" : null,
    updatedAt: "2026-11-18T09:12:00.000Z",
    ...more,
  };
};

/** What happened to a price change, newest first, as the audit keeps it. */
const historyOf = (change: PriceChange): HistoryEntry[] => {
  const entry = (
    version: number,
    action: string,
    [by, at, from]: readonly [string | null, string | null, PriceChangeState | null],
    to: PriceChangeState,
    more: HistoryEntry["changes"] = [],
  ): HistoryEntry[] =>
    at === null
      ? []
      : [
          {
            id: demoId(40 + version),
            at,
            actor: by === null ? null : { id: demoId(11), username: by, name: by },
            action: `price-change.${action}`,
            version,
            changes: [{ field: "state", before: from, after: to }, ...more],
          },
        ];
  const why = { field: "revokeReason", before: null, after: change.revokeReason };
  return [
    ...entry(4, "revoked", [change.revokedBy, change.revokedAt, "PROPOSED"], "REVOKED", [why]),
    ...entry(3, "applied", [null, change.appliedAt, "SCHEDULED"], "APPLIED"),
    ...entry(2, "approved", [change.approvedBy, change.approvedAt, "PROPOSED"], "SCHEDULED"),
    ...entry(1, "proposed", [change.proposedBy, change.proposedAt, null], "PROPOSED"),
  ];
};

/** The calls of price changes as the service answers them. Later handlers of a story go first. */
export const priceChangeService = (total = 40): readonly RequestHandler[] => [
  http.post("/oms/price-change", async ({ request }) => {
    const body: unknown = await request.json();
    return ok({ ...demoChange(1, { state: "PROPOSED", proposedById: reader }), ...Object(body) });
  }),
  http.post("/oms/price-change/:id/approve", ({ params }) =>
    ok(demoChange(Number(String(params["id"]).slice(-12)) - 1000, { state: "SCHEDULED", version: 3 })),
  ),
  http.post("/oms/price-change/:id/revoke", ({ params }) =>
    ok(demoChange(Number(String(params["id"]).slice(-12)) - 1000, { state: "REVOKED", version: 2 })),
  ),
  http.get("/oms/price-change/:id/history", ({ params }) =>
    ok(historyOf(demoChange(Number(String(params["id"]).slice(-12)) - 1000))),
  ),
  ...thingService({ path: "/oms/price-change", total, row: demoChange, history: [] }),
  lookupService("/api/price-import", [{ id: demoId(800), name: "price list november.xlsx" }]),
  ...productService(),
];
