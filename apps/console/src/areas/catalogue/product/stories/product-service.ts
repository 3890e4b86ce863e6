import { http, HttpResponse, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoHistory, demoId, demoProduct, demoRow } from "./demo-products.ts";

const page = (url: URL, total: number) => {
  const size = Number(url.searchParams.get("size") ?? 10);
  const start = Number(url.searchParams.get("cursor") ?? 0);
  const count = Math.max(0, Math.min(size, total - start));
  return {
    content: Array.from({ length: count }, (_, at) => demoRow(start + at)),
    size,
    nextCursor: start + size < total ? String(start + size) : null,
    prevCursor: start > 0 ? String(start - size) : null,
    totalElements: total,
    totalCapped: false,
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;
const named = (number: number, name: string) => ({ id: demoId(number), name });
const options = (...labels: readonly string[]) =>
  labels.map((label, at) => ({ id: demoId(200 + at), label, value: label.toUpperCase(), position: at }));

/** The product calls as the service answers them, over so many products. Later handlers of a story go first. */
export const productService = (total = 1284): readonly RequestHandler[] => [
  http.get("/oms/product", ({ request }) => ok(page(new URL(request.url), total))),
  http.get("/oms/product/:id/history", () => ok([...demoHistory])),
  http.get("/oms/product/:id", ({ params }) => ok(demoProduct(numberOf(params["id"])))),
  http.put("/oms/product/:id", async ({ params, request }) => {
    const body: unknown = await request.json();
    return ok({ ...demoProduct(numberOf(params["id"])), ...Object(body), version: 8 });
  }),
  http.post("/oms/product", async ({ request }) => {
    const body: unknown = await request.json();
    return ok({ ...demoProduct(1), ...Object(body), id: demoId(1001), version: 1 });
  }),
  http.post("/oms/product/:id/active", async ({ params, request }) => {
    const body: unknown = await request.json();
    return ok({ ...demoProduct(numberOf(params["id"])), ...Object(body), version: 8 });
  }),
  http.get("/api/brand", () => ok({ content: [named(1, "Annapurti"), named(4, "Dhanlaxmi")] })),
  http.get("/api/category", () => ok({ content: [named(5, "Grocery")] })),
  http.get("/api/sub-category", () => ok({ content: [named(2, "Flour"), named(6, "Pulses")] })),
  http.get("/api/company", () => ok({ content: [named(3, "Annapurti Foods")] })),
  http.get("/api/product", () =>
    ok({ content: [1, 2, 3].map((at) => ({ ...named(1000 + at, demoRow(at).formName), sku: demoRow(at).sku })) }),
  ),
  http.get("/oms/master/common", ({ request }) => {
    const category = new URL(request.url).searchParams.get("category");
    if (category === "WEIGHT_TYPE") return ok(options("Kg", "Gm", "L"));
    return ok(category === "PACK_TYPE" ? options("Bag", "Box", "Tin") : options("Kirana", "Supermarket"));
  }),
  http.post("/oms/document/upload", () =>
    ok({ id: demoId(500), url: `/oms/document/${demoId(500)}/content`, contentType: "image/png" }),
  ),
  http.get("/oms/document/:id/content", () => new HttpResponse(null, { status: 404 })),
];
