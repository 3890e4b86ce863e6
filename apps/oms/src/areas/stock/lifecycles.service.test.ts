import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { discardLife, inventoryEndpoints as inventory, rejectedLife, type InventoryRow } from "@o2r/api/contract/stock";
import { walkLifecycle } from "../lifecycle/test/walk-lifecycle.ts";
import { uploadPicture } from "../test/upload-picture.ts";
import { bad, openQcScene } from "./test/qc-scene.ts";

const { service, admin, superAdmin, hubManager, batch, begun, submit } = await openQcScene();
afterAll(() => service.stop());
const people = { SUPER_ADMIN: superAdmin, ADMIN: admin, HUB_MANAGER: hubManager };
/** Somebody who asks and rejects, and takes no step. */
const maker = await service.signIn("super_super_admin");
const photo = await uploadPicture(maker);

const find = (table: "discard_request" | "rejected_sku") => (id: string) =>
  service.db.selectFrom(table).select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
/** Moves a row to a state as if its life had led there. */
const put = async (table: "discard_request" | "rejected_sku", id: string, state: string) => {
  const decided = table === "discard_request" && state !== "REQUESTED" ? sql`, decided_at = now()` : sql``;
  await sql`update ${sql.table(table)} set state = ${state}${decided} where id = ${id}`.execute(service.db);
  return find(table)(id);
};

describe("a request to discard", () => {
  let from: InventoryRow | undefined;
  walkLifecycle({
    life: discardLife,
    people,
    read: find("discard_request"),
    bodies: { refuse: { reason: "Sell it at a discount" } },
    make: async (state) => {
      from ??= batch();
      const { payload } = await maker.call(inventory.discard, {
        params: { id: from.id },
        body: { quantity: 1, reason: "DAMAGED" },
      });
      return put("discard_request", payload.id, state);
    },
  });
});

describe("rejected goods", () => {
  let from: InventoryRow | undefined;
  walkLifecycle({
    life: rejectedLife,
    people,
    read: find("rejected_sku"),
    bodies: { return: { note: "RN-1" }, askDiscard: { note: "" }, keep: { reason: "It can be sold" } },
    make: async (state) => {
      from ??= batch();
      const check = await begun(from, 2);
      await submit(check, { ...bad, photo }, maker);
      const { id } = await service.db
        .selectFrom("rejected_sku")
        .innerJoin("qc_line as line", "line.id", "rejected_sku.qc_line_id")
        .select("rejected_sku.id")
        .where("line.qc_id", "=", check.id)
        .executeTakeFirstOrThrow();
      return put("rejected_sku", id, state);
    },
  });
});
