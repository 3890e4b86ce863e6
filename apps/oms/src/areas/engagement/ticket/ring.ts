import { may } from "@o2r/api/contract";
import { newId } from "../../../db/id.ts";
import { piecesOf } from "../../../db/pieces-of.ts";
import type { Db } from "../../../db/schema.ts";
import { writeEvents } from "../../../events/outbox.ts";

interface Ringing {
  readonly ticketId: string;
  readonly msg: string;
  readonly people: readonly { readonly id: string; readonly userType: string }[];
  /** Whoever did it knows of it. */
  readonly by: string | null;
  readonly now: Date;
}

/** The page of a ticket. */
export const ticketPage = (id: string): `/${string}` => `/ticket-management?ticketId=${id}`;

/** Puts something about a ticket into the bells of those who have one. */
export const ring = async (db: Db, { ticketId, msg, people, by, now }: Ringing): Promise<void> => {
  const rows = people
    .filter(({ id, userType }) => id !== by && may(userType, "notification.read"))
    .map(({ id }) => ({
      user_id: id,
      id: newId(),
      type: "TICKET" as const,
      data: JSON.stringify({ userId: id, msg, ticketId, page: ticketPage(ticketId) }),
      created_at: now,
      read_at: null,
    }));
  for (const piece of piecesOf(rows)) await db.insertInto("notification").values(piece).execute();
  await writeEvents(
    db,
    { action: "notification.created", now },
    rows.map(({ id, user_id }) => ({ entity: "notification", id, userId: user_id })),
  );
};
