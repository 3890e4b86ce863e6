// Long because a product has thirty fields, and every rule of them is bypassed here on one scene.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  brandEndpoints,
  companyEndpoints,
  subCategoryEndpoints,
  productEndpoints as product,
  productForm,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { newProduct, type ProductBody } from "../test/new-product.ts";

let service: DemoService;
let admin: Client;
let superAdmin: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, superAdmin] = await Promise.all([service.signIn("admin"), service.signIn("super_admin")]);
});
afterAll(() => service.stop());

let count = 0;
/** Another product each time. */
const good = (changes: Partial<ProductBody> = {}) => newProduct(`Test Dal ${++count}`, changes);

const create = (changes: Partial<ProductBody> = {}, as = admin) => as.call(product.create, { body: good(changes) });
const made = async (changes: Partial<ProductBody> = {}): Promise<ProductDetail> => {
  const { status, payload, errors } = await create(changes);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const update = (row: ProductDetail, changes: Partial<ProductBody>, as = admin) =>
  as.call(product.update, {
    params: { id: row.id },
    version: row.version,
    body: good({ formName: row.formName, ...changes }),
  });
/** A body that the types, and the browser, would never let through. */
const bypass = async (changes: Record<string, unknown>) => {
  const response = await admin.raw("/oms/product", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ ...good(), ...changes }),
  });
  const { errors = [], code }: { errors?: { field: string; message: string }[]; code?: string } = await response.json();
  return { status: response.status, code, errors, fields: errors.map(({ field }) => field) };
};
const lookups = {
  brand: brandEndpoints.lookup,
  subCategory: subCategoryEndpoints.lookup,
  company: companyEndpoints.lookup,
  product: product.lookup,
};
const firstId = async (thing: keyof typeof lookups): Promise<string> => {
  const { payload } = await admin.call(lookups[thing]);
  return payload.content[0]?.id ?? "";
};
const nothing = "01920000-0000-7000-8000-000000000000";

describe("a product that is right", () => {
  it("S3.14 is stored with every field, and read back as it was sent", async () => {
    const sent = good({
      sku: "TST-DAL-FULL",
      brandId: await firstId("brand"),
      subCategoryId: await firstId("subCategory"),
      formProductManufacturer: await firstId("company"),
      formProductEan: "8901234567890",
      formProductSac: "996211",
      formTargetCustomer: "KIRANA",
      formMaxOrderQuant: 50,
      skuKit: [await firstId("product")],
      centralO2rlp: 150,
      centralPth: 154.5,
      centralPtr: 160,
      centralMrp: 178,
    });
    const { status, payload, headers } = await admin.call(product.create, { body: sent });
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"1"');
    const read = await admin.call(product.get, { params: { id: payload.id } });
    expect(read.payload).toMatchObject({ ...sent, version: 1, active: true, formProductVolume: 0.015 });
    expect(read.payload.kitProducts).toHaveLength(1);
    expect(read.payload.brand).toEqual(expect.any(String));
  });

  it("is taxed on its sale value without cess by the unit, unless it says otherwise, to four decimals of a rupee", async () => {
    expect(await made()).toMatchObject({ taxBase: "TRANSACTION", cessPerUnit: null });
    const row = await made({ taxBase: "RETAIL_PRICE", cessPerUnit: 4.1701, sku: "TST-PAN-MASALA" });
    const { payload } = await admin.call(product.get, { params: { id: row.id } });
    expect(payload).toMatchObject({ taxBase: "RETAIL_PRICE", cessPerUnit: 4.1701 });
    const text = await (await admin.raw(`/oms/product/export?ids=${row.id}&columns=sku,taxBase,cessPerUnit`)).text();
    expect(text.replace("\uFEFF", "")).toBe(
      "SKU,Taxed on,Per-unit cess\r\nTST-PAN-MASALA,Printed price (MRP),4.1701\r\n",
    );
    const changed = await update(row, { sku: row.sku });
    expect(changed.payload).toMatchObject({ taxBase: "TRANSACTION", cessPerUnit: null });
    const { payload: told } = await admin.call(product.history, { params: { id: row.id } });
    expect(told[0]?.changes).toEqual([
      { field: "taxBase", before: "RETAIL_PRICE", after: "TRANSACTION" },
      { field: "cessPerUnit", before: 4.1701, after: null },
    ]);
    expect((await bypass({ taxBase: "WEIGHT", cessPerUnit: 0.00001 })).fields).toEqual(["taxBase", "cessPerUnit"]);
  });

  it("keeps prices as whole paise", async () => {
    const { id } = await made({ formO2rPrice: 0.07, formDlp: 1.15, formRlp: 8.37, formProductMrp: 99_999_999.99 });
    const row = await service.db
      .selectFrom("product")
      .select(["o2rlp", "pth", "ptr", "mrp"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ o2rlp: 7, pth: 115, ptr: 837, mrp: 9_999_999_999 });
  });

  it("S5.82 S5.83 S5.84 S5.85 may have four equal prices", async () => {
    expect((await create({ formO2rPrice: 10, formDlp: 10, formRlp: 10, formProductMrp: 10 })).status).toBe(200);
  });

  it("S5.77 needs none of the optional fields", async () => {
    const row = await made();
    expect(row).toMatchObject({
      formProductManufacturer: null,
      formProductEan: null,
      formTargetCustomer: null,
      formMaxOrderQuant: null,
    });
    expect(row.skuKit).toEqual([]);
  });

  it("keeps an EAN that was saved before check digits were looked at, and takes no other wrong one", async () => {
    const row = await made({ formProductEan: "8901234567890" });
    await service.db.updateTable("product").set({ ean: "8901234567891" }).where("id", "=", row.id).execute();
    const renamed = await update(row, { formProductEan: "8901234567891", formName: "Renamed since" });
    expect(renamed.payload).toMatchObject({ formName: "Renamed since", formProductEan: "8901234567891" });
    const other = await update({ ...row, version: row.version + 1 }, { formProductEan: "8901234567892" });
    expect(other).toMatchObject({ status: 422, errors: [{ field: "formProductEan" }] });
  });

  it("S3.18 S3.19 has the volume that follows from its sides, whatever is sent", async () => {
    const { payload } = await admin.call(product.create, { body: { ...good(), formProductVolume: 7 } });
    expect(payload.formProductVolume).toBe(0.015);
  });

  it("is made once when the same call is sent twice", async () => {
    const sent = { body: good(), key: crypto.randomUUID() };
    const [one, again] = [await admin.call(product.create, sent), await admin.call(product.create, sent)];
    expect(again.payload).toEqual(one.payload);
    expect((await admin.call(product.create, { body: good(), key: null })).code).toBe("idempotency.missing");
  });
});

describe("the price chain", () => {
  const o2rlp = { field: "formO2rPrice", message: "O2RLP must be less then PTH" };
  const pth = { field: "formDlp", message: "PTH must be greater then O2RLP" };
  const ptr = { field: "formRlp", message: "PTR must be greater then PTH" };
  const mrp = { field: "formProductMrp", message: "MRP must be greater then PTR" };

  it.each([
    ["S5.82 S5.83 O2RLP above PTH", { formO2rPrice: 155.01 }, [o2rlp, pth]],
    ["S5.84 PTH above PTR", { formDlp: 162.41 }, [ptr]],
    ["S5.85 PTR above MRP", { formRlp: 178.01 }, [mrp]],
    ["every step turned round", { formO2rPrice: 4, formDlp: 3, formRlp: 2, formProductMrp: 1 }, [o2rlp, pth, ptr, mrp]],
  ])("%s is refused in the words of the specification, at its fields", async (_, prices, expected) => {
    const answer = await create(prices);
    expect([answer.status, answer.code]).toEqual([422, "form.invalid"]);
    expect(answer.errors.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual(
      expected.toSorted((a, b) => a.field.localeCompare(b.field)),
    );
    expect(answer.errorMessage).toBe(answer.errors[0]?.message);
  });

  it("S5.04 takes no price of 0, and none that begins with 0 beside a fraction", async () => {
    const refused = { message: "Can't be 0 for this field" };
    const { status, errors } = await create({ formO2rPrice: 0, formProductUnitWeight: 0, formPackOf: 0 });
    expect([status, errors]).toMatchObject([422, [refused, refused, refused]]);
    // What the wire's type rules out is sent all the same.
    const typed = await create({ formO2rPrice: "05" as never, formPackOf: "05" as never });
    expect([typed.status, typed.errors]).toMatchObject([422, [refused, refused]]);
    expect((await create({ formO2rPrice: 0.5, formProductUnitWeight: 0.5 })).status).toBe(200);
  });

  it("S5.04 has no price of 0 in the database", async () => {
    const { id } = await made();
    const set = (prices: object) => service.db.updateTable("product").set(prices).where("id", "=", id).execute();
    await expect(set({ o2rlp: 0 })).rejects.toThrow("product_price_chain");
    await expect(set({ central_o2rlp: 0 })).rejects.toThrow("product_central_o2rlp_check");
  });

  it("is held by the database too, if everything before it should fail", async () => {
    const { id } = await made();
    await expect(
      service.db.updateTable("product").set({ version: 2, pack_of: 0 }).where("id", "=", id).execute(),
    ).rejects.toThrow("check");
  });
});

describe("what the browser refuses is refused when it is bypassed", () => {
  const required = [
    ["S5.59", "formName"], ["S5.61", "formProductShelfLife"], ["S5.62", "formProductItemType"], ["S5.63", "formProductUnitWeight"],
    ["S5.64", "WEIGHT_TYPE"], ["S5.65", "formPackOf"], ["S5.66", "PACK_TYPE"], ["S5.67", "formO2rPrice"], ["S5.68", "formDlp"],
    ["S5.69", "formRlp"], ["S5.70", "formProductMrp"], ["S5.71", "formProductGst"], ["S5.72", "formProductCess"], ["S5.73", "formProductHsn"],
    ["S5.74", "formProductPlatform"], ["S5.75", "formProductType"], ["S5.76", "formProductDescription"],
    ["S5.79", "formProductLength"], ["S5.80", "formProductWidth"], ["S5.81", "formProductHeight"],
  ] as const; // prettier-ignore

  it.each(required)("%s %s missing, empty or null", async (_, field) => {
    for (const value of [undefined, "", null]) {
      const { status, fields } = await bypass({ [field]: value });
      expect([status, fields]).toEqual([422, [field]]);
    }
  });

  it.each([
    ["S5.60 a name of 51 characters", { formName: "n".repeat(51) }, "formName"],
    ["S5.86 a fraction in the pack", { formPackOf: 1.5 }, "formPackOf"],
    ["S5.87 a fraction in the shelf life", { formProductShelfLife: 30.5 }, "formProductShelfLife"],
    ["S3.15 another item type", { formProductItemType: "DRINK" }, "formProductItemType"],
    ["S3.16 another platform", { formProductPlatform: "WEB" }, "formProductPlatform"],
    ["S3.17 another product type", { formProductType: "DS" }, "formProductType"],
    ["a rate that no GST has", { formProductGst: 7 }, "formProductGst"],
    ["a price below zero", { formO2rPrice: -1 }, "formO2rPrice"],
    ["a price of three decimals", { formProductMrp: 178.005 }, "formProductMrp"],
    ["a SKU in small letters", { sku: "tst-dal" }, "sku"],
    ["a weight type that nobody has declared", { WEIGHT_TYPE: "STONE" }, "WEIGHT_TYPE"],
    ["a pack type that nobody has declared", { PACK_TYPE: "CRATE" }, "PACK_TYPE"],
    ["a customer type that nobody has declared", { formTargetCustomer: "EVERYBODY" }, "formTargetCustomer"],
    ["a brand that does not exist", { brandId: nothing }, "brandId"],
    ["a brand that is no id", { brandId: "' or 1=1 --" }, "brandId"],
    ["a sub-category that does not exist", { subCategoryId: nothing }, "subCategoryId"],
    ["a manufacturer that does not exist", { formProductManufacturer: nothing }, "formProductManufacturer"],
    ["a kit of a product that does not exist", { skuKit: [nothing] }, "skuKit"],
    ["an image that does not exist", { images: [nothing] }, "images"],
    ["an image that is no id", { images: ["' or 1=1 --"] }, "images"],
    ["a pack of more than there can be", { formPackOf: 3e9 }, "formPackOf"],
    ["a side longer than any", { formProductLength: 1e9 }, "formProductLength"],
    ["a weight heavier than any", { formProductUnitWeight: 1e9 }, "formProductUnitWeight"],
    ["a shelf life of ages", { formProductShelfLife: 3e9 }, "formProductShelfLife"],
    ["an order larger than any", { formMaxOrderQuant: 3e9 }, "formMaxOrderQuant"],
    ["a field that nobody declared", { version: 9 }, "version"],
    ["an id of one's own", { id: nothing }, "id"],
  ])("%s", async (_, changes, field) => {
    const { status, fields } = await bypass(changes);
    expect([status, fields]).toEqual([422, [field]]);
  });

  it("whatever is sent in whichever field, and none of it is taken for a fault of the service", async () => {
    const strange = [
      1e10,
      1e15,
      1e300,
      -1,
      1e-300,
      0.005,
      "12",
      "",
      "x".repeat(5000),
      "İ".repeat(24),
      "\u202e",
      "%_\\",
    ];
    const others = [true, [], {}, ["x"], [null], [nothing, nothing], { id: 1 }];
    const faults: unknown[] = [];
    for (const field of Object.keys(productForm.fields)) {
      const statuses = await Promise.all(
        [...strange, ...others].map(async (value) => [value, (await bypass({ [field]: value })).status] as const),
      );
      faults.push(...statuses.filter(([, status]) => status !== 200 && status !== 422).map((met) => [field, ...met]));
    }
    expect(faults).toEqual([]);
  });

  it("S5.78 an HSN of eleven digits, in its words", async () => {
    expect((await bypass({ formProductHsn: "12345678901" })).errors).toEqual([
      { field: "formProductHsn", message: "HSN number can't exceed 10 digits" },
    ]);
  });
});

describe("the SKU", () => {
  it("is made from the name when none is given, and numbered when it is taken", async () => {
    const [one, two] = [await made({ formName: "Arhar Dal 5 kg" }), await made({ formName: "Arhar Dal 5 kg" })];
    expect([one.sku, two.sku]).toEqual(["DAL-AR5KG", "DAL-AR5KG-2"]);
  });

  it("is made for each of many that are created at once under one name", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ formName: "Urad Dal 2 kg" })));
    const skus = answers.map(({ status, payload }) => (status === 200 ? payload.sku : status));
    const numbered = [2, 3, 4, 5, 6, 7, 8].map((n) => `DAL-UR2KG-${n}`);
    expect(new Set(skus)).toEqual(new Set(["DAL-UR2KG", ...numbered]));
  });

  it("is refused beside its field when another product has it, in any case", async () => {
    await made({ sku: "TST-TAKEN" });
    const clash = await create({ sku: "TST-TAKEN" });
    expect([clash.status, clash.code, clash.errors]).toEqual([
      409,
      "row.conflict",
      [{ field: "sku", message: "This SKU is already in use" }],
    ]);
    const other = await made();
    expect((await update(other, { sku: "TST-TAKEN" })).errors).toEqual([
      { field: "sku", message: "This SKU is already in use" },
    ]);
  });

  it("never has the SKU of a combo, be it typed or made", async () => {
    const { db } = service;
    await db
      .updateTable("combo")
      .set({ sku: "MIX-SV5KG" })
      .where("id", "=", db.selectFrom("combo").select("id").limit(1))
      .execute();
    const taken = [{ field: "sku", message: "This SKU is already in use" }];
    expect((await create({ sku: "MIX-SV5KG" })).errors).toEqual(taken);
    const row = await made({ formName: "Seven Mix 5 kg" });
    expect(row.sku).toBe("MIX-SV5KG-2");
    expect((await update(row, { sku: "MIX-SV5KG" })).errors).toEqual(taken);
  });

  it("stays as it is when an update leaves it out", async () => {
    const row = await made({ sku: "TST-KEEP" });
    expect((await update(row, {})).payload.sku).toBe("TST-KEEP");
  });
});

describe("a kit", () => {
  it("keeps its products in their order, and an update replaces them", async () => {
    const parts = [await made(), await made(), await made()].map(({ id }) => id);
    const kit = await made({ skuKit: parts.toReversed() });
    expect(kit.skuKit).toEqual(parts.toReversed());
    const { payload } = await update(kit, { skuKit: parts.slice(1) });
    expect(payload.kitProducts.map(({ id }) => id)).toEqual(parts.slice(1));
    expect((await update(payload, {})).payload.skuKit).toEqual([]);
  });

  it("names its parts that are switched off, in its list and by itself, until they are on again", async () => {
    const [on, off] = [await made(), await made()];
    const kit = await made({ skuKit: [on.id, off.id] });
    expect(kit.partsOff).toEqual([]);
    const turn = async (active: boolean) => {
      const { payload } = await admin.call(product.get, { params: { id: off.id } });
      await admin.call(product.setActive, { params: { id: off.id }, version: payload.version, body: { active } });
      const query = { q: kit.sku, sort: "formName", size: 10, cursor: null } as const;
      const { content } = (await admin.call(product.list, { query })).payload;
      const whole = (await admin.call(product.get, { params: { id: kit.id } })).payload;
      return [content.find(({ id }) => id === kit.id)?.partsOff, whole.partsOff, whole.active];
    };
    expect(await turn(false)).toEqual([[off.formName], [off.formName], true]);
    const refused = await create({ skuKit: [on.id, off.id] });
    expect(refused.errors).toEqual([{ field: "skuKit", message: `${off.formName} is inactive` }]);
    expect((await update(kit, { skuKit: [off.id, on.id] })).payload.skuKit).toEqual([off.id, on.id]);
    expect(await turn(true)).toEqual([[], [], true]);
  });

  it("has a product once, however often it is named", async () => {
    const part = await made();
    expect((await made({ skuKit: [part.id, part.id] })).skuKit).toEqual([part.id]);
  });

  it("is not made of a product that has stock of its own, until that is gone", async () => {
    const [row, part] = [await made(), await made()];
    const { id: warehouseId } = await service.db
      .selectFrom("warehouse")
      .select("id")
      .where("type", "=", "HUB")
      .executeTakeFirstOrThrow();
    const prices = { mrp: row.formProductMrp, retailPrice: row.formRlp, distPrice: row.formDlp };
    const body = { warehouseId, name: row.id, stock: 3, manufacturingDate: todayIn(), ...prices };
    const { payload: batch } = await admin.call(inventory.create, { body: { ...body, o2rPrice: row.formO2rPrice } });
    const refused = await update(row, { skuKit: [part.id] });
    const message = "This product has stock of its own, which a kit has not: move that first";
    expect(refused.errors).toEqual([{ field: "skuKit", message }]);
    const out = { stockRequest: "OUT_STOCK", stock: 3 } as const;
    await admin.call(inventory.adjust, { params: { id: batch.id }, version: batch.version, body: out });
    expect((await update(row, { skuKit: [part.id] })).payload.skuKit).toEqual([part.id]);
  });

  it("cannot contain itself or another kit, from either side", async () => {
    const part = await made();
    const kit = await made({ skuKit: [part.id] });
    const wrong = async (answer: ReturnType<typeof create | typeof update>) =>
      (await answer).errors.map(({ field, message }) => `${field}: ${message}`);
    expect(await wrong(update(part, { skuKit: [part.id] }))).toEqual(["skuKit: A kit cannot contain itself"]);
    expect(await wrong(create({ skuKit: [kit.id] }))).toEqual([
      `skuKit: ${kit.formName} is a kit itself, and a kit cannot contain another`,
    ]);
    expect(await wrong(update(part, { skuKit: [(await made()).id] }))).toEqual([
      "skuKit: This product is part of a kit, so it cannot be a kit itself",
    ]);
  });
});

describe("images", () => {
  const upload = async (as: Client, type = "png"): Promise<string> => {
    const form = new FormData();
    const bytes =
      type === "png"
        ? await sharp({ create: { width: 9, height: 9, channels: 3, background: "#2f6fb0" } })
            .png()
            .toBuffer()
        : Buffer.from("%PDF-1.7");
    form.append("file", new Blob([new Uint8Array(bytes)]), `a.${type}`);
    const { payload }: { payload: { id: string } } = await (
      await as.raw("/oms/document/upload", { method: "POST", body: form })
    ).json();
    return payload.id;
  };

  it("keep their order, the first one stands for the product in lists, and each is there once", async () => {
    const [one, two] = [await upload(admin), await upload(admin)];
    const row = await made({ images: [two, one, two] });
    expect(row.images).toEqual([two, one]);
    const { payload } = await admin.call(product.list, { query: { q: row.sku, sort: "sku", size: 10, cursor: null } });
    expect(payload.content.find(({ id }) => id === row.id)?.image).toBe(two);
  });

  it("are one's own, or shown by a product already, as a duplicate needs it", async () => {
    const theirs = await upload(superAdmin);
    expect((await create({ images: [theirs] })).errors.map(({ field }) => field)).toEqual(["images"]);
    expect((await create({ images: [theirs] }, superAdmin)).status).toBe(200);
    expect((await create({ images: [theirs] })).status).toBe(200);
  });

  it("S5.31 are whatever may be uploaded, such as a PDF", async () => {
    expect((await create({ images: [await upload(admin, "pdf")] })).status).toBe(200);
  });
});

describe("a change", () => {
  it("S5.79 S5.80 S5.81 may leave the sides empty, which a new product may not", async () => {
    const row = await made();
    const {
      formProductLength: _l,
      formProductWidth: _w,
      formProductHeight: _h,
      ...rest
    } = good({ formName: row.formName });
    const { status, payload } = await admin.call(product.update, {
      params: { id: row.id },
      version: row.version,
      body: rest,
    });
    expect([status, payload.formProductLength, payload.formProductVolume]).toEqual([200, null, null]);
  });

  it("needs to say which version it changes", async () => {
    const { id } = await made();
    const answer = await admin.call(product.update, { params: { id }, body: good() });
    expect([answer.status, answer.code]).toEqual([428, "version.missing"]);
  });

  it("on a stale copy is told who changed what, and changes nothing", async () => {
    const row = await made({ formRlp: 162.4 });
    const theirs = await update(row, { formRlp: 165 }, superAdmin);
    expect([theirs.status, theirs.payload.version, theirs.headers.get("etag")]).toEqual([200, 2, '"2"']);

    const mine = await update(row, { formProductMrp: 180 });
    expect([mine.status, mine.code]).toEqual([412, "row.stale"]);
    expect(mine.current).toMatchObject({
      row: { id: row.id, version: 2, formRlp: 165, formProductMrp: 178 },
      changes: [
        {
          version: 2,
          action: "product.updated",
          actor: { username: "super_admin", name: expect.any(String) },
          at: expect.stringMatching(/Z$/),
          changes: expect.arrayContaining([{ field: "formRlp", before: 162.4, after: 165 }]),
        },
      ],
    });
    expect((await admin.call(product.get, { params: { id: row.id } })).payload.formProductMrp).toBe(178);
  });

  it("of twenty at once on the same version is made exactly once", async () => {
    const row = await made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update(row, { formMaxOrderQuant: index + 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
  });

  it("of the status is made with its own call, and tells itself apart in the history", async () => {
    const row = await made();
    const off = await admin.call(product.setActive, { params: { id: row.id }, version: 1, body: { active: false } });
    expect(off.payload).toMatchObject({ active: false, version: 2 });
    await admin.call(product.setActive, { params: { id: row.id }, version: 2, body: { active: true } });
    const { payload } = await admin.call(product.history, { params: { id: row.id } });
    expect(payload.map(({ action, version }) => [action, version])).toEqual([
      ["product.activated", 3],
      ["product.deactivated", 2],
      ["product.created", 1],
    ]);
    expect(payload[1]?.changes).toEqual([{ field: "active", before: true, after: false }]);
  });

  it("is told in the history by names, not by ids", async () => {
    const row = await made();
    const brands = (await admin.call(brandEndpoints.lookup)).payload.content;
    await update(row, { brandId: brands[0]?.id ?? "", images: [] });
    const { payload } = await admin.call(product.history, { params: { id: row.id } });
    expect(payload[0]?.changes).toEqual([{ field: "brandId", before: null, after: brands[0]?.name }]);
  });

  it("of a product that is not there is 404", async () => {
    expect((await admin.call(product.get, { params: { id: nothing } })).status).toBe(404);
    expect((await admin.call(product.update, { params: { id: nothing }, version: 1, body: good() })).status).toBe(404);
    expect((await admin.call(product.history, { params: { id: nothing } })).status).toBe(404);
    expect((await admin.call(product.get, { params: { id: "none" } })).status).toBe(404);
  });
});

describe("who may", () => {
  it.each(["hub_manager", "cwh_manager"])("%s reads products and changes none", async (username) => {
    const client = await service.signIn(username);
    expect((await client.call(product.list)).status).toBe(200);
    expect((await create({}, client)).status).toBe(403);
  });

  it.each(["calling_agent", "cc_supervisor", "onboarding_manager", "onboarding_agent", "fsa", "retailer"])(
    "%s does neither",
    async (username) => {
      const client = await service.signIn(username);
      expect((await client.call(product.list)).status).toBe(403);
      expect((await create({}, client)).status).toBe(403);
    },
  );
});
