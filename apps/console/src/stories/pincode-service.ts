import { http } from "msw";
import { ok } from "./service.ts";
import { demoId } from "./thing-service.ts";

const pune = { city: "Pune", state: "Maharashtra" };
const ahmedabad = { city: "Ahmedabad", state: "Gujarat" };
const bengaluru = { city: "Bengaluru", state: "Karnataka" };
const hub = { id: demoId(701), name: "Pune Hub Kothrud", rank: 1 };
const fallback = { id: demoId(702), name: "Mumbai Hub Kurla", rank: 2 };

const places = {
  "380001": { ...ahmedabad, areas: [{ ...ahmedabad, localities: ["Bhadra"] }], servedBy: [] },
  "411028": { ...pune, areas: [{ ...pune, localities: ["Hadapsar", "Sasanenagar"] }], servedBy: [hub, fallback] },
  "411030": { ...pune, areas: [{ ...pune, localities: ["Sadashiv Peth"] }], servedBy: [hub] },
  "560001": { ...bengaluru, areas: [{ ...bengaluru, localities: ["Vidhana Soudha"] }], servedBy: [] },
};

/** A few pincodes: one with several localities, one that nobody serves, and no other exists. */
export const pincodeService = http.get("/api/pincode", ({ request }) => {
  const pincode = new URL(request.url).searchParams.get("pincode") ?? "";
  const found = Object.entries(places).find(([known]) => known === pincode)?.[1];
  return ok(found === undefined ? null : { pincode, ...found });
});
