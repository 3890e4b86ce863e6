import type { Insertable } from "kysely";
import { toRupees } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import type { DemoProduct } from "./make-products.ts";

type Entry = Insertable<Database["audit_log"]>;

const founderName = "super_super_admin";

const instant = (at: Date | string | undefined): Date => new Date(at ?? Number.NaN);

/** What the audit log remembers of the demo's products: that each was made, and the last revision of some prices. */
export const makeHistory = (scene: Scene, random: Random, products: readonly DemoProduct[]): readonly Entry[] =>
  products.flatMap(({ row }) => {
    const entry = (at: Date, action: string, version: number, changes: readonly object[]): Entry => ({
      id: random.id(at),
      at,
      action,
      entity: "product",
      entity_id: row.id,
      version,
      actor_id: scene.founderId,
      actor_username: founderName,
      actor_type: "SUPER_SUPER_ADMIN",
      changes: JSON.stringify(changes),
      refusal: null,
      address: null,
      request_id: "demo",
    });
    const created = entry(instant(row.created_at), "product.created", 1, []);
    if (row.version !== 2) return [created];
    const rise = 0.94 + random.fraction() * 0.04;
    /** What a price was, to the half rupee. */
    const before = (paise: number): number => Math.round((paise * rise) / 50) / 2;
    return [
      created,
      entry(instant(row.updated_at), "product.updated", 2, [
        { field: "formRlp", before: before(row.ptr), after: toRupees(row.ptr) },
        { field: "formProductMrp", before: before(row.mrp), after: toRupees(row.mrp) },
      ]),
    ];
  });
