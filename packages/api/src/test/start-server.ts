import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as the server of a test saw it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (seen: Seen, response: ServerResponse) => void | Promise<void>;

export interface TestServer {
  readonly url: string;
  readonly seen: readonly Seen[];
  /** How every request is answered from now on. */
  answer: Answer;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  return Buffer.concat(chunks).toString();
};

/** Answers with an envelope, or with a failure. */
export const reply = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

/** A real HTTP server on a free port, for tests of the client. */
export const startServer = async (): Promise<TestServer> => {
  const seen: Seen[] = [];
  const held: { answer: Answer } = { answer: (_, response) => reply(response, 200, { payload: null }) };
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const one: Seen = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      seen.push(one);
      await held.answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    get answer() {
      return held.answer;
    },
    set answer(answer) {
      held.answer = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
