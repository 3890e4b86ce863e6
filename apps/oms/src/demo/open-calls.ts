import type { AnyEndpoint } from "@o2r/api/contract/core";
import { sql } from "kysely";
import type { AuditEntry } from "../audit/entry.ts";
import { auditRows } from "../audit/write.ts";
import type { Db } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { writeRows } from "../db/write-together.ts";
import { seedRandom } from "./random.ts";
import type { Scene } from "./scene.ts";

/** Who does something in the demo; each reaches everything. */
interface Person {
  readonly id: string;
  readonly username: string;
  readonly userType: string;
}

/** What was told of a change, and who made it. */
export interface Told {
  readonly entry: AuditEntry;
  readonly by: Person;
}

export const founderOf = ({ founderId }: Pick<Scene, "founderId">): Person => ({
  id: founderId,
  username: "super_super_admin",
  userType: "SUPER_SUPER_ADMIN",
});

/** Writes what was told into the audit log: one a second up to now, since a history is in the order of its times. */
export const keepTold = async (db: Db, { now }: Pick<Scene, "now">, told: readonly Told[]): Promise<void> => {
  const random = seedRandom(`told of ${told[0]?.entry.id ?? "nothing"}`);
  const rows = told.flatMap(({ entry, by }, place) => {
    const at = new Date(now.getTime() - (told.length - place) * 1000);
    const scene = { action: `${entry.entity}.updated`, actor: by, now: at, requestId: "demo", address: "127.0.0.1" };
    return auditRows(scene, [entry]).map((row) => ({ ...row, id: random.id(at) }));
  });
  await writeRows(db, "audit_log", rows);
};

/** Calls of the service's own handlers, as the demo's founder or another makes them; `keep` writes what they told. */
export const openCalls = (db: Db, scene: Scene) => {
  const told: Told[] = [];
  const founder = founderOf(scene);
  return {
    call: <E extends AnyEndpoint>(endpoint: E, given: object = {}, by: Person = founder) =>
      ({
        db,
        now: scene.now,
        actor: { ...by, warehouses: "all" },
        scope: { covers: () => sql`true`, admits: () => true },
        audit: (entry: AuditEntry) =>
          void told.push({ entry: { ...(endpoint.write && { action: endpoint.write.audit }), ...entry }, by }),
        services: { checkDocuments: async () => [] },
        ...given,
      }) as unknown as Context<E>, // as much of a call as these handlers look at
    keep: () => keepTold(db, scene, told),
  };
};
