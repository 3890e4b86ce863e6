import type { KycRow } from "@o2r/api/contract/parties";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Om Sai Kirana", "Ganesh Pawar", "UNDER_REVIEW"],
  ["New Bharat Provisions", "Salim Shaikh", "SUBMITTED"],
  ["Shree Krishna Stores", "Meera Iyer", "REJECTED"],
] as const;

const paper = (
  name: KycRow["papers"][number]["paper"],
  typed: string,
  picture: string | null,
  verdict: KycRow["papers"][number]["verdict"],
) => ({
  paper: name,
  typed,
  pictures: picture === null ? [] : [{ label: picture, id: demoId(901) }],
  verdict,
  reason: null,
});

/** The `number`th KYC of a list that repeats these: under review, submitted, rejected. */
export const demoKyc = (number: number): KycRow => {
  const [establishment, name, state] = shops[number % shops.length] ?? shops[0];
  return {
    id: rowId(number),
    version: 2,
    retailerId: rowId(number),
    establishment: numbered(establishment, Math.floor(number / shops.length)),
    name,
    mobile: "9876543210",
    city: "Pune",
    hub: "Pune Hub Kothrud",
    state,
    makerIds: [demoId(840)],
    submittedBy: "Devika Menon",
    submittedAt: "2026-11-20T06:12:00.000Z",
    reviewedBy: null,
    reviewedAt: null,
    reason: state === "REJECTED" ? "The picture cannot be read" : null,
    fssaiExpiry: null,
    papers: [
      paper("SHOP", establishment, "Photo of the shop", "APPROVED"),
      paper("IDENTITY", name, "Photo of the primary contact", "APPROVED"),
      // Of Karnataka, and the shop is in Maharashtra.
      paper("GSTIN", "29AAGCB7383J1Z4", "GST certificate", "PENDING"),
      paper("PAN", "AAGCB7383J", "PAN card", "PENDING"),
      paper("FSSAI", "11521034000172", null, "PENDING"),
    ],
    judged: false,
    takenOn: true,
    address: "Shop 14, Market Yard, Hadapsar, Pune, Maharashtra 411028",
    addressState: "Maharashtra",
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of papers as the service answers them. Later handlers of a story go first. */
export const kycService = (total = 12): readonly RequestHandler[] => [
  ...documentService,
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  http.get("/oms/master/common", () => ok([{ id: demoId(600), label: "Custom", value: "CUSTOM", position: 0 }])),
  http.post("/oms/kyc/next", () => ok({ id: demoKyc(1).id })),
  http.get("/oms/kyc/:id/history", () => ok([])),
  http.post("/oms/kyc/:id/verdict", async ({ params, request }) => {
    const { paper: judged, verdict } = (await request.json()) as Pick<KycRow["papers"][number], "paper" | "verdict">; // what the page sends
    const row = demoKyc(numberOf(params["id"]));
    const papers = row.papers.map((one) => (one.paper === judged ? { ...one, verdict } : one));
    return ok({ ...row, version: row.version + 1, papers });
  }),
  http.get("/oms/kyc/:id", ({ params }) => ok(demoKyc(numberOf(params["id"])))),
  http.get("/oms/kyc", ({ request }) => ok(pageAt(new URL(request.url), total, demoKyc))),
];
