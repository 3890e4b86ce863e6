import { setTimeout as sleep } from "node:timers/promises";
import { readyEvent } from "@o2r/api/contract/engagement";
import type { Client } from "./client.ts";

/** One message of an event stream as it came. */
export interface Message {
  readonly event: string;
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An open event stream, and what it has said. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that was said but heartbeats: the first message, and hints. */
  readonly messages: Message[];
  /** The hints so far, as `entity action`. */
  readonly hints: () => readonly string[];
  /** Resolves when the service has ended it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

const read = (block: string): Message => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  return {
    event: field("event") ?? "message",
    id: Number(field("id")),
    data: JSON.parse(field("data") ?? "{}") as Message["data"], // the wire format
  };
};

/** Opens a stream, and waits for its first word where it has one. */
export const openStream = async (client: Client, heard?: number | string): Promise<EventReader> => {
  const closing = new AbortController();
  const response = await client.raw("/api/firebase", {
    signal: closing.signal,
    headers: heard === undefined ? {} : { "last-event-id": String(heard) },
  });
  const messages: Message[] = [];
  const listen = async (): Promise<void> => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const message = read(text.slice(0, end));
        // The stream says every few seconds that it stands, in its first word again.
        if (message.event !== readyEvent || messages.length === 0) messages.push(message);
        text = text.slice(end + 2);
      }
    }
  };
  const ended = response.ok ? listen().catch(() => {}) : Promise.resolve(); // cut off by `close`
  while (response.ok && messages.length === 0) await sleep(5);
  return {
    status: response.status,
    headers: response.headers,
    messages,
    hints: () =>
      messages
        .filter(({ event }) => event === "message")
        .map(({ data }) => `${String(data["entity"])} ${String(data["action"])}`),
    ended,
    close: () => closing.abort(),
  };
};
