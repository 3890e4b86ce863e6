import { Writable } from "node:stream";
import pg from "pg";
import { pino, type DestinationStream, type Logger } from "pino";

export interface LogOptions {
  readonly level: string;
  readonly format: "json" | "text";
  /** Where lines go; standard output unless told. */
  readonly destination?: DestinationStream;
}

/** An error as it may be written down: PostgreSQL's words about a wrong value repeat the value, so they are left out. */
const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  if (!(error instanceof pg.DatabaseError)) {
    const { cause } = error;
    return { name, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
  }
  const repeatsValue = error.code?.startsWith("22") || error.code?.startsWith("23");
  return {
    name,
    message: repeatsValue ? `SQLSTATE ${error.code}` : message,
    // The places only: a message of several lines goes on above them, and may repeat a value, too.
    stack: stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    code: error.code,
    table: error.table,
    constraint: error.constraint,
  };
};

const wordOf: Readonly<Record<number, string>> = { 40: "warn ", 50: "error", 60: "fatal" };

/** Text for a terminal, which would obey control characters. */
const harmless = (text: string): string => text.replaceAll(/\p{Cc}/gu, "\u{fffd}");

/** One log line as a person reads it in a terminal. */
const toText = (line: string): string => {
  const { level, time, msg = "", err, pid: _pid, hostname: _host, ...rest } = JSON.parse(line) as LogLine; // pino's own line
  const facts = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const head = harmless([time.slice(11, 19), wordOf[level], msg, ...facts].filter(Boolean).join(" "));
  if (err === undefined) return `${head}\n`;
  const stack = (err.stack ?? "").split("\n").map(harmless).join("\n");
  const cause = err.cause === undefined ? "" : `because ${harmless(err.cause.message)}\n`;
  return `${head}\n${harmless(err.message)}\n${cause}${stack}\n`;
};

interface LogLine {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: {
    readonly message: string;
    readonly stack?: string;
    readonly cause?: { readonly message: string };
  };
  readonly pid?: number;
  readonly hostname?: string;
  readonly [fact: string]: unknown;
}

const asText = (destination: DestinationStream): Writable =>
  new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      destination.write(toText(line));
      done();
    },
  });

/** The service's log: instants in UTC, errors without values of rows. */
export const makeLog = ({ level, format, destination = process.stdout }: LogOptions): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError },
    },
    format === "text" ? asText(destination) : destination,
  );
