import type { Readable } from "node:stream";
import type * as S3 from "@aws-sdk/client-s3";
import { ConfigError, type Config } from "../../config.ts";
import { AppError } from "../../app-error.ts";
import { contentLength, contentStream, type Content } from "./blob-store.ts";

/** The settings that name a bucket of an S3-compatible object store. */
export type BucketSettings = Pick<
  Config,
  "O2R_S3_BUCKET" | "O2R_S3_ENDPOINT" | "O2R_S3_REGION" | "O2R_S3_ACCESS_KEY" | "O2R_S3_SECRET_KEY"
>;

/** An object, as a list of them tells it. */
export interface ObjectEntry {
  readonly key: string;
  readonly changedAt: Date;
}

/** A bucket. What it cannot do is an AppError of 503, whose cause the log tells. */
export interface Bucket {
  /** Keeps an object whole, or not at all. */
  readonly put: (key: string, content: Content) => Promise<void>;
  /** Opens it for reading; null when there is none. */
  readonly open: (key: string) => Promise<Readable | null>;
  /** Removes it, if it is there. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly ObjectEntry[]>;
  /** Asks whether it is there and lets us in: throws a ConfigError when not, an AppError when nothing answers. */
  readonly check: () => Promise<void>;
}

/** Milliseconds. */
const patience = { connection: 2_000, silence: 10_000 };

const saysNothing = (): void => {};
/** Every failure is told by our own log; without this one, the library writes to the console. */
const silent = { trace: saysNothing, debug: saysNothing, info: saysNothing, warn: saysNothing, error: saysNothing };

const clientOptions = (settings: BucketSettings): S3.S3ClientConfig => {
  const { O2R_S3_ENDPOINT: endpoint, O2R_S3_ACCESS_KEY: accessKeyId, O2R_S3_SECRET_KEY: secretAccessKey } = settings;
  return {
    region: settings.O2R_S3_REGION,
    // Stores other than Amazon's know buckets by path for certain, by host name only perhaps.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Without keys, the library looks where Amazon's tools do: environment, files, the machine's own role.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    // Many stores refuse Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    logger: silent,
    requestHandler: { connectionTimeout: patience.connection, socketTimeout: patience.silence },
  };
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** The store's status, when it has answered at all. */
const statusOf = (error: unknown): number | undefined => {
  const metadata = error instanceof Error && "$metadata" in error ? error.$metadata : undefined;
  const status = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata ? metadata : {};
  return "httpStatusCode" in status && typeof status.httpStatusCode === "number" ? status.httpStatusCode : undefined;
};

/** The store's words only: its errors carry what was signed with, too. */
const unavailable = (error: unknown): AppError => {
  const refusal = new AppError("server.unavailable", "Files cannot be reached at the moment: please try again", {
    retryAfter: 5,
  });
  refusal.cause = new Error(`The object store: ${nameOf(error)} ${error instanceof Error ? error.message : ""}`.trim());
  return refusal;
};

/** What to say of an answer that another try would not change; undefined for all others. */
const misconfigured = (error: unknown, bucket: string): ConfigError | undefined => {
  const status = statusOf(error);
  if (status === 404)
    return new ConfigError([`There is no bucket "${bucket}" at the object store: check O2R_S3_BUCKET.`]);
  if (status === 301 || status === 400)
    return new ConfigError([`The object store has the bucket "${bucket}" elsewhere: check O2R_S3_REGION.`]);
  const noKeys = nameOf(error) === "CredentialsProviderError";
  if (status === 401 || status === 403 || noKeys)
    return new ConfigError([
      `The object store refuses the bucket "${bucket}": check O2R_S3_ACCESS_KEY and O2R_S3_SECRET_KEY, and what they may do.`,
    ]);
  return undefined;
};

/** Speaks to a bucket. The library is loaded with the first call, so that whoever keeps files in a folder never pays for it. */
export const openBucket = (settings: BucketSettings, Bucket: string): Bucket => {
  let opened: Promise<{ client: S3.S3Client; s3: typeof S3 }> | undefined;
  const open = () =>
    (opened ??= import("@aws-sdk/client-s3").then((s3) => ({ s3, client: new s3.S3Client(clientOptions(settings)) })));
  const attempt = async <T>(work: (tools: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    put: (Key, content) =>
      attempt(async ({ client, s3 }) => {
        const Body = contentStream(content);
        await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: contentLength(content) }));
      }),
    open: (Key) =>
      attempt(async ({ client, s3 }) => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
          return Body === undefined ? null : (Body as Readable); // what the library gives in Node
        } catch (error) {
          if (nameOf(error) === "NoSuchKey") return null;
          throw error;
        }
      }),
    remove: (Key) =>
      attempt(async ({ client, s3 }) => {
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
      }),
    list: (Prefix) =>
      attempt(async ({ client, s3 }) => {
        const found: ObjectEntry[] = [];
        for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix }))
          for (const { Key, LastModified } of page.Contents ?? [])
            if (Key !== undefined && LastModified !== undefined) found.push({ key: Key, changedAt: LastModified });
        return found;
      }),
    check: async () => {
      const { client, s3 } = await open();
      try {
        await client.send(new s3.HeadBucketCommand({ Bucket }));
      } catch (error) {
        throw misconfigured(error, Bucket) ?? unavailable(error);
      }
    },
  };
};
