import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, pageOf, thingService } from "../../../../stories/thing-service.ts";
import { demoHistory, demoProduct, demoRow } from "./demo-products.ts";

const named = (number: number, name: string) => ({ id: demoId(number), name });
const options = (...labels: readonly string[]) =>
  labels.map((label, at) => ({ id: demoId(200 + at), label, value: label.toUpperCase(), position: at }));

const saved = { pricing: { proposedId: null, revoked: 0 } };

/** The product calls as the service answers them, over so many products. Later handlers of a story go first. */
export const productService = (total = 1284): readonly RequestHandler[] => [
  http.get("/oms/product/holders", () => ok({ kits: [], combos: [], unnamed: 0 })),
  ...thingService({ path: "/oms/product", total, row: demoRow, detail: demoProduct, history: demoHistory, saved }),
  http.get("/oms/price-change", () => ok(pageOf([]))),
  ...documentService,
  lookupService("/api/brand", [named(1, "Annapurti"), named(4, "Dhanlaxmi")], {
    [demoId(1)]: { manufacturer: demoId(3) },
    [demoId(4)]: { manufacturer: demoId(7) },
  }),
  lookupService("/api/category", [named(5, "Grocery")]),
  lookupService(
    "/api/sub-category",
    [named(2, "Flour"), named(6, "Pulses")].map((row) => ({ ...row, parent: "Grocery" })),
    { [demoId(2)]: { hsn: "1101", gst: 5, cess: 0 }, [demoId(6)]: { hsn: "0713", gst: 0, cess: 1.5 } },
  ),
  lookupService("/api/company", [named(3, "Annapurti Foods"), named(7, "Dhanlaxmi Mills")]),
  lookupService(
    "/api/product",
    [0, 1, 2, 3].map((at) => ({ ...named(1000 + at, demoRow(at).formName), sku: demoRow(at).sku })),
  ),
  http.get("/oms/master/common", ({ request }) => {
    const category = new URL(request.url).searchParams.get("category");
    if (category === "WEIGHT_TYPE") return ok(options("Kg", "Gm", "L"));
    return ok(category === "PACK_TYPE" ? options("Bag", "Box", "Tin") : options("Kirana", "Supermarket"));
  }),
];
