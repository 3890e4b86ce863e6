import type { Finding, QcDetail } from "@o2r/api/contract/stock";
import { countAlone, countValue, type Moving } from "../ledger/count-value.ts";

type Counted = Pick<QcDetail, "source" | "items">;

/** Counts goods that arrive with a check: they come onto the books. What comes from the shelf, or was rejected, is there. */
export const countReceived = async (moving: Moving, { source, items }: Counted): Promise<void> => {
  if (source !== "GRN") return;
  const came = items.map(({ inventoryId, received }) => ({ batchId: inventoryId, units: received }));
  await countValue(moving, came, "items");
};

/**
 * Counts what a check that ends has done, once for each person: what it rejects leaves the shelves, unless it was rejected
 * before; what it accepts comes onto them, unless it was there before, or whoever ends the check has received it and was
 * counted for that. Of goods that arrived, or that a retailer returns, nobody judges above the cap what they have received
 * themselves: what comes of it is stock that nobody else has seen, and a credit. What a hub order brought, another has sent.
 */
export const countChecked = async (
  moving: Moving,
  { source, items, receivedBy }: Counted & { readonly receivedBy: string | null },
  found: readonly Finding[],
): Promise<void> => {
  const batches = new Map(items.map(({ id, inventoryId }) => [id, inventoryId]));
  const unitsOf = (count: (finding: Finding) => number) =>
    found.map((finding) => ({ batchId: batches.get(finding.id) ?? "", units: count(finding) }));
  const alone = receivedBy === moving.actor.id;
  const comesIn = source === "REJECTED" || (source === "GRN" && !alone);
  const goesOut = source !== "REJECTED";
  const counted = unitsOf(({ accepted, rejected }) => (comesIn ? accepted : 0) + (goesOut ? rejected : 0));
  await countValue(moving, counted, "items");
  if ((source === "GRN" || source === "RETURN") && alone)
    await countAlone(
      moving,
      unitsOf(({ accepted, rejected }) => accepted + rejected),
    );
};
