import { pincodeThing, warehouseEndpoints, warehouseForm, type WarehouseValues } from "@o2r/api/contract/logistics";
import { afterAll, describe, expect, it } from "vitest";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const [admin, manager] = [await service.signIn("admin"), await service.signIn("hub_manager")];
afterAll(() => service.stop());

const query = { q: "", sort: "companyName", size: 10, cursor: null } as const;
const [own] = (await manager.call(warehouseEndpoints.list, { query })).payload.content;
if (own === undefined) throw new Error("the demo's hub manager has no hub");
const bodyOf = (row: object) =>
  Object.fromEntries(Object.keys(warehouseForm.fields).map((key) => [key, Reflect.get(row, key)])) as WarehouseValues; // what it was read as
const make = async (given: Partial<WarehouseValues>) =>
  (await admin.call(warehouseEndpoints.create, { body: { ...bodyOf(own), ...given } })).payload;
const retype = async (id: string, type: WarehouseValues["type"]) => {
  const { payload: row } = await admin.call(warehouseEndpoints.get, { params: { id } });
  const sent = { params: { id }, version: row.version, body: { ...bodyOf(row), type } };
  const { status, errors } = await admin.call(warehouseEndpoints.update, sent);
  return status === 200 ? type : errors[0];
};
const serve = async (id: string, body: { readonly primary?: string }) => {
  const { payload: row } = await admin.call(warehouseEndpoints.get, { params: { id } });
  const sent = { params: { id }, version: row.version, body };
  const { payload, errorMessage, errors } = await admin.call(warehouseEndpoints.servePincodes, sent);
  return errors[0]?.message ?? errorMessage ?? payload.primary;
};

describe("the type of a warehouse", () => {
  it("stays while something goes by it: pincodes, retailers, beats, stock, orders", async () => {
    const { primary, fallback } = (await admin.call(warehouseEndpoints.pincodes, { params: { id: own.id } })).payload;
    expect(primary.length + fallback.length).toBeGreaterThan(0);
    const refusals = [await retype(own.id, "CWH")];
    await service.db.deleteFrom("pincode_hub").where("hub_id", "=", own.id).execute();
    refusals.push(await retype(own.id, "CWH"));
    expect(refusals).toEqual([
      { field: "type", message: "It serves pincodes: take those away first" },
      { field: "type", message: "It delivers to retailers: give them another hub first" },
    ]);
    const central = (await admin.call(warehouseEndpoints.list, { query: { ...query, type: "CWH" } })).payload
      .content[0];
    expect(await retype(central?.id ?? "", "HUB")).toEqual({
      field: "type",
      message: "It has stock or open orders: move the stock and see the orders through first",
    });
    expect(await retype((await make({ companyName: "Nothing yet" })).id, "CWH")).toBe("CWH");
  });
});

describe("a pincode is served", () => {
  it("by no central warehouse", async () => {
    const { id } = await make({ companyName: "Another central warehouse", type: "CWH" });
    expect(await serve(id, { primary: "411028" })).toBe(
      "Choose a hub: Another central warehouse is a central warehouse",
    );
  });

  it("by no hub that is switched off, which may still give one up", async () => {
    const { id, version } = await make({ companyName: "Closing hub" });
    expect(await serve(id, { primary: "411028" })).toEqual(["411028"]);
    const off = { params: { id }, version: version + 1, body: { active: false } };
    expect((await admin.call(warehouseEndpoints.setActive, off)).status).toBe(200);
    expect(await serve(id, { primary: "411028 411007" })).toBe("Closing hub is inactive. Activate it first.");
    expect(await serve(id, {})).toEqual([]);
  });

  it("while it is itself in use", async () => {
    const { payload } = await admin.call(pincodeThing.endpoints.list, {
      query: { q: "", sort: "pincode", size: 10, cursor: null, served: "false" },
    });
    const [place] = payload.content;
    if (place === undefined) throw new Error("every pincode of the demo is served");
    const off = { params: { id: place.id }, version: place.version, body: { active: false } };
    expect((await admin.call(pincodeThing.endpoints.setActive, off)).status).toBe(200);
    const { id } = await make({ companyName: "Far hub" });
    expect(await serve(id, { primary: place.pincode })).toBe(`There is no such pincode: ${place.pincode}`);
  });
});
