import manifest from "../../../package.json" with { type: "json" };
import { AppError } from "../../app-error.ts";

/** A place that was found: degrees, and what it is in the provider's words. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly place: string;
}

/** Milliseconds for the whole of an answer, and bytes of it. */
const limits = { patience: 4_000, answer: 64 * 1024 };

/** 503 in words for people. The log gets the reason: never the question, nor an answer, which repeats it. */
const unavailable = (reason: string): AppError => {
  const refusal = new AppError(
    "server.unavailable",
    "The geocoding service cannot be reached at the moment: please try again, or type latitude and longitude by hand",
    { retryAfter: 5 },
  );
  refusal.cause = new Error(`The geocoding service ${reason}`);
  return refusal;
};

/** Below the configured address, whose own query stays: it may hold a key. */
const questionFor = (provider: URL, address: string): URL => {
  const url = new URL(provider);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/search`;
  // Countries of the trade; another one's road of that name is no answer.
  for (const [name, value] of Object.entries({ q: address, format: "jsonv2", limit: "1", countrycodes: "in" }))
    url.searchParams.set(name, value);
  return url;
};

/** The body, as far as it is no longer than it may be. */
const readShort = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limits.answer) throw unavailable(`answers with more than ${limits.answer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

const degrees = (value: unknown, most: number): number | undefined => {
  const text = typeof value === "number" || (typeof value === "string" && value.trim() !== "") ? value : Number.NaN;
  const number = Number(text);
  // To a centimetre, which is all that a form takes.
  return Math.abs(number) <= most ? Math.round(number * 1e7) / 1e7 : undefined;
};

/** What Nominatim answers: a list of places, the best first. */
const readPlaces = (text: string): Place | null => {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw unavailable("answers with something other than JSON");
  }
  if (!Array.isArray(answer)) throw unavailable("answers with something other than a list of places");
  if (answer.length === 0) return null;
  const best: unknown = answer[0];
  const { lat, lon, display_name: name }: Readonly<Record<string, unknown>> = Object(best);
  const latitude = degrees(lat, 90);
  const longitude = degrees(lon, 180);
  if (latitude === undefined || longitude === undefined) throw unavailable("names a place without where it lies");
  return { latitude, longitude, place: typeof name === "string" ? name.slice(0, 300) : "" };
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "cannot be reached";
  if (error.name === "TimeoutError") return `has not answered within ${limits.patience} ms`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? `cannot be reached: ${String(cause.code)}` : "cannot be reached";
};

/**
 * Asks a provider that speaks as Nominatim does. It is asked where it is, and nowhere else: an answer that leads to
 * another address is refused, so that no provider can send us to hosts that only we can reach.
 */
export const askProvider = async (provider: URL, address: string): Promise<Place | null> => {
  try {
    const response = await fetch(questionFor(provider, address), {
      redirect: "manual",
      signal: AbortSignal.timeout(limits.patience),
      headers: { accept: "application/json", "accept-language": "en", "user-agent": `o2r-oms/${manifest.version}` },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw unavailable(`answers with status ${response.status}`);
    }
    return readPlaces(await readShort(response));
  } catch (error) {
    throw error instanceof AppError ? error : unavailable(reasonOf(error));
  }
};
