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

/**
 * Hands one thing to a provider: a `POST` of JSON. Our key goes along as `Idempotency-Key`: what has the same key the provider
 * does once, however often it hears of it. It is asked where it is, and nowhere else: no redirect is followed. What it answers
 * is not read: how a thing ended it reports by itself. Throws while it does not take it, an `Undeliverable` when it never will.
 */
export const handOver = async ({ address, token }: Provider, key: string, body: object): Promise<void> => {
  let response: Response;
  try {
    response = await fetch(address, {
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
  await response.body?.cancel();
  if (response.ok) return;
  const fault = `The provider answers with status ${response.status}`;
  throw isFinal(response.status) ? new Undeliverable(fault) : new Error(fault);
};
