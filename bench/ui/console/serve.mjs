// A peer's server: its built files, compressed once as the console's are, and the service's calls handed on to the service.
import { readFileSync, readdirSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** @type {Record<string, string>} */
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

/** What the service answers itself. */
const servicePath = /^\/(oms|api)\//;

/**
 * @param {string} folder what a build has left
 * @param {string} service its address
 * @returns its own address, and how it is ended
 */
export async function servePeer(folder, service) {
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const headers = {
      "content-type": type,
      "content-encoding": "br",
      "cache-control": name.startsWith("assets") ? "public, max-age=31536000, immutable" : "no-cache",
    };
    files.set(`/${name}`, { body: brotliCompressSync(readFileSync(join(folder, name))), headers });
  }
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, answer) => {
    const { method, url = "/", headers } = incoming;
    if (servicePath.test(url)) {
      // Of the same origin for the service too, as the console is.
      const { origin: _, ...rest } = headers;
      const asked = request(new URL(url, service), {
        method,
        agent,
        headers: { ...rest, host: new URL(service).host },
      });
      asked.on("response", (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      asked.on("error", () => answer.destroy());
      incoming.pipe(asked);
      return;
    }
    const [path = "/"] = url.split("?", 1);
    const file = files.get(path) ?? (extname(path) === "" ? files.get("/index.html") : undefined);
    answer.writeHead(file ? 200 : 404, file?.headers);
    answer.end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The peer is not served");
  return {
    url: `http://localhost:${address.port}`,
    end: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
