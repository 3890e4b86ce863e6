/** The uploads that somebody takes out of what they are editing. */
export interface RemovedDocuments {
  /** One was taken out: deleted at once, unless something that is saved holds it. */
  readonly removed: (id: string) => void;
  /** What is edited is saved as this: what was taken out of it, and is not in it any more, is deleted. */
  readonly stands: (row: unknown) => void;
}

/** Whether a row names a document, wherever: an id is like no other text. */
const names = (row: unknown, id: string): boolean => JSON.stringify(row ?? null).includes(id);

/**
 * Deletes uploads that are not needed any more (specification §7): one that no saved record holds at once, one that a record
 * held after the save that drops it. `original` is a row that a new one copies: its documents stay its own.
 */
export const trackRemovedDocuments = (remove: (id: string) => void, original?: unknown): RemovedDocuments => {
  let saved: unknown;
  const waiting = new Set<string>();
  return {
    removed: (id) => {
      if (names(original, id)) return;
      if (names(saved, id)) waiting.add(id);
      else remove(id);
    },
    stands: (row) => {
      saved = row;
      for (const id of waiting) {
        if (names(saved, id)) continue;
        waiting.delete(id);
        remove(id);
      }
    },
  };
};
