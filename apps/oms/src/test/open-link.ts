import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a service that a test can pull. */
export interface Link {
  /** The service's address by this line. */
  readonly url: string;
  /** Cuts every connection there is, in the middle of whatever it carries; new ones stand. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

/** Stands between a test's client and a service. */
export const openLink = async (serviceUrl: string): Promise<Link> => {
  const { hostname, port } = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const drop = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    drop,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      drop();
      await closed;
    },
  };
};
