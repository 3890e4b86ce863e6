import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}
type Answer = (response: ServerResponse, body: Asked["body"]) => void;

export const say =
  (status: number, given: object = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status).end(JSON.stringify(given));

export const irn = "0123456789abcdef".repeat(4);
/** What the portal answers for an invoice that it has registered. */
export const registered = {
  Irn: irn,
  AckNo: 112010036563310,
  AckDt: "2026-11-24 11:01:00",
  SignedQRCode: "eyJh.eyJk.c2ln",
};

/** Whoever registers invoices, on a real socket; `answer` says what is answered next. Stop it at the end. */
export const openProvider = async () => {
  const asked: Asked[] = [];
  const told: { answer: Answer } = { answer: say(200, registered) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      asked.push({ headers: request.headers, body });
      told.answer(response, body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    address: `http://127.0.0.1:${port}/e-invoices`,
    asked,
    told,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
