import { loginForm } from "@o2r/api/contract/session";
import { address, flag, isPostgres, isWeb, oneOf, origins, text, wholeNumber, type Setting } from "./setting-rules.ts";

// Whoever cannot be typed into the sign-in form could never sign in.
const { username, password } = loginForm.fields;

/** Every setting of the service: the one table that the start checks and the operator's guide is written from. */
export const settings = {
  NODE_ENV: {
    ...oneOf("development", "production", "test"),
    about: "`production` refuses weak secrets, writes no demo data and logs JSON.",
    standard: "development",
  },
  PORT: { ...wholeNumber(0, 65_535), about: "Port that the service listens on; 0 takes any free one.", standard: 4000 },
  HOST: {
    ...text("an IP address or a host name", /^[\w.:-]+$/),
    about: "Address that the service listens on; `0.0.0.0` for every interface.",
    standard: "localhost",
  },
  O2R_PUBLIC_ORIGIN: {
    ...address("an http or https origin without a path", (url) => isWeb(url) && url.href === `${url.origin}/`),
    about: "The address that people type. Required in production.",
    standard: undefined,
    standardAbout: "`http://localhost:PORT`",
  },
  DATABASE_URL: {
    ...address("a postgres:// address", isPostgres),
    about: "PostgreSQL (14 or later) to use instead of the embedded one.",
    standard: undefined,
    standardAbout: "the embedded PostgreSQL in the data folder",
    secret: true,
  },
  DATABASE_EVENTS_URL: {
    ...address("a postgres:// address", isPostgres),
    about: "Where the service listens for `NOTIFY`, when a pooler stands at DATABASE_URL: PostgreSQL itself.",
    standard: undefined,
    standardAbout: "the address of DATABASE_URL; behind a pooler none, and changes are found by looking",
    secret: true,
  },
  O2R_DATABASE_POOLER: {
    ...oneOf("none", "transaction"),
    about:
      "`transaction` when DATABASE_URL leads to a pooler that lends a connection for one transaction, as PgBouncer.",
    standard: "none",
  },
  O2R_DATABASE_CONNECTIONS: {
    ...wholeNumber(2, 500),
    about: "Connections to PostgreSQL that one process opens at most.",
    standard: 20,
  },
  O2R_DATABASE_UID: {
    ...wholeNumber(1, 4_294_967_294),
    about: "User id that the embedded PostgreSQL runs under when the service is started as root.",
    standard: 65_534,
  },
  O2R_DATA_DIR: {
    ...text("a path of a folder", /^[^\0]+$/),
    about:
      "Folder of everything the service keeps: the embedded database, its log, uploaded files, the development secret.",
    standard: ".data",
  },
  O2R_S3_BUCKET: {
    ...text("the name of a bucket", /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i),
    about: "Bucket of an S3-compatible object store that uploaded files are kept in, in the place of the data folder.",
    standard: undefined,
    standardAbout: "files are kept in the data folder",
  },
  O2R_S3_ENDPOINT: {
    ...address("an http or https address", isWeb),
    about: "Address of the object store.",
    standard: undefined,
    standardAbout: "Amazon S3 of the region",
  },
  O2R_S3_REGION: {
    ...text("the name of a region", /^[\w-]+$/),
    about: "Region of the bucket.",
    standard: "us-east-1",
  },
  O2R_S3_ACCESS_KEY: {
    ...text("an access key", /^\S+$/),
    about: "Access key for the object store.",
    standard: undefined,
    standardAbout: "whatever the AWS tools would find: environment, profile, role of the machine",
    secret: true,
  },
  O2R_S3_SECRET_KEY: {
    ...text("the secret of the access key", /^\S+$/),
    about: "Secret of that access key.",
    standard: undefined,
    secret: true,
  },
  O2R_CONSOLE_DIR: {
    ...text("a path of a folder", /^[^\0]+$/),
    about: "Folder of the built console.",
    standard: "apps/console/dist",
  },
  O2R_TOKEN_SECRET: {
    ...text("at least 32 characters", /^.{32,}$/s),
    about: "Signs access and refresh tokens. Required in production; a change signs everybody out.",
    standard: undefined,
    standardAbout: "development: random, kept in the data folder",
    secret: true,
  },
  O2R_ADMIN_USERNAME: {
    ...text(
      `3 to ${username.maxLength} letters, digits, dots, dashes or underscores`,
      new RegExp(`^[\\w.-]{3,${username.maxLength}}$`),
    ),
    about: "The first administrator (super super admin), made when the database has no user.",
    standard: undefined,
  },
  O2R_ADMIN_PASSWORD: {
    ...text(`12 to ${password.maxLength} characters`, new RegExp(`^.{12,${password.maxLength}}$`, "s")),
    about: "Password of the first administrator; change it in the console afterwards.",
    standard: undefined,
    secret: true,
  },
  O2R_DEMO: {
    ...flag,
    about: "1 fills an empty database with demo data and accounts, as `npm start` does. Refused in production.",
    standard: false,
  },
  O2R_FIELD_SALES_URL: {
    ...address("an http or https address", isWeb),
    about:
      "Where the sidebar's field-sales link leads. The user's access token travels with it: name only what you trust.",
    standard: undefined,
    standardAbout: "a placeholder that leads nowhere",
  },
  O2R_GEOCODER_URL: {
    // A request to an address that holds a password is never sent.
    ...address(
      "an http or https address without a user name and password",
      (url) => isWeb(url) && url.username === "" && url.password === "",
    ),
    about: "Geocoding service that speaks as Nominatim does: `search` below this address finds where an address lies.",
    standard: undefined,
    standardAbout: "none: latitude and longitude are typed",
    secret: true,
  },
  O2R_MESSAGE_URL: {
    ...address(
      "an http or https address without a user name and password",
      (url) => isWeb(url) && url.username === "" && url.password === "",
    ),
    about: "Provider that messages to people are handed to, a `POST` each (see Messages to people).",
    standard: undefined,
    standardAbout: "none: messages stay in the outbox",
    secret: true,
  },
  O2R_MESSAGE_TOKEN: {
    ...text("a token", /^\S+$/),
    about: "Token that the provider knows this service by, sent as `Authorization: Bearer`.",
    standard: undefined,
    secret: true,
  },
  O2R_MESSAGE_CALLBACK_SECRET: {
    ...text("at least 32 characters", /^.{32,}$/s),
    about: "Secret that the provider signs its reports on messages with.",
    standard: undefined,
    standardAbout: "no reports are taken",
    secret: true,
  },
  O2R_DIALER_URL: {
    ...address(
      "an http or https address without a user name and password",
      (url) => isWeb(url) && url.username === "" && url.password === "",
    ),
    about: "Provider that connects agents with retailers, asked by a `POST` each (see Calls of agents).",
    standard: undefined,
    standardAbout: "none: only simulators connect",
    secret: true,
  },
  O2R_DIALER_TOKEN: {
    ...text("a token", /^\S+$/),
    about: "Token that the provider of calls knows this service by, sent as `Authorization: Bearer`.",
    standard: undefined,
    secret: true,
  },
  O2R_DIALER_CALLBACK_SECRET: {
    ...text("at least 32 characters", /^.{32,}$/s),
    about: "Secret that the provider signs its reports on calls with.",
    standard: undefined,
    standardAbout: "no reports are taken",
    secret: true,
  },
  O2R_INVOICE_URL: {
    ...address(
      "an http or https address without a user name and password",
      (url) => isWeb(url) && url.username === "" && url.password === "",
    ),
    about: "Provider of e-invoices and e-way bills, asked by a `POST` each (see E-invoices).",
    standard: undefined,
    standardAbout: "none: IRN and e-way bill are typed",
    secret: true,
  },
  O2R_INVOICE_TOKEN: {
    ...text("a token", /^\S+$/),
    about: "Token that the provider of e-invoices knows this service by, sent as `Authorization: Bearer`.",
    standard: undefined,
    secret: true,
  },
  O2R_API_URL: {
    ...address("an http or https address", isWeb),
    about:
      "Where the console finds the service's `/oms/…`, when that is not its own address. The page's policy lets it be called.",
    standard: undefined,
    standardAbout: "the address that the console came from",
  },
  O2R_ALLOWED_ORIGINS: {
    ...origins,
    about: "Pages of other addresses that may call this service, such as a console that is served elsewhere.",
    standard: undefined,
    standardAbout: "none",
  },
  O2R_PROXY_HOPS: {
    ...wholeNumber(0, 10),
    about: "How many proxies stand before the service: that many entries of X-Forwarded-For are believed.",
    standard: 0,
  },
  O2R_BODY_KIB: {
    ...wholeNumber(16, 65_536),
    about: "Largest JSON body, in KiB. A call that needs less takes less, and one by nobody signed in 16 KiB.",
    standard: 1024,
  },
  O2R_UPLOAD_KIB: { ...wholeNumber(64, 1_048_576), about: "Largest uploaded file, in KiB.", standard: 10_240 },
  O2R_LIMIT_FACTOR: {
    ...wholeNumber(1, 1000),
    about: "Multiplies every rate limit, for offices where many people share one address.",
    standard: 1,
  },
  O2R_LOG_LEVEL: {
    // No `trace`: there, a library writes down the headers of a request.
    ...oneOf("fatal", "error", "warn", "info", "debug", "silent"),
    about: "The least severe log line that is written.",
    standard: "info",
  },
  O2R_LOG_FORMAT: {
    ...oneOf("json", "text"),
    about: "`json` for machines, `text` for a terminal.",
    standard: undefined,
    standardAbout: "`json` in production, else `text`",
  },
} as const satisfies Record<string, Setting<unknown>>;

type SettingName = keyof typeof settings;

/** The checked settings by name. One without a standard may be undefined. */
export type Settings = {
  readonly [Name in SettingName]: (typeof settings)[Name] extends infer S extends Setting<unknown>
    ? Exclude<ReturnType<S["read"]>, undefined> | (S["standard"] extends undefined ? undefined : never)
    : never;
};
