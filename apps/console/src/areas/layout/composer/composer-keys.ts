/** The keys of the composer: those that stand at its foot first. */
export const composerKeys = [
  [["↑", "↓"], "Select"],
  [["Alt", "↑", "↓"], "Move"],
  [["Enter"], "Edit"],
  [["A"], "Add after"],
  [["Ctrl D"], "Duplicate"],
  [["Del"], "Remove"],
  [["[", "]"], "Device"],
  [["Ctrl Z"], "Undo"],
] as const;
