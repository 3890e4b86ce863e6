import manifest from "../../package.json" with { type: "json" };

/** Milliseconds for the whole of an answer: well within the time that what is handed over is held for. */
const patience = 10_000;

/** What was handed over will never be taken: nobody asks again. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

/** Answers that say of the thing itself that it cannot be done, and not that the provider is busy. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "cannot be reached";
  if (error.name === "TimeoutError") return `has not answered within ${patience / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? `cannot be reached: ${String(cause.code)}` : "cannot be reached";
};

/** Somebody outside who does things for us over HTTP. */
export interface Provider {
  readonly address: string;
  readonly token: string | undefined;
}

/** The provider that the settings name; nothing will ever be taken where they name none. */
export const named = (provider: Provider | undefined): Provider => {
  if (provider === undefined) throw new Undeliverable("No provider is named in the settings of the service");
  return provider;
};

const post = async ({ address, token }: Provider, key: string, body: object): Promise<Response> => {
  try {
    return await fetch(address, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        "user-agent": `o2r-oms/${manifest.version}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  } catch (error) {
    // Neither the address, which may hold a key, nor what was to be sent stands in a fault.
    throw new Error(`The provider ${reasonOf(error)}`, { cause: error });
  }
};

const refusalOf = (status: number, words = ""): Error => {
  const fault = words === "" ? `The provider answers with status ${status}` : `The provider refuses: ${words}`;
  return isFinal(status) ? new Undeliverable(fault) : new Error(`The provider answers with status ${status}`);
};

/**
 * Hands one thing to a provider: a `POST` of JSON. Our key goes along as `Idempotency-Key`: what has the same key the provider
 * does once, however often it hears of it. It is asked where it is, and nowhere else: no redirect is followed. What it answers
 * is not read: how a thing ended it reports by itself. Throws while it does not take it, an `Undeliverable` when it never will.
 */
export const handOver = async (provider: Provider, key: string, body: object): Promise<void> => {
  const response = await post(provider, key, body);
  await response.body?.cancel();
  if (!response.ok) throw refusalOf(response.status);
};

/** Bytes of an answer that are read. */
const mostBytes = 256 * 1024;

const readJson = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error("The provider answers with more than is read");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
};

/** What a provider says of a refusal, for people: short, in one line, and of nothing but characters that can be stored. */
const wordsOf = (answer: unknown): string => {
  const { message }: Readonly<Record<string, unknown>> = Object(answer);
  const words = typeof message === "string" ? message.replaceAll(/[\s\p{C}]+/gu, " ").trim() : "";
  return [...words].slice(0, 300).join("");
};

/**
 * Asks a provider for something that it answers at once: as `handOver`, and what it answers is read, as JSON. Of what it will
 * never do it says why under `message`, which the `Undeliverable` repeats.
 */
export const askFor = async (provider: Provider, key: string, body: object): Promise<unknown> => {
  const response = await post(provider, key, body);
  let answer: unknown;
  try {
    answer = await readJson(response);
  } catch (error) {
    throw error instanceof Error && error.message.startsWith("The provider ")
      ? error
      : new Error(`The provider ${reasonOf(error)}`, { cause: error });
  }
  if (!response.ok) throw refusalOf(response.status, wordsOf(answer));
  if (answer === undefined) throw new Error("The provider answers with something other than JSON");
  return answer;
};
