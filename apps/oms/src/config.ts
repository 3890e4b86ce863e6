import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isGuessable } from "./guessable.ts";
import { keepSecret } from "./secret.ts";
import type { Setting } from "./setting-rules.ts";
import { settings, type Settings } from "./settings.ts";

/** The repository's root, which relative folders of settings are taken from. */
export const rootDir = fileURLToPath(new URL("../../../", import.meta.url));

/** Everything that may be set, checked, with its defaults filled in. */
export interface Config extends Omit<Settings, "O2R_TOKEN_SECRET"> {
  readonly production: boolean;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Key that access and refresh tokens are signed with. */
  readonly tokenSecret: Uint8Array;
  /** The address that people type, without a slash at its end. */
  readonly publicOrigin: string;
}

/** The start is refused: every wrong setting, a sentence each. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "ConfigError";
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const readSettings = (env: Environment, refuse: (sentence: string) => void): Settings => {
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
    const given = env[name] ?? "";
    // A secret is what it is, spaces and all: who types it somewhere else does not leave them out.
    const text = setting.secret ? given : given.trim();
    if (text.trim() === "") return [name, setting.standard];
    const value = setting.read(text);
    // The text of a secret stays out of the sentence: it would end in a log.
    if (value === undefined) {
      refuse(`${name} must be ${setting.expects}${setting.secret ? "" : `, but is "${text}"`}.`);
    }
    return [name, value];
  });
  // Object.fromEntries forgets which key has which type; the table above is where both come from.
  return Object.fromEntries(entries) as Settings;
};

/** Rules between settings that are right each by itself. */
function* checkTogether(read: Settings): Generator<string> {
  if ((read.O2R_ADMIN_USERNAME === undefined) !== (read.O2R_ADMIN_PASSWORD === undefined)) {
    yield "O2R_ADMIN_USERNAME and O2R_ADMIN_PASSWORD must be set together, or neither.";
  }
  if ((read.O2R_S3_ACCESS_KEY === undefined) !== (read.O2R_S3_SECRET_KEY === undefined)) {
    yield "O2R_S3_ACCESS_KEY and O2R_S3_SECRET_KEY must be set together, or neither.";
  }
  if (read.O2R_S3_BUCKET === undefined && (read.O2R_S3_ENDPOINT ?? read.O2R_S3_ACCESS_KEY) !== undefined) {
    yield "O2R_S3_BUCKET must be set with the other O2R_S3_ settings: without it they do nothing.";
  }
  if (
    read.O2R_MESSAGE_URL === undefined &&
    (read.O2R_MESSAGE_TOKEN ?? read.O2R_MESSAGE_CALLBACK_SECRET) !== undefined
  ) {
    yield "O2R_MESSAGE_URL must be set with the other O2R_MESSAGE_ settings: without it they do nothing.";
  }
  if (read.O2R_DIALER_URL === undefined && (read.O2R_DIALER_TOKEN ?? read.O2R_DIALER_CALLBACK_SECRET) !== undefined) {
    yield "O2R_DIALER_URL must be set with the other O2R_DIALER_ settings: without it they do nothing.";
  }
  if (read.O2R_INVOICE_URL === undefined && read.O2R_INVOICE_TOKEN !== undefined) {
    yield "O2R_INVOICE_URL must be set with O2R_INVOICE_TOKEN: without it that does nothing.";
  }
  if (read.DATABASE_URL === undefined && (read.DATABASE_EVENTS_URL ?? read.O2R_DATABASE_POOLER) !== "none") {
    yield "DATABASE_URL must be set with DATABASE_EVENTS_URL and O2R_DATABASE_POOLER: the embedded PostgreSQL has no pooler.";
  }
  if (read.NODE_ENV === "production") yield* checkProduction(read);
}

/** What a production start must have, and must not. */
function* checkProduction(read: Settings): Generator<string> {
  if (read.O2R_TOKEN_SECRET === undefined) {
    yield "O2R_TOKEN_SECRET must be set in production: at least 32 characters, the same for every process.";
  } else if (isGuessable(read.O2R_TOKEN_SECRET) || new Set(read.O2R_TOKEN_SECRET).size < 10) {
    yield "O2R_TOKEN_SECRET is a well-known or guessable text: make one with `openssl rand -base64 48`.";
  }
  if (read.O2R_ADMIN_PASSWORD !== undefined && isGuessable(read.O2R_ADMIN_PASSWORD, read.O2R_ADMIN_USERNAME)) {
    yield "O2R_ADMIN_PASSWORD is easily guessed: choose one for production that is not counted, repeated, well known or made of the username.";
  }
  if (read.O2R_PUBLIC_ORIGIN === undefined) {
    yield "O2R_PUBLIC_ORIGIN must be set in production: the address that people type, such as https://console.example.com.";
  }
  if (read.O2R_DEMO) yield "O2R_DEMO must be off in production: demo data has accounts with a known password.";
}

/**
 * Reads the configuration, once, at the start. Throws a ConfigError that names every wrong setting.
 * In development a token secret is made and kept in the data folder.
 */
export const readConfig = (env: Environment): Config => {
  const wrong: string[] = [];
  const read = readSettings(env, (sentence) => wrong.push(sentence));
  const production = read.NODE_ENV === "production";
  if (wrong.length === 0) wrong.push(...checkTogether(read));
  if (wrong.length > 0) throw new ConfigError(wrong);

  const dataDir = resolve(rootDir, read.O2R_DATA_DIR);
  const { O2R_TOKEN_SECRET: secret, ...rest } = read;
  return {
    ...rest,
    production,
    dataDir,
    tokenSecret: new TextEncoder().encode(secret ?? keepSecret(dataDir)),
    publicOrigin: read.O2R_PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    O2R_LOG_FORMAT: read.O2R_LOG_FORMAT ?? (production ? "json" : "text"),
  };
};
