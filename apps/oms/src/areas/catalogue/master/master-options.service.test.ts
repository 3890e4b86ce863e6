import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { masterEndpoints as master, masterOptionEndpoints as option } from "@o2r/api/contract/catalogue";
import { newId } from "../../../db/id.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let superAdmin: Client;
beforeAll(async () => {
  service = await startDemoService();
  superAdmin = await service.signIn("super_admin");
});
afterAll(() => service.stop());

const valuesOf = async (category: string) =>
  (await superAdmin.call(master.options, { query: { category } })).payload.map(({ label, value }) => [label, value]);

describe("adding a main option", () => {
  it("S7.32 S7.33 S3.13 S4.35 adds it at the end of its category, where it can be chosen at once", async () => {
    const before = await valuesOf("PACK_TYPE");
    const body = { category: "PACK_TYPE", name: "Shrink wrap", value: "SHRINK_WRAP" };
    const { status, payload } = await superAdmin.call(option.addMain, { body });
    expect([status, payload]).toEqual([200, { done: true }]);
    expect(await valuesOf("PACK_TYPE")).toEqual([...before, ["Shrink wrap", "SHRINK_WRAP"]]);
  });

  it("refuses a value that its name does not make, beside the field", async () => {
    const body = { category: "PACK_TYPE", name: "Gift box", value: "gift box" };
    const { status, errors } = await superAdmin.call(option.addMain, { body });
    expect([status, errors]).toEqual([422, [{ field: "value", message: "The value must be GIFT_BOX" }]]);
  });

  it("refuses what is there already, however it is written, beside the name", async () => {
    const body = { category: "pack_type", name: "pouch", value: "POUCH" };
    const { status, errors } = await superAdmin.call(option.addMain, { body });
    expect([status, errors]).toEqual([409, [{ field: "name", message: "This option is there already" }]]);
  });

  it("refuses an empty name, one that is too long, and one in spaces", async () => {
    for (const name of ["", "x".repeat(51), "  "]) {
      const { status } = await superAdmin.call(option.addMain, { body: { category: "PACK_TYPE", name, value: "X" } });
      expect(status).toBe(422);
    }
  });

  it("makes the list of a category that has none", async () => {
    expect((await superAdmin.call(option.field, { query: { category: "crateType" } })).payload).toBeNull();
    const body = { category: "crateType", name: "Blue", value: "BLUE" };
    expect((await superAdmin.call(option.addMain, { body })).status).toBe(200);
    expect(await valuesOf("crateType")).toEqual([["Blue", "BLUE"]]);
    expect((await superAdmin.call(option.field, { query: { category: "CRATETYPE" } })).payload?.category).toBe(
      "crateType",
    );
  });

  it("adds all that arrive at once, one after the other, and each once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Tray ${index % 6}`);
    const answers = await Promise.all(
      names.map((name) =>
        superAdmin.call(option.addMain, {
          body: { category: "trayType", name, value: name.toUpperCase().replace(" ", "_") },
        }),
      ),
    );
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([withStatus(200), withStatus(409)]).toEqual([6, 6]);
    const { payload } = await superAdmin.call(master.options, { query: { category: "trayType" } });
    expect(payload.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("adding an option", () => {
  it("is for super admins: an administrator is refused at every step, and the list stays", async () => {
    const admin = await service.signIn("admin");
    const before = await valuesOf("PACK_TYPE");
    const body = { category: "PACK_TYPE", name: "Gift wrap", value: "GIFT_WRAP" };
    expect((await admin.call(option.addMain, { body })).status).toBe(403);
    expect((await admin.call(option.field, { query: { category: "retailerType" } })).status).toBe(403);
    const list = { params: { id: newId() }, body: { label: "Petrol pump", value: "PETROL_PUMP" } };
    expect((await admin.call(option.addList, list)).status).toBe(403);
    expect(await valuesOf("PACK_TYPE")).toEqual(before);
  });
});

describe("adding a list option", () => {
  it("S7.34 S7.35 adds it to the field that the id names", async () => {
    const { payload: field } = await superAdmin.call(option.field, { query: { category: "retailerType" } });
    const before = await valuesOf("retailerType");
    const answer = await superAdmin.call(option.addList, {
      params: { id: field?.id ?? "" },
      body: { label: "Petrol pump", value: "PETROL_PUMP" },
    });
    expect(answer.status).toBe(200);
    expect(await valuesOf("retailerType")).toEqual([...before, ["Petrol pump", "PETROL_PUMP"]]);
  });

  it("is 404 for a field that there is none of, and writes nothing", async () => {
    const body = { label: "Petrol pump", value: "PETROL_PUMP" };
    expect((await superAdmin.call(option.addList, { params: { id: newId() }, body })).status).toBe(404);
  });
});
