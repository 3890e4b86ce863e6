// Long because every kind of promotion and each of its steps is shown on one scene, which costs a database.
import {
  promotionEndpoints as promotion,
  promotionLife,
  productSchemeEndpoints as scheme,
  type PromotionState,
  type PromotionValues,
} from "@o2r/api/contract/promotions";
import { afterAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import type { Paise } from "../../../trade/paise.ts";
import { day, morningOf } from "../../test/trade-day.ts";
import { openPromotionScene } from "../test/promotion-scene.ts";
import { followPromotions } from "./follow-clock.ts";

const { service, db, admin, ownHub, products, good, create, made, live, page } = await openPromotionScene();
const manager = await service.signIn("hub_manager");
afterAll(() => service.stop());

const everyone = { q: "", sort: "-updatedAt", size: 500, cursor: null } as const;
const list = (as: Client, query: object = {}) => as.call(promotion.list, { query: { ...everyone, ...query } });
const runJob = (now: Date) => followPromotions(db, service.services, now);
const errorsOf = async (more: Partial<PromotionValues>) => {
  const { status, errors } = await create(good(more));
  expect(status).toBe(422);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe("a promotion", () => {
  it("is made as a draft, and read back as it was given", async () => {
    const given = good({
      code: "BIG-10",
      constraintsForm: day(1),
      constraintsTill: day(20),
      hubs: [ownHub],
      brands: [products[0]?.brand_id ?? ""],
      products: [products[1]?.id ?? ""],
      rules: [{ attr1: "CART", attr2: "total", operator: ">=", validator: "500", group: 1 }],
      minimumValue: 99.5,
      useLimit: 10,
      budget: 5000,
    });
    const { status, payload } = await create(given);
    expect([status, payload]).toMatchObject([200, { ...given, state: "DRAFT", version: 1 }]);
    expect(await page(payload.id)).toMatchObject({
      gives: "10% off",
      funding: "Brand 60%, distributor 40%",
      uses: 0,
      spent: 0,
    });
  });

  it("of each kind says what it gives, and keeps it", async () => {
    const share = { companyDiscount: 100, distributorDiscount: 0 };
    const kinds: readonly (readonly [Partial<PromotionValues>, string])[] = [
      [{ discountType: "VALUE", discount: 250, companyDiscount: 250, distributorDiscount: 0 }, "₹250 off"],
      [
        {
          kind: "QUANTITY_SLAB",
          quantitySlabs: [
            { from: 50, discount: 1 },
            { from: 200, discount: 2 },
          ],
          ...share,
        },
        "1% off from 50 units, up to 2% off",
      ],
      [
        { kind: "VALUE_SLAB", discountType: "VALUE", valueSlabs: [{ from: 2500.5, discount: 40 }], ...share },
        "₹40 off from ₹2,500.50",
      ],
      [{ kind: "BUY_GET", buyQuantity: 10, getQuantity: 1, ...share }, "1 free for each 10"],
      [
        {
          kind: "COMBO_PRICE",
          comboParts: products.slice(0, 2).map(({ id }) => ({ productId: id, quantity: 2 })),
          comboPrice: 1,
          ...share,
        },
        "2 products for ₹1",
      ],
    ];
    for (const [more, gives] of kinds) {
      const { discountType: _type, discount: _discount, ...base } = good();
      const typed = more.kind === "BUY_GET" || more.kind === "COMBO_PRICE" ? {} : { discountType: "PERCENT" as const };
      const { status, payload, errors } = await create({ ...base, ...typed, ...more });
      expect([status, errors]).toEqual([200, []]);
      expect(payload).toMatchObject(more);
      expect(await page(payload.id)).toMatchObject({ gives });
    }
  });

  it("S5.12 S5.13 S5.16 S5.17 S5.18 S5.28 is refused with the messages of the specification", async () => {
    expect(await errorsOf({ validFrom: day(5), validTill: day(4) })).toMatchObject({
      validFrom: "Must be earlier than the valid till date.",
      validTill: "Must be later than the valid from date.",
    });
    expect(await errorsOf({ constraintsForm: day(5), constraintsTill: day(4) })).toMatchObject({
      constraintsForm: "Must be earlier than till date.",
      constraintsTill: "Must be later than from date",
    });
    expect(await errorsOf({ discount: 101, companyDiscount: 101, distributorDiscount: 0 })).toMatchObject({
      discount: "Value can't exceed 100%",
    });
    expect(await errorsOf({ distributorDiscount: 5 })).toMatchObject({
      distributorDiscount: "Distributor Discount must be 4%",
    });
  });

  it("S3.78 S5.19 S5.29 of an amount may be above 100, and its shares are amounts; of PERCENT they are shares of 100", async () => {
    expect(
      await errorsOf({ discountType: "VALUE", discount: 250, companyDiscount: 100, distributorDiscount: 4 }),
    ).toEqual({ distributorDiscount: "Distributor Discount must be 150" });
    const amount = await made({ discountType: "VALUE", discount: 250, companyDiscount: 100, distributorDiscount: 150 });
    const share = await made({ discountType: "PERCENT", discount: 25, companyDiscount: 10, distributorDiscount: 15 });
    expect([(await page(amount.id)).gives, (await page(share.id)).gives]).toEqual(["₹250 off", "25% off"]);
  });

  it("has a code of its own among those that are not put away, whatever its capitals", async () => {
    const first = await made({ code: "ONLY-ONCE" });
    expect((await create(good({ code: "ONLY-ONCE" }))).errors).toMatchObject([
      { field: "code", message: "Another promotion has this code" },
    ]);
    await admin.call(promotion.archive, { params: { id: first.id }, version: first.version });
    await made({ code: "ONLY-ONCE" });
  });

  it("of a set that costs no less than its products is refused", async () => {
    const alone = ((products[0]?.ptr ?? 0) * 2) / 100;
    const { discountType: _type, discount: _discount, ...base } = good();
    const { errors } = await create({
      ...base,
      kind: "COMBO_PRICE",
      comboParts: [{ productId: products[0]?.id ?? "", quantity: 2 }],
      comboPrice: alone,
      companyDiscount: 100,
      distributorDiscount: 0,
    });
    expect(errors).toMatchObject([{ field: "comboPrice" }]);
  });

  it("can be changed until it holds; from then on only its end and its limits", async () => {
    const draft = await made();
    const changed = await admin.call(promotion.update, {
      params: { id: draft.id },
      version: draft.version,
      body: good({ title: "Another title" }),
    });
    expect(changed.payload).toMatchObject({ title: "Another title", version: 2 });
    const started = await admin.call(promotion.start, { params: { id: draft.id }, version: 2 });
    expect(started.payload.state).toBe("ACTIVE");
    const { version } = started.payload;
    const refused = await admin.call(promotion.update, { params: { id: draft.id }, version, body: good() });
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "Only the end and the limits of a promotion that has begun can be changed",
    ]);
    const body = { validTill: day(60) };
    const extended = await admin.call(promotion.extend, { params: { id: draft.id }, version, body });
    expect(extended.payload).toMatchObject({ state: "ACTIVE", validTill: day(60) });
    const limited = await admin.call(promotion.relimit, {
      params: { id: draft.id },
      version: extended.payload.version,
      body: { useLimit: 7, budget: 99.5 },
    });
    expect(limited.payload).toMatchObject({ useLimit: 7, budget: 99.5, retailerLimit: null });
  });

  it("S5.14 S5.15 is copied to other days as a draft without uses", async () => {
    const from = await live({ code: "COPY-ME", hubs: [ownHub], brands: [products[0]?.brand_id ?? ""], useLimit: 9 });
    const copy = (body: object) =>
      admin.call(promotion.duplicate, {
        params: { id: from.id },
        body: { title: "The copy", validFromCopy: day(40), validTillCopy: day(50), ...body },
      });
    const wrong = await copy({ validFromCopy: day(51) });
    expect(Object.fromEntries(wrong.errors.map(({ field, message }) => [field, message]))).toEqual({
      validFromCopy: "Must be earlier than the valid till date.",
      validTillCopy: "Must be later than the valid from date.",
    });
    expect((await copy({ code: "COPY-ME" })).errors).toMatchObject([{ field: "code" }]);
    const { payload } = await copy({});
    expect(payload).toMatchObject({
      title: "The copy",
      code: null,
      state: "DRAFT",
      validFrom: day(40),
      useLimit: 9,
      uses: 0,
    });
    const { payload: values } = await admin.call(promotion.get, { params: { id: payload.id } });
    expect(values).toMatchObject({ hubs: [ownHub], brands: [products[0]?.brand_id], discount: 10 });
  });
});

describe("the life of a promotion", () => {
  it("follows the calendar: it waits, holds, and is over, each once", async () => {
    const { id } = await live({ validFrom: day(2), validTill: day(4) });
    expect((await page(id)).state).toBe("SCHEDULED");
    await runJob(new Date(morningOf(2).getTime() - 60_000));
    expect((await page(id)).state).toBe("SCHEDULED");
    await Promise.all([runJob(morningOf(2)), runJob(morningOf(2))]);
    expect((await page(id)).state).toBe("ACTIVE");
    await runJob(morningOf(4));
    expect((await page(id)).state).toBe("ACTIVE");
    await runJob(morningOf(5));
    expect((await page(id)).state).toBe("EXPIRED");
    const { payload } = await admin.call(promotion.history, { params: { id } });
    expect(payload.map(({ action }) => action)).toEqual([
      "promotion.expired",
      "promotion.begun",
      "promotion.started",
      "promotion.created",
    ]);
  });

  it("ends with its limit, and begins again when that is raised", async () => {
    const { id } = await live({ useLimit: 3 });
    await db
      .insertInto("promotion_tally")
      .values({ promotion_id: id, slot: 0, uses: 3, spent: 0 as Paise }) // nothing, in Paise
      .execute();
    await runJob(new Date());
    const used = await page(id);
    expect(used.state).toBe("EXHAUSTED");
    const relimit = (useLimit: number) =>
      admin.call(promotion.relimit, { params: { id }, version: used.version, body: { useLimit } });
    expect((await relimit(2)).errors).toMatchObject([{ field: "useLimit", message: "It has 3 uses already" }]);
    expect((await relimit(4)).payload.state).toBe("ACTIVE");
  });

  it("is not started or resumed past its last day", async () => {
    const { id, version } = await made({ validFrom: day(-9), validTill: day(-3) });
    const { status, errorMessage } = await admin.call(promotion.start, { params: { id }, version });
    expect([status, errorMessage]).toEqual([409, "Its last day is over: give it another end first"]);
  });

  it("is not given an end before its first day", async () => {
    const { id, version } = await live({ validFrom: day(10), validTill: day(20) });
    const { errors } = await admin.call(promotion.extend, { params: { id }, version, body: { validTill: day(9) } });
    expect(errors).toEqual([{ field: "validTill", message: "Must be later than the valid from date." }]);
  });

  walkLifecycle({
    life: promotionLife,
    people: { HUB_MANAGER: manager, ADMIN: admin },
    make: async (state) => {
      const { id } = await made({ hubs: [ownHub], useLimit: 2, budget: 10 }, manager);
      await db
        .updateTable("promotion")
        // The walk goes over the states of this life. What is scheduled waits for its day.
        .set({ state: state as PromotionState, valid_from: day(state === "SCHEDULED" ? 5 : 0) })
        .where("id", "=", id)
        .execute();
      if (state === "EXHAUSTED")
        await db
          .insertInto("promotion_tally")
          .values({ promotion_id: id, slot: 0, uses: 2, spent: 0 as Paise }) // nothing, in Paise
          .execute();
      return page(id);
    },
    read: page,
    settles: { start: "ACTIVE" },
    bodies: { extend: () => ({ validTill: day(40) }), relimit: () => ({ useLimit: 2, budget: 10 }) },
  });
});

describe("a hub manager", () => {
  it("makes promotions of the own hub, and of no other", async () => {
    const own = await made({ hubs: [ownHub] }, manager);
    expect((await page(own.id)).hub).not.toBeNull();
    const other = await db
      .selectFrom("warehouse")
      .select("id")
      .where("type", "=", "HUB")
      .where("id", "!=", ownHub)
      .executeTakeFirstOrThrow();
    for (const hubs of [[], [other.id], [ownHub, other.id]]) {
      const { status, errors } = await create(good({ hubs }), manager);
      expect([status, errors]).toEqual([422, [{ field: "hubs", message: "Choose your own hub" }]]);
    }
    const { errors } = await manager.call(promotion.update, {
      params: { id: own.id },
      version: own.version,
      body: good({ hubs: [other.id] }),
    });
    expect(errors).toMatchObject([{ field: "hubs" }]);
  });

  it("sees and changes those of the own hub only, in the list, by id, and in what is looked up", async () => {
    const foreign = await made({ title: "Everywhere" });
    const own = await made({ title: "Here only", hubs: [ownHub], budget: 100 });
    const titles = (await list(manager)).payload.content.map(({ title }) => title);
    expect(titles).toContain("Here only");
    expect(titles).not.toContain("Everywhere");
    const params = { id: foreign.id };
    const answers = await Promise.all([
      manager.call(promotion.get, { params }),
      manager.call(promotion.page, { params }),
      manager.call(promotion.history, { params }),
      manager.call(promotion.start, { params, version: 1 }),
      manager.call(promotion.duplicate, {
        params,
        body: { title: "Mine", validFromCopy: day(1), validTillCopy: day(2) },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const found = await manager.call(promotion.lookup, { query: { query: "e", size: 50 } });
    expect(found.payload.content.map(({ name }) => name)).not.toContain("Everywhere");
    expect((await manager.call(promotion.start, { params: { id: own.id }, version: 1 })).status).toBe(200);
  });
});

describe("the promotions of a product", () => {
  const [asked, other] = [products[0], products[1]];
  const rule = (attr2: string, operator: "==" | "!=" | ">", validator: string, group = 1) => ({
    attr1: "PRODUCT" as const,
    attr2,
    operator,
    validator,
    group,
  });
  const shownTo = async (as: Client) => {
    const { status, payload } = await as.call(scheme.list, { params: { id: asked?.id ?? "" } });
    expect([status, payload.total]).toEqual([200, payload.shown.length]);
    return payload.shown;
  };

  it("are those that count it or give it, now or later, with what each holds for", async () => {
    await db.updateTable("promotion").set({ state: "ARCHIVED" }).execute();
    const [id, brand] = [asked?.id ?? "", asked?.brand_id ?? ""];
    const free = { kind: "BUY_GET", buyQuantity: 10, getQuantity: 1, getProduct: id } as const;
    const share = { companyDiscount: 100, distributorDiscount: 0 };
    const set = { kind: "COMBO_PRICE", comboPrice: 1, comboParts: [{ productId: id, quantity: 2 }] } as const;
    const known: readonly (readonly [string, Partial<PromotionValues>])[] = [
      ["ALL", {}],
      ["ALL", { rules: [{ attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune", group: 1 }] }],
      // What it asks of the product it asks of how much, or in a group that does not hold.
      ["ALL", { rules: [rule("quantity", ">", "9")] }],
      [
        "ALL",
        {
          rules: [
            { attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune", group: 1 },
            rule("mrp", ">", "9999999", 2),
          ],
        },
      ],
      ["PRODUCT", { products: [id, other?.id ?? ""], validFrom: day(3) }],
      ["BRAND", { brands: [brand] }],
      // How much is ordered only an order knows; another group need not hold.
      ["RULE", { rules: [rule("brand", "==", brand), rule("quantity", ">", "9"), rule("mrp", ">", "9999999", 2)] }],
      ["SET", { ...set, ...share }],
      ["GIFT", { ...free, ...share, products: [other?.id ?? ""] }],
    ];
    for (const [by, more] of known) await live({ title: `${by} holds`, ...more });
    for (const more of [
      { products: [other?.id ?? ""] },
      { rules: [rule("brand", "!=", brand)] },
      { products: [id], rules: [rule("mrp", ">", "9999999")] },
    ])
      await live({ title: "Of others", ...more });
    await made({ title: "Only a draft" });
    const shown = await shownTo(admin);
    expect(shown.map(({ title, by }) => `${title}: ${by}`).toSorted()).toEqual(
      known.map(([by]) => `${by} holds: ${by}`).toSorted(),
    );
    expect(shown.at(-1)).toMatchObject({ by: "PRODUCT", state: "SCHEDULED", hub: null, mayOpen: true });
  });

  it("are for a hub manager those that hold at the own hub, of which the own ones can be opened", async () => {
    await db.updateTable("promotion").set({ state: "ARCHIVED" }).execute();
    const far = await db
      .selectFrom("warehouse")
      .select("id")
      .where("type", "=", "HUB")
      .where("id", "!=", ownHub)
      .executeTakeFirstOrThrow();
    await live({ title: "Everywhere" });
    await live({ title: "Own", hubs: [ownHub] });
    await live({ title: "Own and far", hubs: [ownHub, far.id] });
    await live({ title: "Far", hubs: [far.id] });
    expect((await shownTo(admin)).map(({ title }) => title)).toContain("Far");
    const shown = await shownTo(manager);
    expect(Object.fromEntries(shown.map(({ title, mayOpen }) => [title, mayOpen]))).toEqual({
      Everywhere: false,
      Own: true,
      "Own and far": false,
    });
  });

  it("are asked of a product that there is", async () => {
    expect((await admin.call(scheme.list, { params: { id: ownHub } })).status).toBe(404);
  });
});

describe("the retailers of a promotion", () => {
  it("are counted by its hubs, by name, and by what its rule asks of retailers alone", async () => {
    const active = await db
      .selectFrom("retailer")
      .select(["id", "hub_id", "retailer_type as type"])
      .where("state", "=", "ACTIVE")
      .execute();
    const ofHub = active.filter(({ hub_id }) => hub_id === ownHub);
    const [some, one, another] = [ofHub[0]?.type ?? "", ofHub[0]?.id ?? "", ofHub[1]?.id ?? ""];
    const far = active.find(({ hub_id }) => hub_id !== ownHub)?.id ?? "";
    const ofType = { attr1: "RETAILER", attr2: "retailerType", operator: "==", validator: some } as const;
    const ofCart = { attr1: "CART", attr2: "total", operator: ">=", validator: "500" } as const;
    const counts: readonly (readonly [Partial<PromotionValues>, number])[] = [
      [{}, active.length],
      [{ hubs: [ownHub] }, ofHub.length],
      [{ hubs: [ownHub], retailers: [one, another, far] }, 2],
      [
        {
          rules: [
            { ...ofType, group: 1 },
            { ...ofCart, group: 1 },
          ],
        },
        active.filter(({ type }) => type === some).length,
      ],
      [
        {
          rules: [
            { ...ofType, group: 1 },
            { ...ofCart, group: 2 },
          ],
        },
        active.length,
      ],
    ];
    for (const [more, count] of counts) {
      const { id } = await made(more);
      const { payload } = await admin.call(promotion.retailers, { params: { id } });
      expect([more, payload]).toEqual([more, { count, of: active.length }]);
    }
    const own = await made({ hubs: [ownHub] });
    const { payload } = await manager.call(promotion.retailers, { params: { id: own.id } });
    expect(payload).toEqual({ count: ofHub.length, of: ofHub.length });
    const { id } = await made();
    expect((await manager.call(promotion.retailers, { params: { id } })).status).toBe(404);
  });
});

describe("the list of promotions", () => {
  it("is narrowed by hub and brand with what holds everywhere, by day, and by whether a code is typed", async () => {
    const brand = products[0]?.brand_id ?? "";
    const here = await made({ title: "Narrow", hubs: [ownHub], brands: [brand], code: "NARROW" });
    const ids = async (query: object) => (await list(admin, query)).payload.content.map(({ id }) => id);
    expect(await ids({ hub: ownHub })).toContain(here.id);
    expect(await ids({ brand })).toContain(here.id);
    expect(await ids({ valid: `${day(31)}..${day(40)}` })).not.toContain(here.id);
    expect(await ids({ valid: `${day(30)}..${day(40)}` })).toContain(here.id);
    expect(await ids({ typed: "false" })).not.toContain(here.id);
    expect(await ids({ q: "narrow" })).toEqual([here.id]);
  });
});
