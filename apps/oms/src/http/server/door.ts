import { once } from "node:events";
import { createServer } from "node:http";
import type { Failure } from "@o2r/api/contract";
import type { Config } from "../../config.ts";
import { AppError } from "../../app-error.ts";
import { bareHeaders } from "./bare-answers.ts";

const starting = (): Failure => {
  const { code, message } = new AppError("server.unavailable", "The service is starting: please try again");
  return { errorMessage: message, code, errors: [] };
};

const answerOf = (url: string | undefined): readonly [status: number, body: object] => {
  if (url === "/healthz") return [200, { status: "alive" }];
  return [503, url === "/readyz" ? { status: "starting" } : starting()];
};

/**
 * Holds the service's port while its database is brought up, which may take minutes, and says so to whoever asks: a port
 * that is taken is found out before anything is written, and a second start finds it taken. The returned function gives
 * the port free, for the service to take at once.
 */
export const openDoor = async ({ HOST, PORT }: Pick<Config, "HOST" | "PORT">): Promise<() => Promise<void>> => {
  if (PORT === 0) return async () => {};
  const server = createServer((request, response) => {
    const [status, body] = answerOf(request.url);
    response.writeHead(status, { ...bareHeaders, connection: "close", ...(status === 503 && { "retry-after": "5" }) });
    response.end(JSON.stringify(body));
  });
  server.listen({ port: PORT, host: HOST });
  await once(server, "listening");
  return async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
};
