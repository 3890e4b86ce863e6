import manifest from "../../../../package.json" with { type: "json" };
import type { OutgoingMessage, SendMessage } from "../../../http/context.ts";
import { Undeliverable } from "./undeliverable.ts";

/** Milliseconds for the whole of an answer: well within the time that a message is held for. */
const patience = 10_000;

/** Answers that say of the message itself that it cannot be sent, and not that the provider is busy. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

const bodyOf = ({ key, channel, to, template, body, title, image, link, sender, dltTemplateId }: OutgoingMessage) => ({
  id: key,
  channel,
  to,
  template,
  text: body,
  title: title ?? null,
  image: image ?? null,
  link: link ?? null,
  sender: sender ?? null,
  dltTemplateId: dltTemplateId ?? null,
});

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "cannot be reached";
  if (error.name === "TimeoutError") return `has not answered within ${patience / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? `cannot be reached: ${String(cause.code)}` : "cannot be reached";
};

/**
 * Hands messages to a provider over HTTP: one `POST` of JSON each. Our key goes along as `Idempotency-Key`: of the same key
 * the provider sends one message, however often it hears of it. It is asked where it is, and nowhere else: no redirect is
 * followed. What it answers is not read: how a message ended it reports by itself.
 */
export const openProvider =
  (address: string, token: string | undefined): SendMessage =>
  async (message) => {
    let response: Response;
    try {
      response = await fetch(address, {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
        headers: {
          "content-type": "application/json",
          "idempotency-key": message.key,
          "user-agent": `o2r-oms/${manifest.version}`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(bodyOf(message)),
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
