import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import {
  priceChangeEndpoints,
  priceChangeLife,
  rateChangeEndpoints,
  rateChangeLife,
} from "@o2r/api/contract/catalogue";
import { addDays, todayIn } from "@o2r/forms/days";
import { walkLifecycle } from "../../trade/lifecycle/test/walk-lifecycle.ts";
import { startDemoService } from "../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
const [superAdmin, admin, hubManager, maker] = await Promise.all([
  service.signIn("super_admin"),
  service.signIn("admin"),
  service.signIn("hub_manager"),
  service.signIn("super_super_admin"),
]);
const people = { SUPER_ADMIN: superAdmin, ADMIN: admin, HUB_MANAGER: hubManager };

describe("a rate change", () => {
  const find = (id: string) =>
    service.db
      .selectFrom("rate_change")
      .select(["id", "version", "state"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  let day = 30;
  walkLifecycle({
    life: rateChangeLife,
    people,
    read: find,
    make: async (state) => {
      const { id: subCategoryId } = await service.db
        .selectFrom("sub_category")
        .select("id")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      const effectiveOn = addDays(todayIn(), (day += 1));
      const body = { subCategoryId, gst: 40, cess: 3, effectiveOn, reason: "New slab" } as const;
      const { payload } = await maker.call(rateChangeEndpoints.plan, { body });
      const products = state === "APPLIED" ? 0 : null;
      await sql`update rate_change set state = ${state}, products = ${products} where id = ${payload.id}`.execute(
        service.db,
      );
      return find(payload.id);
    },
  });
});

describe("a price change", () => {
  const find = (id: string) =>
    service.db
      .selectFrom("price_change")
      .select(["id", "version", "state"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  let day = 0;
  walkLifecycle({
    life: priceChangeLife,
    people,
    read: find,
    bodies: { revoke: () => ({ reason: "Not this week" }) },
    // Its day is still to come.
    settles: { approve: "SCHEDULED" },
    make: async (state) => {
      const product = await service.db
        .selectFrom("product")
        .select(["id", "mrp"])
        .orderBy("id")
        .executeTakeFirstOrThrow();
      day += 1;
      const body = {
        productId: product.id,
        effectiveOn: addDays(todayIn(), day),
        centralMrp: product.mrp / 100 + day,
        reason: "Dearer",
      };
      const { payload } = await maker.call(priceChangeEndpoints.propose, { body });
      const approved = ["APPROVED", "SCHEDULED", "APPLIED"].includes(state);
      await sql`update price_change set state = ${state},
        approved_by = case when ${approved} then (select id from app_user where username = 'super_admin') end,
        approved_at = case when ${approved} then now() end,
        applied_at = case when ${state === "APPLIED"} then now() end,
        revoked_at = case when ${state === "REVOKED"} then now() end
        where id = ${payload.id}`.execute(service.db);
      return find(payload.id);
    },
  });
});
