import type { ServerResponse } from "node:http";
import { reply, startServer, type Seen, type TestServer } from "./start-server.ts";

/** A service whose event stream remembers its messages, so that a connection goes on where the last one ended. */
export interface StreamServer {
  readonly server: TestServer;
  /** Says something to everybody who listens now, and keeps it for those who come back. Returns its id. */
  readonly say: (data: unknown, event?: string) => string;
  /** Forgets what was said so far, as a service does after some days. */
  readonly forget: () => void;
  readonly beat: () => void;
  /** Cuts every open connection. */
  readonly cut: () => void;
  /** How the next connections are met instead, until `undefined` is given. */
  readonly meet: (answer: ((seen: Seen, response: ServerResponse) => void) | undefined) => void;
  /** The `Last-Event-ID` of each connection so far; undefined for none. */
  readonly positions: () => readonly (string | undefined)[];
  readonly open: () => number;
}

interface Message {
  readonly id: number;
  readonly text: string;
}

/** Starts a server with an event stream at `/api/firebase`; every other call is answered by `answerCall`. */
export const startStream = async (
  answerCall: (seen: Seen, response: ServerResponse) => void = (_, response) => reply(response, 200, { payload: [] }),
): Promise<StreamServer> => {
  const server = await startServer();
  const listeners = new Set<ServerResponse>();
  const positions: (string | undefined)[] = [];
  let kept: Message[] = [];
  let lastId = 0;
  let forgotten = 0;
  let instead: ((seen: Seen, response: ServerResponse) => void) | undefined;

  const stream = (seen: Seen, response: ServerResponse) => {
    const header = seen.headers["last-event-id"];
    const position = typeof header === "string" ? header : undefined;
    positions.push(position);
    if (instead !== undefined) return instead(seen, response);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`event: ready\nid: ${lastId}\ndata: {}\n\n`);
    const from = Number(position);
    if (position !== undefined && from < forgotten) response.write(`event: reset\nid: ${lastId}\ndata: {}\n\n`);
    else if (position !== undefined) for (const { id, text } of kept) if (id > from) response.write(text);
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    return undefined;
  };
  server.answer = (seen, response) =>
    seen.url === "/api/firebase" ? stream(seen, response) : answerCall(seen, response);

  return {
    server,
    say: (data, event) => {
      lastId += 1;
      const said = typeof data === "string" ? data : JSON.stringify(data);
      const text = `id: ${lastId}\n${event === undefined ? "" : `event: ${event}\n`}data: ${said}\n\n`;
      kept.push({ id: lastId, text });
      for (const response of listeners) response.write(text);
      return String(lastId);
    },
    forget: () => {
      forgotten = lastId;
      kept = [];
    },
    beat: () => {
      for (const response of listeners) response.write(": beat\n\n");
    },
    cut: () => {
      for (const response of listeners) response.destroy();
    },
    meet: (answer) => {
      instead = answer;
    },
    positions: () => positions,
    open: () => listeners.size,
  };
};
