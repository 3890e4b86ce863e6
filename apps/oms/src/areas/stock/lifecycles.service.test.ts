import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import {
  discardLife,
  endedChecks,
  inventoryEndpoints as inventory,
  qcLife,
  rejectedLife,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import { walkLifecycle } from "../../trade/lifecycle/test/walk-lifecycle.ts";
import { uploadPicture } from "../test/upload-picture.ts";
import { bad, openQcScene } from "./test/qc-scene.ts";

const { service, admin, superAdmin, hubManager, batch, begun, submit } = await openQcScene();
afterAll(() => service.stop());
const people = { SUPER_ADMIN: superAdmin, ADMIN: admin, HUB_MANAGER: hubManager };
/** Somebody who asks and rejects, and takes no step. */
const maker = await service.signIn("super_super_admin");
const photo = await uploadPicture(maker);
const { id: makerId } = await service.db
  .selectFrom("app_user")
  .select("id")
  .where("username", "=", "super_super_admin")
  .executeTakeFirstOrThrow();

type Table = "discard_request" | "rejected_sku" | "qc";
const find = (table: Table) => (id: string) =>
  service.db.selectFrom(table).select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
/** Moves a row to a state as if its life had led there. */
const put = async (table: Table, id: string, state: string) => {
  const decided = table === "discard_request" && state !== "REQUESTED" ? sql`, decided_at = now()` : sql``;
  await sql`update ${sql.table(table)} set state = ${state}${decided} where id = ${id}`.execute(service.db);
  return find(table)(id);
};

describe("a request to discard", () => {
  let from: InventoryRow | undefined;
  walkLifecycle({
    life: discardLife,
    people,
    own: maker,
    read: find("discard_request"),
    bodies: { refuse: () => ({ reason: "Sell it at a discount" }) },
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
    own: maker,
    read: find("rejected_sku"),
    bodies: {
      return: () => ({ note: "RN-1" }),
      askDiscard: () => ({ note: "" }),
      keep: () => ({ reason: "It can be sold" }),
      attachPhoto: () => ({ photo }),
    },
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
      await service.db.updateTable("rejected_sku").set({ moved_by: makerId }).where("id", "=", id).execute();
      return put("rejected_sku", id, state);
    },
  });
});

describe("a quality check", async () => {
  let from: InventoryRow | undefined;
  const { id: inspectorId } = await service.db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "admin")
    .executeTakeFirstOrThrow();
  /** One unit goes on the shelf, and one stays in quarantine. */
  const findings = async ({ id }: { readonly id: string }) => {
    const lines = await service.db.selectFrom("qc_line").select("id").where("qc_id", "=", id).execute();
    return { items: lines.map((line) => ({ id: line.id, accepted: 1, rejected: 0, held: 1, note: "" })) };
  };
  walkLifecycle({
    life: qcLife,
    people,
    read: find("qc"),
    bodies: {
      assign: () => ({ inspectorId }),
      save: findings,
      submit: findings,
      reopen: () => ({ reason: "Counted twice" }),
    },
    make: async (state) => {
      from ??= batch();
      const check = await begun(from, 2, "GRN", maker);
      if (endedChecks.some((ended) => ended === state)) await submit(check, { accepted: 1, held: 1 }, maker);
      return put("qc", check.id, state);
    },
  });
});
