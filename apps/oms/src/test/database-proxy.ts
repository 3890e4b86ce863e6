import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to a database that a test can break. */
export interface DatabaseProxy {
  /** The database's address, by this way. */
  readonly url: string;
  /** Cuts every connection, and lets none through until `open`. */
  readonly cut: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** The connections there are neither end nor carry anything from now on; new ones do. */
  readonly stall: () => void;
  readonly close: () => Promise<void>;
}

const socketName = ".s.PGSQL.5432";

/** Stands between a test and the embedded PostgreSQL, on a Unix socket as that is. */
export const openProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const url = new URL(databaseUrl);
  const target = join(url.searchParams.get("host") ?? "", socketName);
  const folder = mkdtempSync(join(tmpdir(), "o2r-way-"));
  url.searchParams.set("host", folder);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (chunk) => void to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  const open = async (): Promise<void> => {
    server.listen(join(folder, socketName));
    await once(server, "listening");
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    await closed;
  };
  await open();
  return {
    url: url.href,
    cut,
    open,
    stall: () => {
      for (const pair of pairs) for (const socket of pair) socket.removeAllListeners("data").resume();
    },
    close: async () => {
      if (server.listening) await cut();
      rmSync(folder, { recursive: true });
    },
  };
};
