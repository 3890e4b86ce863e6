import type { ComboboxLabels } from "./combobox.types.ts";

export const comboboxEnglish: ComboboxLabels = {
  open: "Show options",
  clear: "Clear",
  loading: "Looking up",
  empty: "No match",
  failed: "The options could not be fetched. Press Enter to try again.",
  retry: "Try again",
  remove: (label) => `Remove ${label}`,
  count: (count) => (count === 1 ? "1 option" : `${count} options`),
};
