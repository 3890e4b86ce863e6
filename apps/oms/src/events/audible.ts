import { holds, type Permission } from "@o2r/api/contract";
import { eventReaders, toldToEach } from "@o2r/api/contract/engagement";
import type { Actor } from "../http/actor.ts";

/** An event as it is numbered. */
export interface NumberedEvent {
  readonly seq: number;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly version: number | null;
  readonly warehouse_id: string | null;
  readonly user_id: string | null;
}

const readers: ReadonlyMap<string, Permission | "signedIn"> = new Map(Object.entries(eventReaders));

/**
 * Whether somebody may hear of an event: it is theirs or nobody's own, of a warehouse within their reach or of none, and
 * of a thing that their user type may read. What the contract does not name is heard by nobody.
 */
export const isAudible = (event: NumberedEvent, actor: Actor): boolean => {
  if (event.user_id === null ? toldToEach.has(event.entity) : event.user_id !== actor.id) return false;
  if (event.warehouse_id !== null && actor.warehouses !== "all" && !actor.warehouses.includes(event.warehouse_id)) {
    return false;
  }
  const rule = readers.get(event.entity);
  return rule === "signedIn" || (rule !== undefined && holds(actor, rule));
};
