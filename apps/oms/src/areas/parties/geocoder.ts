import { LRUCache } from "lru-cache";
import { AppError } from "../../app-error.ts";
import { askProvider, type Place } from "./ask-provider.ts";

/** Where addresses lie, as far as a provider knows. */
export interface Geocoder {
  /** Null when it knows no such place. What cannot be asked is an AppError of 503, whose cause says why. */
  readonly find: (address: string) => Promise<Place | null>;
}

const hour = 3_600_000;
/** How long an answer is good, in milliseconds: a place stays, and what is not known yet may be known tomorrow. */
const goodFor = { found: 24 * hour, nothing: hour };
/** How many answers are kept, and how many questions are under way at once: providers count them. */
const most = { kept: 2000, asked: 4 };

interface Kept {
  readonly answer: Promise<Place | null>;
  until: number;
}

const busy = (): AppError =>
  new AppError("server.unavailable", "The geocoding service is busy: please try again", { retryAfter: 1 });

/** Asks the provider at an address, each question once: whoever asks the same shares the answer. Nothing is kept on disk. */
export const openGeocoder = (provider: URL, clock: () => number = Date.now): Geocoder => {
  /** By address. */
  const kept = new LRUCache<string, Kept>({ max: most.kept });
  let asked = 0;

  const ask = async (address: string): Promise<Place | null> => {
    asked += 1;
    try {
      return await askProvider(provider, address);
    } finally {
      asked -= 1;
    }
  };

  return {
    find: async (address) => {
      const key = address.trim().replaceAll(/\s+/g, " ").toLowerCase();
      const known = kept.get(key);
      if (known && known.until > clock()) return known.answer;
      kept.delete(key);
      if (asked >= most.asked) throw busy();
      const entry: Kept = { answer: ask(address), until: Number.POSITIVE_INFINITY };
      kept.set(key, entry);
      try {
        const answer = await entry.answer;
        entry.until = clock() + (answer === null ? goodFor.nothing : goodFor.found);
        return answer;
      } catch (error) {
        // What failed is asked again.
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      }
    },
  };
};
