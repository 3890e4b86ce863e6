import type { ErrorCode } from "@o2r/api/contract";
import { newId } from "../db/id.ts";
import { piecesOf } from "../db/pieces-of.ts";
import type { Db } from "../db/schema.ts";
import { writeRows } from "../db/write-together.ts";
import { diffFields } from "./diff.ts";
import type { AuditEntry } from "./entry.ts";

/** The circumstances of a change, the same for all that one call changed. */
export interface AuditScene {
  /** The endpoint's audit key. */
  readonly action: string;
  readonly actor: { readonly id: string; readonly username: string; readonly userType: string } | null;
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  /** Set when the call was refused and the refusal is kept. */
  readonly refusal?: ErrorCode;
}

/** The rows of the audit log for what a call changed; one that reports nothing gets a row that says it took place. */
export const auditRows = (scene: AuditScene, entries: readonly AuditEntry[]) => {
  const told: readonly Partial<AuditEntry>[] = entries.length > 0 ? entries : [{}];
  return told.map((entry) => ({
    id: newId(),
    at: scene.now,
    action: entry.action ?? scene.action,
    entity: entry.entity ?? null,
    entity_id: entry.id ?? null,
    version: entry.version ?? null,
    actor_id: scene.actor?.id ?? null,
    actor_username: scene.actor?.username ?? null,
    actor_type: scene.actor?.userType ?? null,
    changes: diffFields(entry),
    refusal: scene.refusal ?? null,
    address: scene.address,
    undoes: entry.undoes ?? false,
    request_id: scene.requestId,
    origin: entry.origin ?? null,
  }));
};

/** Writes what a call changed into the audit log. */
export const writeAudit = async (db: Db, scene: AuditScene, entries: readonly AuditEntry[]): Promise<void> => {
  for (const piece of piecesOf(auditRows(scene, entries))) await writeRows(db, "audit_log", piece);
};
