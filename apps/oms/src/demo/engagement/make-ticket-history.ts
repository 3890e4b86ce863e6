import { historyEntry, type HistoryEntry, type PastChange } from "../history-entries.ts";
import { seedRandom } from "../random.ts";
import type { makeTickets } from "./make-tickets.ts";

type Made = ReturnType<typeof makeTickets>;

interface Act {
  readonly at: Date;
  readonly action: string;
  readonly by: string | null;
  readonly changes: readonly PastChange[];
}

const instant = (at: Date | string | undefined): Date => new Date(at ?? Number.NaN);
const became = (before: string | null, after: string): PastChange => ({ field: "state", before, after });

/**
 * What was done, as the line of a conversation has it; what a retailer writes is told in the conversation alone. By the first
 * answer a ticket is in progress.
 */
const actOf = (line: Made["messages"][number], isFirstAnswer: boolean): Act | undefined => {
  const { kind, seq, text, author_id: by = null } = line;
  const act = (action: string, ...changes: readonly PastChange[]): Act => ({
    at: instant(line.at),
    action,
    by,
    changes,
  });
  if (seq === 1) return act("opened", became(null, "OPEN"));
  if (isFirstAnswer) return act("written", became("ASSIGNED", "IN_PROGRESS"), { field: "message", after: kind });
  if (kind === "REPLY" || kind === "NOTE") return act("written", { field: "message", after: kind });
  if (kind !== "SYSTEM") return undefined;
  if (text.startsWith("Waits")) return act("left-to-the-retailer", became("IN_PROGRESS", "WAITING_ON_RETAILER"));
  return text.endsWith("claimed it")
    ? act("claimed", became("OPEN", "ASSIGNED"))
    : act("resolved", became("IN_PROGRESS", "RESOLVED"));
};

/** What the audit log remembers of tickets: who opened, claimed, answered, resolved and closed each. */
export const makeTicketHistory = ({
  tickets,
  messages,
}: Pick<Made, "tickets" | "messages">): readonly HistoryEntry[] => {
  const random = seedRandom("ticket history");
  const lines = Map.groupBy(messages, ({ ticket_id }) => ticket_id);
  return tickets.flatMap(({ id, closed_at: closedAt }) => {
    const told = lines.get(id) ?? [];
    const first = told.find(({ kind }) => kind === "REPLY");
    const acts = told.flatMap((line) => actOf(line, line === first) ?? []);
    // Nobody answers for days: the service closes it.
    const closed =
      closedAt == null
        ? []
        : [{ at: instant(closedAt), action: "closed", by: null, changes: [became("RESOLVED", "CLOSED")] }];
    return [...acts, ...closed].map((act) => historyEntry(random, { entity: "ticket", id, ...act }));
  });
};
