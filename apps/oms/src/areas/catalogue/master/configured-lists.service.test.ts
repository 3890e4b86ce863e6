import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  masterEndpoints as master,
  masterOptionEndpoints as option,
  productEndpoints as product,
  productForm,
} from "@o2r/api/contract/catalogue";
import type { BodyOf } from "@o2r/api/contract";
import { retailerEndpoints as retailer } from "@o2r/api/contract/parties";
import type { Field } from "@o2r/forms";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

/** The field of a product that is chosen from the list of pack types. */
const packField =
  Object.entries<Field>(productForm.fields).flatMap(([name, field]) =>
    field.kind === "select" && "source" in field.options && field.options.source === "PACK_TYPE" ? [name] : [],
  )[0] ?? "";

let service: DemoService;
let superAdmin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
});
afterAll(() => service.stop());

const listOf = async (category: string) => {
  const { payload } = await superAdmin.call(option.lists);
  return payload.find((list) => list.category === category) ?? { id: "", version: 0, category, options: [] };
};
const optionOf = async (category: string, value: string) => {
  const found = (await listOf(category)).options.find((one) => one.value === value);
  return found ?? { id: "", version: 0, active: false, label: "", value, uses: null };
};
const offered = async (category: string) =>
  (await superAdmin.call(master.options, { query: { category } })).payload.map(({ label }) => label);

describe("S7.60 the master lists", () => {
  it("tell how many rows name each option, and where nobody keeps count", async () => {
    const { n } = await service.db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("pack_type", "=", "POUCH")
      .executeTakeFirstOrThrow();
    expect((await optionOf("PACK_TYPE", "POUCH")).uses).toBe(n);
    expect((await listOf("reason")).options.map(({ uses }) => uses)).toEqual((await offered("reason")).map(() => null));
  });

  it("are put into another order, in which selects offer them; a stale or partial order is refused", async () => {
    const { id, version, options } = await listOf("WEIGHT_TYPE");
    const turned = options.map((one) => one.id).toReversed();
    const order = (ids: string[], at = version) =>
      superAdmin.call(option.reorder, { params: { id }, version: at, body: { options: ids } });
    for (const wrong of [turned.slice(1), [...turned.slice(1), turned[1] ?? ""], [...turned, turned[0] ?? ""]])
      expect((await order(wrong)).status).toBe(409);
    expect((await order(turned)).status).toBe(200);
    expect(await offered("WEIGHT_TYPE")).toEqual(options.map(({ label }) => label).toReversed());
    expect((await order(turned)).status).toBe(412);
  });

  it("keep the value of an option that is renamed", async () => {
    const { id, version, uses } = await optionOf("PACK_TYPE", "TIN");
    const sent = { params: { id }, version, body: { name: "Tin can" } };
    expect((await superAdmin.call(option.rename, sent)).status).toBe(200);
    expect(await optionOf("PACK_TYPE", "TIN")).toMatchObject({ label: "Tin can", uses, version: version + 1 });
    expect((await superAdmin.call(option.rename, sent)).status).toBe(412);
  });

  it("have no two options of one name, whether one is renamed or added", async () => {
    const taken = "This option is there already";
    const { id, version, label } = await optionOf("PACK_TYPE", "BOX");
    const rename = (name: string) => superAdmin.call(option.rename, { params: { id }, version, body: { name } });
    const other = (await listOf("PACK_TYPE")).options.find((one) => one.id !== id)?.label ?? "";
    expect((await rename(other.toUpperCase())).errors).toEqual([{ field: "name", message: taken }]);
    expect((await rename("Carton of card")).status).toBe(200);
    const add = (name: string, value: string) =>
      superAdmin.call(option.addMain, { body: { category: "PACK_TYPE", name, value } });
    expect((await add("Carton of card", "CARTON_OF_CARD")).errors).toEqual([{ field: "name", message: taken }]);
    const back = { params: { id }, version: version + 1, body: { name: label } };
    expect((await superAdmin.call(option.rename, back)).status).toBe(200);
  });

  it("offer no option that is switched off, and what names it stays good", async () => {
    const { id, version } = await optionOf("PACK_TYPE", "POUCH");
    await superAdmin.call(option.setActive, { params: { id }, version, body: { active: false } });
    expect(await offered("PACK_TYPE")).not.toContain("Pouch");
    const row = await service.db
      .selectFrom("product")
      .select("id")
      .where("pack_type", "=", "POUCH")
      .where("active", "=", true)
      .orderBy("sku")
      .executeTakeFirstOrThrow();
    const { payload } = await superAdmin.call(product.get, { params: row });
    const keys = new Set(Object.keys(productForm.fields));
    const body = Object.fromEntries(Object.entries(payload).filter(([key, value]) => keys.has(key) && value !== null));
    const saved = await superAdmin.call(product.update, {
      params: row,
      version: payload.version,
      body: body as unknown as BodyOf<typeof product.update>, // the form's own fields, as they were read
    });
    expect([saved.status, saved.errors]).toEqual([200, []]);

    const tin = await service.db
      .selectFrom("product")
      .select("id")
      .where("pack_type", "<>", "POUCH")
      .where("active", "=", true)
      .orderBy("sku")
      .executeTakeFirstOrThrow();
    const other = (await superAdmin.call(product.get, { params: tin })).payload;
    const moved = await superAdmin.call(product.update, {
      params: tin,
      version: other.version,
      body: {
        ...Object.fromEntries(Object.entries(other).filter(([key, value]) => keys.has(key) && value !== null)),
        [packField]: "POUCH",
      } as unknown as BodyOf<typeof product.update>, // likewise
    });
    expect([moved.status, moved.errors]).toEqual([422, [{ field: packField, message: "Pouch is inactive" }]]);
  });

  it("give no reason that is switched off", async () => {
    const [reason] = (await listOf("reason")).options.filter(({ value }) => value !== "CUSTOM");
    await superAdmin.call(option.setActive, {
      params: { id: reason?.id ?? "" },
      version: reason?.version ?? 0,
      body: { active: false },
    });
    const row = await service.db
      .selectFrom("retailer")
      .select(["id", "version"])
      .where("state", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    const blocked = await superAdmin.call(retailer.block, {
      params: { id: row.id },
      version: row.version,
      body: { reason: reason?.value ?? "" },
    });
    expect([blocked.status, blocked.errors]).toEqual([
      422,
      [{ field: "reason", message: `${reason?.label} is inactive` }],
    ]);
  });
});
