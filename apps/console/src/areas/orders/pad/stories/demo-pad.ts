import type { Cart, PadContext, PadProduct, Quote, QuoteBody, QuotedLine } from "@o2r/api/contract/orders";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoOrder } from "../../order/stories/demo-orders.ts";
import { demoId, documentService, lookupService } from "../../../../stories/thing-service.ts";

/** Rs name, SKU, pack, PTR, MRP, GST, available: what the story's hub sells. */
const sold = [
  ["Chakki Atta 10 kg", "ANP-ATTA-CH10", 1, 452, 485, 5, 1240],
  ["Mustard Oil 1 L × 12", "KSV-OIL-MU01", 12, 171.5, 189, 5, 612],
  ["Glucose Biscuits 70 g", "NRV-BISC-GL70", 96, 8.55, 10, 18, 8640],
  ["Toor Dal 1 kg × 20", "DHL-DAL-TR01", 20, 162.4, 178, 5, 6],
] as const;

/** The `number`th product of the story. */
export const demoProduct = (number: number): PadProduct => {
  const [name, sku, packOf, ptr, mrp, gst, available] = sold[number % sold.length] ?? sold[0];
  return {
    id: demoId(500 + number),
    kind: "PRODUCT",
    holds: "",
    name,
    sku,
    ean: `890100000000${number}`,
    image: null,
    brand: "Annapurna",
    packOf,
    most: 100,
    gst,
    available,
    ptr,
    mrp,
    expiryDate: "2027-06-01",
    scheme: number === 1 ? "Oil by the case" : null,
  };
};

const products = sold.map((_, number) => demoProduct(number));
const credit = { limit: 50_000, days: 15, outstanding: 18_420, placed: 0, left: 31_580 };

/** The retailer of the story. */
export const demoRetailer: PadContext = {
  id: demoId(300),
  establishment: "Om Sai Kirana",
  owner: "Ganesh Pawar",
  mobile: "9822012341",
  address: "Shop 14, Market Yard, Hadapsar",
  city: "Pune",
  pincode: "411028",
  gstNumber: null,
  retailerType: "Kirana",
  isPrime: true,
  state: "ACTIVE",
  kyc: "APPROVED",
  warehouseId: demoId(701),
  hub: "Pune Hub Kothrud",
  beat: "Hadapsar 3",
  weekdays: [1, 4],
  credit,
  promise: { amount: 8000, on: "2026-11-24" },
  lastOrders: [
    {
      id: demoId(801),
      orderNumber: "RO07-26-048700",
      placedAt: "2026-11-16T05:00:00.000Z",
      total: 11_904,
      state: "DELIVERED",
      opens: true,
    },
  ],
  lastLines: [{ productId: demoProduct(0).id, packs: 6 }],
  repeatedLines: [],
};

const round = (rupees: number) => Math.round(rupees * 100) / 100;

const quotedLine = ({ productId, packs }: QuoteBody["lines"][number]): QuotedLine => {
  const product = products.find(({ id }) => id === productId) ?? demoProduct(0);
  const { name, sku, image, packOf, available, most, gst, ptr, mrp } = product;
  const units = packs * packOf;
  const problem = most !== null && packs > most ? `At most ${most} packs of ${name}` : null;
  const priced = problem === null ? units : 0;
  const taxable = round(priced * ptr);
  const half = round((taxable * gst) / 200);
  return {
    productId,
    kind: "PRODUCT",
    name,
    sku,
    image,
    packs,
    packOf,
    units,
    available,
    short: Math.max(0, priced - available),
    most,
    gst,
    free: false,
    promotion: null,
    discount: 0,
    taxable,
    total: round(taxable + 2 * half),
    pieces: priced === 0 ? [] : [{ units, ptr, mrp, expiryDate: "2027-06-01", total: round(taxable + 2 * half) }],
    parts: [],
    offs: [],
    trace: [
      { step: "PRICE", text: `${units} × ₹${ptr}`, amount: taxable },
      { step: "CGST", text: `CGST ${gst / 2}%`, amount: half },
      { step: "SGST", text: `SGST ${gst / 2}%`, amount: half },
    ],
    problem,
  };
};

/** What the service of the story makes of some lines. */
export const demoQuote = ({ lines: asked, orderSlot }: Pick<QuoteBody, "lines" | "orderSlot">): Quote => {
  const lines = asked.map(quotedLine);
  const sum = (of: (line: QuotedLine) => number) => round(lines.reduce((all, line) => all + of(line), 0));
  const tax = (step: string) =>
    sum(({ trace }) => trace.filter((one) => one.step === step).reduce((all, { amount }) => all + amount, 0));
  const exact = sum(({ total }) => total);
  const total = Math.round(exact);
  return {
    lines,
    goods: sum(({ taxable }) => taxable),
    discount: 0,
    charges: 0,
    taxable: sum(({ taxable }) => taxable),
    cgst: tax("CGST"),
    sgst: tax("SGST"),
    igst: 0,
    cess: 0,
    roundOff: round(total - exact),
    total,
    chargeLines: [],
    credit,
    holds:
      total > credit.left
        ? [{ hold: "CREDIT_LIMIT", text: `₹${total} is more than the ₹${credit.left} that are left of the credit` }]
        : [],
    promotions: [],
    couponProblem: null,
    orderSlot: orderSlot || "2026-11-26",
    weight: 62.4,
    volume: 0.184,
  };
};

const noCart: Cart = {
  lines: [],
  orderSlot: "",
  paymentMode: "CREDIT",
  note: "",
  coupon: "",
  version: 0,
  updatedAt: null,
};

/** The calls of the order pad as the service answers them, with these packs of the first products in the cart. */
export const padService = (packs: readonly number[] = []): readonly RequestHandler[] => {
  const lines = packs.map((count, number) => ({ productId: demoProduct(number).id, packs: count }));
  return [
    ...documentService,
    lookupService("/api/retailer", [{ id: demoRetailer.id, name: demoRetailer.establishment }]),
    http.get("/oms/order/context/:retailerId", () => ok(demoRetailer)),
    http.get("/oms/slot/:retailerId", () =>
      ok([
        { day: "2026-11-24", capacity: 40, left: 9, reason: "Not on this beat" },
        { day: "2026-11-26", capacity: 40, left: 12, reason: null },
        { day: "2026-11-30", capacity: 40, left: 0, reason: "Full" },
      ]),
    ),
    http.get("/oms/open-cart", () => ok([])),
    http.get("/oms/cart/:retailerId", () => ok({ ...noCart, lines })),
    http.put("/oms/cart/:retailerId", async ({ request }) =>
      ok({ ...noCart, ...Object(await request.json()), version: 1 }),
    ),
    http.get("/oms/order/product/:retailerId", ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const words = (asked.get("query") ?? "").toLowerCase();
      return ok(
        asked.has("instead")
          ? products.slice(0, 2)
          : products.filter(
              ({ name, sku, ean, scheme }) =>
                `${name} ${sku} ${ean ?? ""}`.toLowerCase().includes(words) &&
                (!asked.has("scheme") || scheme !== null),
            ),
      );
    }),
    http.get("/oms/order/product/:retailerId/filter", () =>
      ok({
        brands: [{ id: demoId(900), name: "Annapurna" }],
        categories: [{ id: demoId(910), name: "Staples" }],
        subCategories: [{ id: demoId(920), name: "Oil", categoryId: demoId(910) }],
      }),
    ),
    http.post("/oms/order/paste/:retailerId", () =>
      ok({
        lines: [
          {
            productId: demoProduct(0).id,
            name: demoProduct(0).name,
            sku: demoProduct(0).sku,
            packs: 12,
            notes: ["Two lines were added up"],
          },
        ],
        unknown: [
          {
            text: "KSV-OIL-MU1",
            packs: 2,
            nearest: { productId: demoProduct(1).id, name: demoProduct(1).name, sku: demoProduct(1).sku },
          },
        ],
      }),
    ),
    http.post("/oms/order/quote", async ({ request }) => ok(demoQuote((await request.json()) as QuoteBody))), // what the page sends
    http.post("/oms/order", () => ok(demoOrder(0))),
  ];
};
