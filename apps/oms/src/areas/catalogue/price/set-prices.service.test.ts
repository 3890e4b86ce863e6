import { afterAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import {
  priceImportLookup,
  priceChangeEndpoints as prices,
  productEndpoints as product,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { importEndpoints as imports, type ImportJob } from "@o2r/api/contract/insight";
import type { Client } from "../../../test/client.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";
import { day, morningOf } from "../../test/trade-day.ts";
import { centralOf, openPriceScene, pricesOf } from "./test/price-scene.ts";

const { service, admin, superAdmin, founder, read, fresh, proposed, approve, get, runJob } = await openPriceScene();
afterAll(() => service.stop());

type Body = BodyOf<typeof product.update>;

/** The product as its form sends it. */
const bodyOf = (row: ProductDetail, changes: Partial<Body> = {}): Body =>
  // What the form's fields are called, and no more.
  ({
    ...Object.fromEntries(
      Object.entries(row).filter(
        ([key, value]) =>
          /^form|^WEIGHT|^PACK|^sku|^brandId|^subCategoryId|^images/.test(key) &&
          value !== null &&
          key !== "formProductVolume",
      ),
    ),
    ...changes,
  }) as Body;
const save = (row: ProductDetail, changes: Partial<Body>, as: Client) =>
  as.call(product.update, { params: { id: row.id }, version: row.version, body: bodyOf(row, changes) });
const dearer = (row: ProductDetail) => ({ formRlp: row.formRlp + 1, formProductMrp: row.formProductMrp + 2.5 });

const all = { q: "", sort: "-updatedAt", size: 50, cursor: null } as const;
const changesOf = async ({ id }: Pick<ProductDetail, "id">) =>
  (await admin.call(prices.list, { query: { ...all, product: id } })).payload.content;

describe("prices that an admin saves with a product", () => {
  it("stay as they are and are proposed, while the rest is saved", async () => {
    const row = await fresh();
    const { status, payload, errors } = await save(row, { ...dearer(row), formProductShelfLife: 77 }, admin);
    expect([status, errors]).toEqual([200, []]);
    expect(payload).toMatchObject({ formProductShelfLife: 77, version: row.version + 1 });
    const now = await read(row.id);
    expect([pricesOf(now), centralOf(now)]).toEqual([pricesOf(row), centralOf(row)]);
    const [change, ...more] = await changesOf(row);
    expect(more).toEqual([]);
    expect(payload.pricing).toEqual({ proposedId: change?.id, revoked: 0 });
    expect(change).toMatchObject({
      state: "PROPOSED",
      effectiveOn: day(0),
      centralO2rlp: row.formO2rPrice,
      centralPth: row.formDlp,
      centralPtr: row.formRlp + 1,
      centralMrp: row.formProductMrp + 2.5,
      reason: "Changed in the product's form",
    });
  });

  it("are in force once somebody else has approved them, whoever else changed what meanwhile", async () => {
    const row = await fresh();
    const { payload } = await save(row, dearer(row), admin);
    // Nothing but prices was changed: the product is as it was.
    expect(payload.version).toBe(row.version);
    const change = { id: payload.pricing.proposedId ?? "", version: 1 };
    expect((await approve(change, admin)).status).toBe(403);
    expect((await approve(change)).payload.state).toBe("APPLIED");
    expect((await read(row.id)).formProductMrp).toBe(row.formProductMrp + 2.5);
  });

  it("take the place of what the same person proposed before, and are not proposed twice", async () => {
    const row = await fresh();
    const first = await save(row, dearer(row), admin);
    const again = await save(row, dearer(row), admin);
    expect(again.payload.pricing).toEqual(first.payload.pricing);
    await save(row, { formProductMrp: row.formProductMrp + 5 }, admin);
    expect((await changesOf(row)).map(({ state, centralMrp }) => [state, centralMrp])).toEqual([
      ["PROPOSED", row.formProductMrp + 5],
      ["REVOKED", row.formProductMrp + 2.5],
    ]);
  });

  it("are refused beside what somebody else has proposed for today, and leave that alone", async () => {
    const row = await fresh();
    const theirs = await proposed(row, {}, superAdmin);
    const { status, errors } = await save(row, { ...dearer(row), formProductShelfLife: 77 }, admin);
    const message = "Somebody else has proposed prices of this product for today already";
    expect([status, errors]).toEqual([409, [{ field: "formRlp", message }]]);
    expect(await read(row.id)).toEqual(row);
    expect((await get(theirs)).state).toBe("PROPOSED");
  });

  it("are set at once with a product that the admin makes, or copies", async () => {
    const row = await fresh();
    const { sku: _, ...copy } = bodyOf(row, { formName: "A copy at other prices", ...dearer(row) });
    const { status, payload } = await admin.call(product.create, { body: copy });
    expect([status, payload.formProductMrp]).toEqual([200, row.formProductMrp + 2.5]);
    expect(await changesOf(payload)).toEqual([]);
  });
});

describe.each([
  ["a super admin", superAdmin],
  ["the founder", founder],
])("prices that %s saves with a product", (_, as) => {
  it("are in force at once, the central ones too, and stand in its history", async () => {
    const row = await fresh();
    const { payload } = await save(row, dearer(row), as);
    expect(payload).toMatchObject({ ...dearer(row), pricing: { proposedId: null, revoked: 0 } });
    expect(centralOf(payload)).toEqual(pricesOf(payload));
    const { payload: told } = await as.call(product.history, { params: { id: row.id } });
    expect(told[0]).toMatchObject({ action: "product.updated", version: row.version + 1 });
    expect(told[0]?.changes).toContainEqual({ field: "formRlp", before: row.formRlp, after: row.formRlp + 1 });
  });
});

describe("price changes that wait while prices are set at once", () => {
  it("are revoked, scheduled or proposed, and never undo what was set", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(3) }));
    const waiting = await proposed(row, { effectiveOn: day(5) });
    const { payload } = await save(row, { formProductMrp: row.formProductMrp + 9 }, superAdmin);
    expect(payload.pricing).toEqual({ proposedId: null, revoked: 2 });
    expect(await get(scheduled)).toMatchObject({
      state: "REVOKED",
      revokeReason: "The prices were set at once. Changed in the product's form",
    });
    expect((await approve({ ...waiting, version: 2 }, founder)).errorMessage).toBe(
      "A price change that is revoked cannot be approved",
    );
    await runJob(morningOf(6));
    expect((await read(row.id)).formProductMrp).toBe(row.formProductMrp + 9);
  });

  it("stay where nothing but the rest was saved", async () => {
    const row = await fresh();
    const waiting = await proposed(row, { effectiveOn: day(3) });
    await save(row, { formProductShelfLife: 77 }, superAdmin);
    expect((await get(waiting)).state).toBe("PROPOSED");
  });

  it("cannot be approved where they were left open before this was so", async () => {
    const row = await fresh();
    const left = await proposed(row, { effectiveOn: day(3) });
    await save(row, { formProductMrp: row.formProductMrp + 9 }, superAdmin);
    const reopened = { state: "PROPOSED", revoked_at: null, revoked_by: null, revoke_reason: null } as const;
    await service.db.updateTable("price_change").set(reopened).where("id", "=", left.id).execute();
    const late = await approve({ ...left, version: 2 });
    expect([late.status, late.errorMessage]).toEqual([
      409,
      "The prices were set at once since this was proposed. Revoke this change, or propose its prices again",
    ]);
  });

  it("and are approved at the same moment, end one way or the other, and neither call fails", async () => {
    for (let round = 0; round < 4; round++) {
      const row = await fresh();
      const change = await proposed(row);
      const mrp = row.formProductMrp + 9;
      const [approved, saved] = await Promise.all([
        approve(change, founder),
        save(row, { formProductMrp: mrp }, superAdmin),
      ]);
      const now = [(await get(change)).state, (await read(row.id)).formProductMrp];
      expect([approved.status, saved.status, ...now]).toEqual(
        saved.status === 200 ? [412, 200, "REVOKED", mrp] : [200, 412, "APPLIED", row.formProductMrp + 2.5],
      );
    }
  });
});

describe("prices that are imported", () => {
  const checkFile = async (as: Client, rows: readonly string[]): Promise<ImportJob> => {
    const begun = await startImport(as, ["SKU,PTR,MRP,Shelf life", ...rows].join("\n"));
    return checkImport(as, begun, begun.columns);
  };
  const lineOf = (row: ProductDetail, shelfLife = 77) =>
    `${row.sku},${dearer(row).formRlp},${dearer(row).formProductMrp},${shelfLife}`;
  const ready = async (as: Client, { id }: ImportJob, state: "BAD" | "GOOD" = "GOOD") =>
    (await as.call(imports.rows, { params: { id }, query: { state, effect: undefined, after: 0, size: 50 } })).payload
      .content;

  it("by an admin are proposed, one proposal for each product, as the check has said, and the rest is saved", async () => {
    const rows = [await fresh(), await fresh()];
    const job = await checkFile(
      admin,
      rows.map((row) => lineOf(row)),
    );
    expect(job).toMatchObject({ updates: 2, proposes: 2, overtakes: 0, proposed: 0, bad: 0 });
    const [first] = await ready(admin, job);
    expect(first?.changes.map(({ field, proposed: isProposed }) => [field, isProposed])).toEqual(
      expect.arrayContaining([
        ["formRlp", true],
        ["formProductMrp", true],
        ["formProductShelfLife", undefined],
      ]),
    );
    expect(await applyImport(admin, job)).toMatchObject({ done: 2, proposes: 0, proposed: 2 });
    const set = await admin.call(prices.list, { query: { ...all, import: job.id } });
    expect(set.payload.content.map(({ productId }) => productId).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
    const named = await admin.call(priceImportLookup, { query: { query: "products", size: 50 } });
    expect(named.payload.content).toContainEqual({ id: job.id, name: "products.csv" });
    for (const [at, row] of rows.entries()) {
      const now = await read(row.id);
      expect([pricesOf(now), now.formProductShelfLife]).toEqual([pricesOf(row), 77]);
      expect((await changesOf(row)).map(({ state, centralMrp, reason }) => [state, centralMrp, reason])).toEqual([
        ["PROPOSED", dearer(row).formProductMrp, `Imported from products.csv, row ${at + 2}`],
      ]);
    }
  });

  it("by an admin are refused in the check where somebody else has proposed some for today", async () => {
    const row = await fresh();
    await proposed(row, {}, superAdmin);
    const job = await checkFile(admin, [lineOf(row)]);
    expect(job).toMatchObject({ updates: 0, bad: 1 });
    expect((await ready(admin, job, "BAD"))[0]?.errors).toEqual([
      {
        field: "formRlp",
        message: "Somebody else has proposed prices of this product for today already",
        suggestion: null,
      },
    ]);
  });

  it("by a super admin are in force at once, and the check names the days of what this revokes", async () => {
    const [row, quiet] = [await fresh(), await fresh()];
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(3) }));
    const job = await checkFile(superAdmin, [lineOf(row), lineOf(quiet)]);
    expect(job).toMatchObject({ updates: 2, proposes: 0, overtakes: 1 });
    const [first] = await ready(superAdmin, job);
    expect(first?.changes.find(({ field }) => field === "formRlp")?.overtakes).toBe(
      `Revokes the price change of ${day(3).split("-").toReversed().join("-")}`,
    );
    expect(await applyImport(superAdmin, job)).toMatchObject({ done: 2, overtakes: 0 });
    expect((await read(row.id)).formProductMrp).toBe(dearer(row).formProductMrp);
    expect(await get(scheduled)).toMatchObject({
      state: "REVOKED",
      revokeReason: "The prices were set at once. Imported from products.csv, row 2",
    });
  });

  it("of a product that is new are set at once, whoever imports it", async () => {
    const line =
      "Name,SKU,Item type,Product type,Unit weight,Weight type,Pack of,Pack type,Length,Width,Height,Shelf life,O2RLP,PTH,PTR,MRP,HSN,GST,CESS,Platform,Description\nNew by file,NEW-BY-FILE,Food,Non-DS Products,1,kg,1,Pouch,1,1,1,90,90,92,95,110,1101,5%,0,All,New";
    const begun = await startImport(admin, line);
    const job = await checkImport(admin, begun, begun.columns);
    expect(job).toMatchObject({ creates: 1, proposes: 0, bad: 0 });
    await applyImport(admin, job);
    const made = await service.db
      .selectFrom("product")
      .select(["id", "mrp"])
      .where("sku", "=", "NEW-BY-FILE")
      .executeTakeFirstOrThrow();
    expect([made.mrp, await changesOf(made)]).toEqual([11_000, []]);
  });
});
