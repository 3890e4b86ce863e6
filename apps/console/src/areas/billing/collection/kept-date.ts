import { todayIn } from "@o2r/forms/days";

const key = "collection_date";

/** Keeps the collection date in this browser, as the specification has it (§3). The service's is the one that counts. */
export const keepDate = (day: string | null): void => {
  try {
    if (day === null) localStorage.removeItem(key);
    else localStorage.setItem(key, day);
  } catch {
    // A browser that keeps nothing loses nothing: the service has the date.
  }
};

/** The date that was set here last; nothing where none was, or where it has passed. */
export const keptDate = (): string | undefined => {
  try {
    const day = localStorage.getItem(key);
    return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= todayIn() ? day : undefined;
  } catch {
    return undefined;
  }
};
