const key = "o2r.recent";
const kept = 5;

/** Remembers, for this tab, that a page was opened; the latest comes first. */
export const rememberPage = (path: string): void => {
  const paths = [path, ...recentPages().filter((each) => each !== path)].slice(0, kept);
  sessionStorage.setItem(key, JSON.stringify(paths));
};

/** The paths of the pages that were opened last in this tab, the latest first. */
export const recentPages = (): readonly string[] => {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
};
