import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { settings } from "./settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "o2r-config-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = "Zk3vT9qLw8XyPb2nRf7hJd5sGm1cAe4u";
const production = {
  NODE_ENV: "production",
  O2R_DATA_DIR: dataDir,
  O2R_TOKEN_SECRET: secret,
  O2R_PUBLIC_ORIGIN: "https://console.example.com",
};

const sentencesOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "accepted";
};

describe("readConfig", () => {
  it.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["DATABASE_URL", "mysql://db"],
    ["DATABASE_EVENTS_URL", "https://db"],
    ["O2R_DATABASE_POOLER", "session"],
    ["NODE_ENV", "staging"],
    ["O2R_LOG_LEVEL", "loud"],
    ["O2R_PROXY_HOPS", "-1"],
    ["O2R_BODY_KIB", "0"],
    ["O2R_TOKEN_SECRET", "short"],
    ["O2R_PUBLIC_ORIGIN", "https://console.example.com/app"],
    ["O2R_FIELD_SALES_URL", "ftp://files.example.com"],
    ["O2R_API_URL", "api.example.com"],
    ["O2R_ALLOWED_ORIGINS", "https://console.example.com/path"],
    ["O2R_S3_BUCKET", "a/b"],
    ["O2R_S3_ENDPOINT", "s3.example.com"],
    ["O2R_GEOCODER_URL", "https://user:password@places.example.com"],
    ["O2R_GEOCODER_URL", "https://user@places.example.com"],
    ["O2R_DEMO", "yes"],
    ["O2R_ADMIN_PASSWORD", "short"],
    ["O2R_ADMIN_PASSWORD", "a".repeat(31)],
    ["O2R_ADMIN_USERNAME", "a".repeat(31)],
    ["O2R_ADMIN_USERNAME", "first admin"],
  ])("stops the start and names %s when it is %s", (name, value) => {
    expect(sentencesOf({ O2R_DATA_DIR: dataDir, [name]: value })).toContain(`${name} must be `);
  });

  it("names every wrong setting at once, and repeats no secret", () => {
    const said = sentencesOf({
      O2R_DATA_DIR: dataDir,
      PORT: "x",
      O2R_TOKEN_SECRET: "hunter2",
      DATABASE_URL: "http://u:pw@h",
    });
    expect(said.split("\n")).toHaveLength(3);
    expect(said).not.toMatch(/hunter2|pw@/);
  });

  it("takes as first administrator exactly whom the sign-in form takes, and a password as it is", () => {
    const admin = { O2R_ADMIN_USERNAME: "a".repeat(30), O2R_ADMIN_PASSWORD: ` ${"é".repeat(28)} ` };
    expect(readConfig({ O2R_DATA_DIR: dataDir, ...admin })).toMatchObject(admin);
    expect(sentencesOf({ O2R_DATA_DIR: dataDir, ...admin, O2R_ADMIN_PASSWORD: "a".repeat(31) })).toBe(
      "O2R_ADMIN_PASSWORD must be 12 to 30 characters.",
    );
  });

  it("takes the keys of an object store together, and only with its bucket", () => {
    const bucket = { O2R_DATA_DIR: dataDir, O2R_S3_BUCKET: "documents" };
    expect(sentencesOf({ ...bucket, O2R_S3_ACCESS_KEY: "a", O2R_S3_SECRET_KEY: "b" })).toBe("accepted");
    expect(sentencesOf({ ...bucket, O2R_S3_ACCESS_KEY: "a" })).toContain("must be set together");
    expect(sentencesOf({ O2R_DATA_DIR: dataDir, O2R_S3_ENDPOINT: "http://localhost:9000" })).toContain("O2R_S3_BUCKET");
  });

  it("takes an empty text for a setting that is not set", () => {
    expect(readConfig({ O2R_DATA_DIR: dataDir, PORT: " " }).PORT).toBe(4000);
  });

  it("refuses a production start without a secret, with a known one, with demo data, or without its address", () => {
    expect(sentencesOf(production)).toBe("accepted");
    const { O2R_TOKEN_SECRET: _, ...without } = production;
    expect(sentencesOf(without)).toContain("O2R_TOKEN_SECRET must be set in production");
    expect(sentencesOf({ ...production, O2R_TOKEN_SECRET: "a".repeat(40) })).toContain(
      "O2R_TOKEN_SECRET is a well-known",
    );
    expect(sentencesOf({ ...production, O2R_TOKEN_SECRET: "change-me-change-me-change-me-change-me" })).toContain(
      "O2R_TOKEN_SECRET",
    );
    const admin = { ...production, O2R_ADMIN_USERNAME: "first.admin" };
    for (const password of ["123456789012", "aaaaaaaaaaaa", "first.admin99", "password1234"]) {
      const said = sentencesOf({ ...admin, O2R_ADMIN_PASSWORD: password });
      expect(said).toContain("O2R_ADMIN_PASSWORD is easily guessed");
      expect(said).not.toContain(password);
    }
    expect(sentencesOf({ ...admin, O2R_ADMIN_PASSWORD: "kV9!tq3Zx0pL" })).toBe("accepted");
    expect(sentencesOf({ ...production, O2R_DEMO: "1" })).toContain("O2R_DEMO must be off");
    expect(sentencesOf({ ...production, O2R_PUBLIC_ORIGIN: "" })).toContain("O2R_PUBLIC_ORIGIN must be set");
    expect(sentencesOf({ ...production, O2R_ADMIN_USERNAME: "root" })).toContain("together");
  });

  it("makes a random secret in development, readable by its owner only, and finds it again", () => {
    const first = readConfig({ O2R_DATA_DIR: dataDir }).tokenSecret;
    const path = join(dataDir, "token-secret");
    expect(readConfig({ O2R_DATA_DIR: dataDir }).tokenSecret).toEqual(first);
    expect(readFileSync(path, "utf8")).toHaveLength(64);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("refuses a secret that was cut short, and names its file", () => {
    const cut = join(dataDir, "cut");
    mkdirSync(cut);
    writeFileSync(join(cut, "token-secret"), "");
    expect(() => readConfig({ O2R_DATA_DIR: cut })).toThrow(/token-secret is damaged/);
  });

  it("says of every setting what it is for and what it must be, for the operator's guide", () => {
    for (const [name, setting] of Object.entries(settings)) {
      expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/);
      expect(setting.about).toMatch(/\.$/);
      expect(setting.expects.length).toBeGreaterThan(3);
    }
  });
});
