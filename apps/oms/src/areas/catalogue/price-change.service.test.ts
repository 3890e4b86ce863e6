import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf, QueryOf } from "@o2r/api/contract";
import {
  priceChangeEndpoints as prices,
  productEndpoints as product,
  type PriceChange,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { applyDuePrices } from "./apply-prices.ts";

type Values = BodyOf<typeof prices.propose>;

let service: DemoService;
let admin: Client;
let superAdmin: Client;
let founder: Client;
let ids: readonly string[];

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, superAdmin, founder] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("super_super_admin"),
  ]);
  const open = service.db.selectFrom("price_change").select("product_id");
  const rows = await service.db.selectFrom("product").select("id").where("id", "not in", open).limit(60).execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => service.stop());

let taken = 0;
/** A product that no other test touches. */
const fresh = async (): Promise<ProductDetail> => read(ids[taken++] ?? "");
const read = async (id: string): Promise<ProductDetail> => (await admin.call(product.get, { params: { id } })).payload;

/** The day so many days from now, in Asia/Kolkata. */
const day = (offset: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(Date.now() + offset * 864e5);
/** Shortly after midnight of that day in Asia/Kolkata. */
const morningOf = (offset: number): Date => new Date(`${day(offset)}T00:00:30+05:30`);

const good = (row: ProductDetail, changes: Partial<Values> = {}): Values => ({
  productId: row.id,
  effectiveOn: day(0),
  centralO2rlp: row.formO2rPrice + 1,
  centralPth: row.formDlp + 1,
  centralPtr: row.formRlp + 1,
  centralMrp: row.formProductMrp + 2.5,
  reason: "The maker's new list",
  ...changes,
});
const propose = (row: ProductDetail, changes: Partial<Values> = {}, as = admin) =>
  as.call(prices.propose, { body: good(row, changes) });
const proposed = async (row: ProductDetail, changes: Partial<Values> = {}, as = admin): Promise<PriceChange> => {
  const { status, payload, errors } = await propose(row, changes, as);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
type At = Pick<PriceChange, "id" | "version">;
const approve = ({ id, version }: At, as = superAdmin) => as.call(prices.approve, { params: { id }, version });
const revoke = ({ id, version }: At, as = superAdmin, reason = "A mistake") =>
  as.call(prices.revoke, { params: { id }, version, body: { reason } });
const get = async ({ id }: At): Promise<PriceChange> => (await admin.call(prices.get, { params: { id } })).payload;
const runJob = (now: Date) => applyDuePrices(service.db, service.services, now);
const pricesOf = ({ formO2rPrice, formDlp, formRlp, formProductMrp }: ProductDetail) => [
  formO2rPrice,
  formDlp,
  formRlp,
  formProductMrp,
];
const centralOf = ({ centralO2rlp, centralPth, centralPtr, centralMrp }: ProductDetail | PriceChange) => [
  centralO2rlp,
  centralPth,
  centralPtr,
  centralMrp,
];
const nothing = "01920000-0000-7000-8000-000000000000";

describe("a price change", () => {
  it("S3.22 S7.51 is proposed with the four central prices, and changes nothing yet", async () => {
    const row = await fresh();
    const change = await proposed(row);
    expect(change).toMatchObject({ state: "PROPOSED", version: 1, productId: row.id, effectiveOn: day(0) });
    expect(centralOf(change)).toEqual(pricesOf(row).map((price, at) => price + (at === 3 ? 2.5 : 1)));
    expect(change.before).toEqual({
      centralO2rlp: row.formO2rPrice,
      centralPth: row.formDlp,
      centralPtr: row.formRlp,
      centralMrp: row.formProductMrp,
    });
    expect(await read(row.id)).toEqual(row);
  });

  it("S3.22 leaves a price that is not given as it is", async () => {
    const row = await fresh();
    const { centralO2rlp: _o, centralPth: _h, centralPtr: _r, ...rest } = good(row);
    const { payload } = await admin.call(prices.propose, { body: rest });
    expect(centralOf(payload)).toEqual([row.formO2rPrice, row.formDlp, row.formRlp, row.formProductMrp + 2.5]);
  });

  it("takes effect at once when it is approved on its day, by somebody else", async () => {
    const row = await fresh();
    const change = await proposed(row);
    const { status, payload } = await approve(change);
    expect([status, payload.state]).toEqual([200, "APPLIED"]);
    expect(payload.approvedBy).not.toBe(payload.proposedBy);
    const now = await read(row.id);
    expect(pricesOf(now)).toEqual(centralOf(change));
    expect(centralOf(now)).toEqual(centralOf(change));
    expect(now.version).toBe(row.version + 1);
    expect(payload.before.centralMrp).toBe(row.formProductMrp);
  });

  it("waits for its day, and is applied when that begins in Asia/Kolkata", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(3) }));
    expect(scheduled.state).toBe("SCHEDULED");
    await runJob(new Date(morningOf(3).getTime() - 60_000));
    expect((await get(scheduled)).state).toBe("SCHEDULED");
    expect(await read(row.id)).toEqual(row);
    await runJob(morningOf(3));
    const applied = await get(scheduled);
    expect([applied.state, applied.appliedAt]).toEqual(["APPLIED", morningOf(3).toISOString()]);
    expect(pricesOf(await read(row.id))).toEqual(centralOf(applied));
  });

  it("is applied once, however many processes find it due at the same moment", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(4) }));
    await Promise.all(Array.from({ length: 8 }, () => runJob(morningOf(4))));
    await runJob(morningOf(5));
    const { payload: told } = await admin.call(prices.history, { params: { id: scheduled.id } });
    expect(told.map(({ action }) => action)).toEqual([
      "price-change.applied",
      "price-change.approved",
      "price-change.proposed",
    ]);
    expect((await read(row.id)).version).toBe(row.version + 1);
  });

  it("of two that waited, leaves the prices of the later day", async () => {
    const row = await fresh();
    const later = await proposed(row, { effectiveOn: day(7), centralMrp: row.formProductMrp + 9 });
    const sooner = await proposed(row, { effectiveOn: day(6), centralMrp: row.formProductMrp + 3 });
    await approve(later);
    await approve(sooner);
    await runJob(morningOf(8));
    expect((await read(row.id)).formProductMrp).toBe(row.formProductMrp + 9);
    expect((await get(later)).before.centralMrp).toBe(row.formProductMrp + 3);
  });

  it("stands in the product's history field by field, made by the approver or by nobody", async () => {
    const row = await fresh();
    await approve(await proposed(row));
    const { payload } = await admin.call(product.history, { params: { id: row.id } });
    expect(payload[0]).toMatchObject({ action: "product.priced", version: row.version + 1 });
    expect(payload[0]?.actor?.username).toBe("super_admin");
    expect(payload[0]?.changes).toContainEqual({
      field: "formProductMrp",
      before: row.formProductMrp,
      after: row.formProductMrp + 2.5,
    });
  });
});

describe("maker and checker", () => {
  it("are never the same person, though they hold every right", async () => {
    const change = await proposed(await fresh(), {}, superAdmin);
    const refused = await approve(change, superAdmin);
    expect([refused.status, refused.errorMessage]).toEqual([
      403,
      "You proposed this price change. Somebody else has to approve it.",
    ]);
    expect((await approve(change, founder)).payload.state).toBe("APPLIED");
  });

  it("cannot be the same person in the database either", async () => {
    const change = await proposed(await fresh());
    const forged = service.db
      .updateTable("price_change")
      .set({ state: "APPROVED", approved_by: change.proposedById })
      .where("id", "=", change.id)
      .execute();
    await expect(forged).rejects.toThrow("price_change_checker");
  });

  it("an admin proposes and takes back, and approves nothing", async () => {
    const row = await fresh();
    expect((await approve(await proposed(row, { effectiveOn: day(1) }), admin)).status).toBe(403);
    const mine = await proposed(row, { effectiveOn: day(2) });
    expect((await revoke(mine, admin)).payload).toMatchObject({ state: "REVOKED", revokeReason: "A mistake" });
    const theirs = await proposed(row, { effectiveOn: day(3) }, superAdmin);
    expect((await revoke(theirs, admin)).status).toBe(403);
  });

  it.each(["hub_manager", "cwh_manager", "cc_supervisor", "retailer"])("%s has no part in it", async (username) => {
    const client = await service.signIn(username);
    expect((await client.call(prices.list)).status).toBe(403);
    expect((await propose(await read(ids[0] ?? ""), {}, client)).status).toBe(403);
  });
});

describe("a price change that is stopped", () => {
  it("while it is scheduled never takes effect", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(2) }));
    expect((await revoke(scheduled, founder)).payload.state).toBe("REVOKED");
    await runJob(morningOf(3));
    expect(await read(row.id)).toEqual(row);
  });

  it("cannot be approved, and one that is applied cannot be stopped", async () => {
    const row = await fresh();
    const { payload: revoked } = await revoke(await proposed(row));
    const late = await approve(revoked, founder);
    expect([late.status, late.errorMessage]).toEqual([409, "This price change is revoked already"]);
    const { payload: applied } = await approve(await proposed(row));
    expect((await revoke(applied)).errorMessage).toBe("This price change is applied already");
  });

  it("needs a reason", async () => {
    const change = await proposed(await fresh());
    for (const reason of ["", "   "]) expect((await revoke(change, superAdmin, reason)).status).toBe(422);
  });
});

describe("a stale copy of a price change", () => {
  it("approves and revokes nothing, and is told what happened", async () => {
    const change = await proposed(await fresh(), { effectiveOn: day(5) });
    await approve(change);
    const again = await approve(change, founder);
    expect([again.status, again.current]).toMatchObject([412, { row: { state: "SCHEDULED", version: 3 } }]);
    expect((await revoke(change)).status).toBe(412);
  });

  it("of ten who approve at once lets one through", async () => {
    const change = await proposed(await fresh());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => approve(change, at % 2 ? superAdmin : founder)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  it("sent again under the same key acts once", async () => {
    const change = await proposed(await fresh());
    const send = () =>
      superAdmin.call(prices.approve, { params: { id: change.id }, version: change.version, key: `once-${change.id}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.payload).toEqual(first.payload);
  });
});

describe("a proposal that is wrong", () => {
  it.each([
    ["S5.82", { centralO2rlp: 500, centralPth: 400 }, "centralO2rlp", "O2RLP must be less then PTH"],
    ["S5.84", { centralPth: 500, centralPtr: 400 }, "centralPtr", "PTR must be greater then PTH"],
    ["S5.85", { centralPtr: 500, centralMrp: 400 }, "centralMrp", "MRP must be greater then PTR"],
  ])("%s is refused with its prices out of order", async (_, change, field, message) => {
    const sent = { centralO2rlp: 300, centralPth: 350, centralPtr: 600, centralMrp: 700, ...change };
    const { status, errors } = await propose(await read(ids[0] ?? ""), sent);
    expect(status).toBe(422);
    expect(errors).toContainEqual({ field, message });
  });

  it("is refused where a price that stays would be out of order", async () => {
    const row = await fresh();
    const { centralO2rlp: _o, centralPth: _h, centralPtr: _r, ...only } = good(row, { centralMrp: 0.01 });
    const { status, errors } = await admin.call(prices.propose, { body: only });
    expect([status, errors]).toEqual([422, [{ field: "centralMrp", message: "MRP must be greater then PTR" }]]);
  });

  it("is refused when nothing would change", async () => {
    const row = await fresh();
    const { status, errors } = await propose(row, {
      centralO2rlp: row.formO2rPrice,
      centralPth: row.formDlp,
      centralPtr: row.formRlp,
      centralMrp: row.formProductMrp,
    });
    expect([status, errors[0]?.message]).toEqual([422, "These are the product's prices already"]);
  });

  it("is refused for a day that is over, too far, or none", async () => {
    const row = await fresh();
    for (const effectiveOn of [day(-1), day(400), "2026-02-31", "tomorrow", "", "9999-12-31"]) {
      const { status, errors } = await propose(row, { effectiveOn });
      expect([effectiveOn, status, errors[0]?.field]).toEqual([effectiveOn, 422, "effectiveOn"]);
    }
  });

  it("is refused on a day that has one already, until that is revoked", async () => {
    const row = await fresh();
    const first = await proposed(row, { effectiveOn: day(9) });
    const second = await propose(row, { effectiveOn: day(9) });
    expect([second.status, second.errors]).toEqual([
      409,
      [{ field: "effectiveOn", message: "This product has a price change on that day already" }],
    ]);
    await revoke(first);
    expect((await propose(row, { effectiveOn: day(9) })).status).toBe(200);
  });

  it.each([
    ["a price below zero", { centralO2rlp: -1 }],
    ["three decimals", { centralMrp: 99.999 }],
    ["a price that is no number", { centralMrp: "1e400" }],
    ["an amount beyond what can be kept", { centralMrp: 1e300 }],
    ["an object for a price", { centralMrp: { $gt: 0 } }],
    ["a product that does not exist", { productId: nothing }],
    ["a product that is no id", { productId: "' or 1=1 --" }],
    ["no reason", { reason: " " }],
    ["a novel for a reason", { reason: "x".repeat(501) }],
    ["a state of its own", { state: "APPLIED" }],
    ["an approver of its own", { approved_by: nothing }],
  ])("is refused with %s", async (_, change) => {
    const { status } = await propose(await read(ids[0] ?? ""), change as Partial<Values>);
    expect(status).toBe(422);
  });
});

describe("central prices of a product", () => {
  it("S3.22 are entered with a new product, and move by a price change only", async () => {
    const row = await fresh();
    const { payload: other } = await admin.call(product.get, { params: { id: row.id } });
    const body = {
      ...Object.fromEntries(
        Object.entries(other).filter(
          ([key, value]) => /^form|^WEIGHT|^PACK|^central/.test(key) && value !== null && key !== "formProductVolume",
        ),
      ),
      brandId: other.brandId ?? undefined,
      centralMrp: 1,
    } as BodyOf<typeof product.update>;
    const { formProductManufacturer: _m, ...sent } = body;
    const saved = await admin.call(product.update, { params: { id: row.id }, version: row.version, body: sent });
    expect([saved.status, saved.errors]).toEqual([200, []]);
    expect(centralOf(saved.payload)).toEqual(centralOf(row));
  });
});

describe("the list of price changes", () => {
  const list = async (query: Partial<QueryOf<typeof prices.list>> = {}) =>
    (
      await admin.call(prices.list, {
        query: { q: "", sort: "-updatedAt", size: 100, cursor: null, ...query },
      })
    ).payload;

  it("shows the newest first, and keeps to state, product, brand and words", async () => {
    const row = await fresh();
    const change = await proposed(row, { effectiveOn: day(20) });
    const { content: waiting } = await list({ state: "PROPOSED" });
    expect(waiting[0]?.id).toBe(change.id);
    expect(waiting.every(({ state }) => state === "PROPOSED")).toBe(true);
    expect((await list({ product: row.id })).content.map(({ id }) => id)).toEqual([change.id]);
    expect((await list({ brand: row.brandId ?? "" })).content.map(({ id }) => id)).toContain(change.id);
    expect((await list({ q: row.sku })).content.map(({ id }) => id)).toContain(change.id);
  });

  it("answers 404 for one that does not exist", async () => {
    for (const call of [prices.get, prices.history])
      expect((await admin.call(call, { params: { id: nothing } })).status).toBe(404);
    expect((await approve({ id: nothing, version: 1 })).status).toBe(404);
    expect((await revoke({ id: nothing, version: 1 })).status).toBe(404);
  });
});
