import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on a real socket that speaks as Nominatim does. */
export interface GeocodingProvider {
  readonly url: string;
  /** What it was asked, newest last. */
  readonly asked: readonly URL[];
  /** The headers of the newest question. */
  readonly headers: () => Readonly<Record<string, unknown>>;
  /** How it answers from now on. */
  readonly answer: (next: (response: ServerResponse, url: URL) => void) => void;
  readonly stop: () => Promise<void>;
}

/** Answers JSON. */
export const say =
  (answer: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };

/** Starts it; stop it in `afterAll`. */
export const startGeocodingProvider = async (): Promise<GeocodingProvider> => {
  const asked: URL[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  let respond: (response: ServerResponse, url: URL) => void = say([]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://provider");
    asked.push(url);
    ({ headers } = request);
    respond(response, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    headers: () => headers,
    answer: (next) => void (respond = next),
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
