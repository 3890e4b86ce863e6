import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askFor } from "./hand-over.ts";

let message = "";
const server = createServer((_, response) => void response.writeHead(422).end(JSON.stringify({ message })));
let address = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  address = `http://127.0.0.1:${port}/`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it.each([
  ["The GSTIN is\n  cancelled", "The GSTIN is cancelled"],
  ["The GSTIN\0is \u{1b}[31mcancelled \ud83d", "The GSTIN is [31mcancelled"],
  [`${"x".repeat(299)}🚚🚚`, `${"x".repeat(299)}🚚`],
])("what a provider refuses with is told in one line that can be stored: %j", async (said, told) => {
  message = said;
  await expect(askFor({ address, token: undefined }, "key", {})).rejects.toThrow(
    expect.objectContaining({ message: `The provider refuses: ${told}` }),
  );
});
