import type { HistoryEntry } from "@o2r/api/contract/core";

export type HistoryKind = "created" | "changed" | "activated" | "deactivated" | "other";

const kinds: Readonly<Record<string, HistoryKind>> = {
  created: "created",
  updated: "changed",
  activated: "activated",
  deactivated: "deactivated",
};

/** What happened, from the audit's key. Switching a row off is recorded under the same key as switching it on. */
export const historyKind = ({ action, changes }: Pick<HistoryEntry, "action" | "changes">): HistoryKind => {
  const kind = kinds[action.slice(action.indexOf(".") + 1)] ?? "other";
  const off = changes.some(({ field, after }) => field === "active" && after === false);
  return kind === "activated" && off ? "deactivated" : kind;
};

/**
 * What happened, in words: `Created`, `Changed 3 fields, from prices.xlsx, row 12`, `Activated (undo)`.
 * @param named what was done, where a table has words for it; those of the audit's key else, which are English
 */
export const historyText = (
  entry: Pick<HistoryEntry, "action" | "changes" | "origin" | "undoes">,
  named?: string,
): string => {
  const { origin, undoes } = entry;
  const done = deedText(entry, named);
  const deed = undoes === true ? `${done} (undo)` : done;
  return origin === undefined ? deed : `${deed}, from ${origin.file}, row ${origin.row}`;
};

const deedText = (entry: Pick<HistoryEntry, "action" | "changes">, named: string | undefined): string => {
  const { length } = entry.changes;
  switch (historyKind(entry)) {
    case "created":
      return "Created";
    case "changed":
      return length === 0 ? "Saved without a change" : `Changed ${length} ${length === 1 ? "field" : "fields"}`;
    case "activated":
      return "Activated";
    case "deactivated":
      return "Deactivated";
    case "other": {
      const words = named ?? entry.action.slice(entry.action.indexOf(".") + 1).replace(/[-_.]+/g, " ");
      return words.charAt(0).toUpperCase() + words.slice(1);
    }
  }
};
