import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pincodeEndpoints } from "@o2r/api/contract/logistics";
import { companyEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService();
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

const ask = async (pincode: string) => admin.call(pincodeEndpoints.find, { query: { pincode } });
const make = (body: object) =>
  // A body as it may come, which the service judges.
  admin.call(companyEndpoints.create, { body: body as never });

describe("asked about a pincode, the service", () => {
  it("S5.141 S5.142 tells city, state, every locality, and who serves it in which order", async () => {
    const { payload } = await ask("411028");
    expect(payload).toMatchObject({
      city: "Pune",
      state: "Maharashtra",
      areas: [{ localities: ["Hadapsar", "Gondhale Nagar", "Sasanenagar"] }],
    });
    expect(payload?.servedBy.map(({ name, rank }) => [name.split(" Hub")[0], rank])).toEqual([
      ["Pune", 1],
      ["Mumbai", 2],
    ]);
  });

  it("tells every district of one that lies in several, the one with the most post offices first", async () => {
    const { payload } = await ask("123106");
    expect([payload?.city, payload?.areas.map(({ city, localities }) => [city, localities.length])]).toEqual([
      "Rewari",
      [
        ["Rewari", 8],
        ["Gurugram", 1],
      ],
    ]);
  });

  it("knows the states of today, Ladakh and Telangana among them, by the names of a GSTIN's states", async () => {
    const found = await service.db.selectFrom("pincode_area").select("state").distinct().orderBy("state").execute();
    expect(found).toHaveLength(36);
    expect((await ask("194101")).payload?.state).toBe("Ladakh");
    expect((await ask("506001")).payload?.state).toBe("Telangana");
  });

  it("says that nobody serves one, and says nothing of what is no pincode", async () => {
    expect((await ask("194101")).payload?.servedBy).toEqual([]);
    expect((await ask("999999")).payload).toBeNull();
    expect((await ask("41102")).status).toBe(400);
  });
});

describe("S5.149 a form that asks for a pincode", () => {
  const company = { name: "Sasane Foods", gst: "27AAPFU0939F1ZV" };

  it("is saved with the city and the state that the pincode has, whatever else was sent", async () => {
    const { payload } = await make({ ...company, pincode: "411028", city: "Nagpur", state: "Goa" });
    expect(payload).toMatchObject({ pincode: "411028", city: "Pune", state: "Maharashtra" });
  });

  it("is refused with one that does not exist", async () => {
    const { status, errors } = await make({ ...company, name: "Nowhere Foods", pincode: "999999" });
    expect([status, errors]).toEqual([422, [{ field: "pincode", message: "There is no such pincode" }]]);
  });
});
