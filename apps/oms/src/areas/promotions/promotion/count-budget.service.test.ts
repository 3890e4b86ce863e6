import type { BodyOf } from "@o2r/api/contract";
import { promotionEndpoints as promotion, type PromotionValues } from "@o2r/api/contract/promotions";
import { afterAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { day } from "../../test/trade-day.ts";
import { openPromotionScene } from "../test/promotion-scene.ts";

const { service, db, admin, ownHub, good, made } = await openPromotionScene();
const manager = await service.signIn("hub_manager");
afterAll(() => service.stop());

describe("what a hub manager gives away by promotions", () => {
  const mine = (more: Partial<PromotionValues> = {}) =>
    made({ hubs: [ownHub], discount: 100, companyDiscount: 60, distributorDiscount: 40, ...more }, manager);
  const start = ({ id }: { id: string }, as: Client = manager) =>
    as.call(promotion.start, { params: { id }, version: 1 });

  it("has a budget, and is within what they may move in a day, however it is split", async () => {
    await db.deleteFrom("stock_value_day").execute();
    const open = await start(await mine());
    expect([open.status, open.errorMessage]).toEqual([403, "Give it a budget: without one an administrator does this"]);
    const several = await Promise.all([1, 2, 3].map(() => mine({ budget: 20_000 })));
    const answers = await Promise.all(several.map((one) => start(one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403]);
    expect(answers.find(({ status }) => status === 403)?.errorMessage).toBe(
      "This is ₹20,000. You have moved ₹40,000 today, and may move ₹50,000 a day: an administrator does this",
    );
    expect((await start(await mine(), admin)).status).toBe(200);
  });

  it("is not raised beyond that once it holds, by its budget or by more days without one", async () => {
    await db.deleteFrom("stock_value_day").execute();
    const { payload: small } = await start(await mine({ budget: 30_000 }));
    const relimit = (body: BodyOf<typeof promotion.relimit>, { id, version }: { id: string; version: number }) =>
      manager.call(promotion.relimit, { params: { id }, version, body });
    const field = "budget";
    expect((await relimit({ budget: 60_000 }, small)).errors).toMatchObject([{ field }]);
    expect((await relimit({}, small)).errors).toMatchObject([{ field }]);
    expect((await relimit({ budget: 50_000 }, small)).status).toBe(200);
    const { payload: whole } = await start(await mine(), admin);
    const longer = { params: { id: whole.id }, version: whole.version, body: { validTill: day(300) } };
    expect((await manager.call(promotion.extend, longer)).status).toBe(403);
    const shorter = { ...longer, body: { validTill: day(3) } };
    expect((await manager.call(promotion.extend, shorter)).status).toBe(200);
  });

  it("is not raised while it waits for its first day", async () => {
    await db.deleteFrom("stock_value_day").execute();
    const { payload: waits } = await start(await mine({ budget: 100, validFrom: day(5) }));
    expect(waits.state).toBe("SCHEDULED");
    const update = (budget: number) =>
      manager.call(promotion.update, {
        params: { id: waits.id },
        version: waits.version,
        body: good({ hubs: [ownHub], validFrom: day(5), budget }),
      });
    expect((await update(60_000)).errors).toMatchObject([{ field: "budget" }]);
    expect((await update(40_000)).status).toBe(200);
  });

  it("is not made another promotion where an administrator began it without a budget", async () => {
    await db.deleteFrom("stock_value_day").execute();
    const { payload: waits } = await start(await mine({ validFrom: day(5) }), admin);
    const update = (more: Partial<PromotionValues>) =>
      manager.call(promotion.update, {
        params: { id: waits.id },
        version: waits.version,
        body: good({ hubs: [ownHub], validFrom: day(5), ...more }),
      });
    expect((await update({ discount: 100, companyDiscount: 100, distributorDiscount: 0 })).errors).toMatchObject([
      { field: "budget" },
    ]);
    expect((await update({ budget: 60_000 })).errors).toMatchObject([{ field: "budget" }]);
    expect((await update({ budget: 40_000 })).status).toBe(200);
  });
});
