import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** Something that a test does to a request in the place of the store; true when it has. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An S3-compatible server with one bucket, on a real socket. */
export interface ObjectStore {
  /** The settings of a service that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder of the bucket's objects, each a file by its key and a suffix. */
  readonly folder: string;
  /** Puts every file below a folder into the bucket, under its path from there. */
  readonly fill: (from: string) => void;
  /** Does this to every request from now on; nothing with undefined. */
  readonly break: (fault: Fault | undefined) => void;
  /** Cuts every connection, and takes none until `open`. */
  readonly cut: () => Promise<void>;
  readonly open: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const bucket = "o2r-documents";
/** What the store adds to a key to name the file of its bytes. */
export const objectSuffix = "._S3rver_object";

export const startObjectStore = async (): Promise<ObjectStore> => {
  const directory = mkdtempSync(join(tmpdir(), "o2r-s3-"));
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
  const s3 = new S3rver(options);
  await s3.configureBuckets();
  const ofObjects = s3.callback();
  // It forgets the slash behind a bucket's name when it checks who has signed, so there it looks at the access key only.
  const ofBuckets = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  let fault: Fault | undefined;
  const server = createServer((request, response) => {
    if (fault?.(request, response) === true) return;
    const answer = /^\/[^/]+\/(\?|$)/.test(request.url ?? "") ? ofBuckets : ofObjects;
    answer(request, response);
  });
  let port = 0;
  const open = async (): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo); // it listens on a port, not on a pipe
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await open();
  return {
    env: {
      O2R_S3_BUCKET: bucket,
      O2R_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The only pair of keys that this server knows.
      O2R_S3_ACCESS_KEY: "S3RVER",
      O2R_S3_SECRET_KEY: "S3RVER",
    },
    folder: join(directory, bucket),
    fill: (from) => {
      for (const file of readdirSync(from, { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue;
        const path = join(file.parentPath, file.name);
        const kept = join(directory, bucket, `${path.slice(from.length + 1)}${objectSuffix}`);
        mkdirSync(dirname(kept), { recursive: true });
        copyFileSync(path, kept);
      }
    },
    break: (next) => (fault = next),
    cut,
    open,
    stop: async () => {
      if (server.listening) await cut();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
