import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoService, type DemoService } from "../../areas/test/demo-service.ts";
import { requestOf, sendBytes, type RawAnswer } from "../../test/raw-request.ts";

const consoleDir = mkdtempSync(join(tmpdir(), "o2r-odd-"));
let service: DemoService;
let bearer: string;
beforeAll(async () => {
  mkdirSync(join(consoleDir, "assets"));
  writeFileSync(join(consoleDir, "index.html"), "<!doctype html><title>Console</title>");
  writeFileSync(join(consoleDir, "favicon.svg"), "0;");
  writeFileSync(join(consoleDir, "assets", "main-4fD2k1.js"), "0;");
  service = await startDemoService({ O2R_CONSOLE_DIR: consoleDir, O2R_LIMIT_FACTOR: "100" });
  bearer = `Authorization: Bearer ${(await service.signIn("admin")).token}`;
});
afterAll(async () => {
  await service.stop();
  rmSync(consoleDir, { recursive: true });
});

const ask = (line: string, headers: readonly string[] = [], body: string | Uint8Array = ""): Promise<RawAnswer> =>
  sendBytes(service.url, requestOf(line, headers, body));
const json = ["Content-Type: application/json", 'If-Match: "1"'];
const key = (): string => `Idempotency-Key: ${crypto.randomUUID()}`;
const row = "/oms/product/0193a1b2-0000-7000-8000-000000000001";

const isFailure = (text: string): boolean => {
  const { errorMessage, code, errors }: { errorMessage?: unknown; code?: unknown; errors?: unknown } = JSON.parse(text);
  const isSentence = typeof errorMessage === "string" && /^.{3,300}$/.test(errorMessage);
  return isSentence && /^[a-z-]+\.[a-z-]+$/.test(String(code)) && Array.isArray(errors);
};

/** `refused` for a refusal in the wire's own form that is no fault of the service; otherwise what came. */
const verdict = ({ status = 0, headers, body }: RawAnswer): string => {
  const type = headers.get("content-type");
  const isJson = type === "application/json; charset=utf-8";
  return status >= 400 && status < 500 && isJson && isFailure(body)
    ? "refused"
    : `${status} ${type} ${body.slice(0, 200)}`;
};

describe("the page at /", () => {
  it.each([
    [[]],
    [["Accept: */*"]],
    [["Accept: application/json"]],
    [["Accept-Encoding: identity"]],
    [["Accept-Encoding: br;q=0, gzip;q=0, *;q=0"]],
    [["Accept-Encoding: ,,;;"]],
    [["Range: bytes=5-1"]],
    [["Range: bytes=999999-"]],
    [["If-None-Match: *"]],
    [["If-Modified-Since: never"]],
    [["Expect: nothing"]],
    [["Upgrade: websocket"]],
    [["Cookie: o2r_access=%00;;=;"]],
    [[`Accept: ${"a/b,".repeat(1500)}`]],
  ])("is answered to %j", async (headers) => {
    const { status, body } = await ask("GET /", headers);
    expect([status, body]).toEqual([200, expect.stringContaining("<title>Console</title>")]);
  });

  it("is answered to HEAD without its content, and its files whole to who asks for a part", async () => {
    expect(await ask("HEAD /")).toMatchObject({ status: 200, body: "" });
    expect(await ask("GET /favicon.svg", ["Range: bytes=9-2"])).toMatchObject({ status: 200, body: "0;" });
    expect(await ask("GET /favicon.svg", ["Accept-Encoding: identity"])).toMatchObject({ status: 200, body: "0;" });
  });

  it("is not what a folder, a hidden file, or a file elsewhere answers", async () => {
    for (const path of ["/assets", "/assets/", "/..%2f", "/%2e%2e%2fpackage.json", "/assets/..%2f..%2fx", "/.env"]) {
      expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe("an address that nobody means", () => {
  it.each([
    "/oms",
    "/oms/",
    "/oms/%00",
    "/oms/%zz",
    "/oms/product/%00",
    "/oms/product/%ff",
    "/oms/product?q=%00%00%00",
    "/oms/product?q=rice&q=salt",
    "/oms/product?__proto__=1",
    "/oms/product?constructor=1",
    "/oms/product?hasOwnProperty=1",
    "/oms/product?sort=__proto__",
    "/oms/product?size=1e400",
    `/oms/product?brand=${"0".repeat(36)}`,
    `/api/product?ids=${"-".repeat(36)}`,
    "/api/product?size=0",
    "/api",
    "/oms/document/..%2f..%2fetc%2fpasswd/content",
    `${row.replace("product", "document")}/content?w=wide`,
  ])("%s is refused in the wire's form", async (path) => {
    for (const accept of ["Accept: */*", "Accept: text/html"]) {
      expect(verdict(await ask(`GET ${path}`, [bearer, accept]))).toBe("refused");
    }
  });

  it("is refused so however long it is", async () => {
    for (const [path, status] of [
      [`/oms/product/${"a".repeat(300)}`, 400],
      [`/oms/product?${"a".repeat(14_000)}`, 400],
      [`/oms/product?${"a".repeat(20_480)}`, 431],
      [`/oms/product?${"a".repeat(400_000)}`, 431],
    ] as const) {
      const answer = await ask(`GET ${path}`, [bearer]);
      expect([path.length, verdict(answer), answer.status]).toEqual([path.length, "refused", status]);
    }
  });

  it("is refused so with any method", async () => {
    for (const method of ["OPTIONS", "TRACE", "PROPFIND", "DELETE", "PATCH", "NONSENSE"]) {
      expect([method, verdict(await ask(`${method} /oms/product`, [bearer]))]).toEqual([method, "refused"]);
    }
  });
});

describe("a body that nobody means", () => {
  const bodies: readonly (readonly [string, string | Uint8Array])[] = [
    ["half a JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "1"],
    ["a prototype", '{"__proto__":{"admin":true}}'],
    ["a constructor", '{"constructor":{"prototype":{}}}'],
    ["names of every object", '{"constructor":1,"hasOwnProperty":1,"toString":1,"valueOf":1}'],
    ["a key twice", '{"username":"a","username":"b","formName":"a","formName":"b"}'],
    ["lists in lists", "[".repeat(5000) + "]".repeat(5000)],
    ["half a megabyte of lists in lists", "[".repeat(250_000) + "]".repeat(250_000)],
    ["objects in objects", '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)],
    ["objects for texts", '{"username":{},"password":[],"token":{},"otp":{},"formName":{},"active":"no"}'],
    ["numbers beyond numbers", '{"formO2rPrice":1e400,"formProductMrp":-1e308,"username":1e999}'],
    ["half a letter", '{"username":"\\ud800","password":"a"}'],
    ["a NUL", '{"username":"a\\u0000","password":"a"}'],
    ["letters of another encoding", Buffer.from('{"username":"caf\u00e9","password":"a"}', "latin1")],
    ["10 MB", Buffer.alloc(10 * 1024 * 1024, "x")],
  ];
  const calls = [
    "POST /oms/product",
    `PUT ${row}`,
    `POST ${row}/active`,
    "POST /oms/client/login",
    "POST /oms/client/otp",
    "POST /oms/client/otp/resend",
    "PATCH /oms/user/current/password",
  ];

  it.each(bodies)("such as %s is refused in the wire's form", async (_, body) => {
    for (const call of calls) {
      expect([call, verdict(await ask(call, [bearer, key(), ...json], body))]).toEqual([call, "refused"]);
    }
  });

  it("is refused when it is missing, with its kind told or not", async () => {
    for (const call of calls) {
      const kindly = await ask(call, [bearer, key(), ...json]);
      const plainly = await ask(call, [bearer, key(), 'If-Match: "1"']);
      expect([call, verdict(kindly), verdict(plainly)]).toEqual([call, "refused", "refused"]);
    }
  });

  it("of fifty thousand strange keys is answered with the first of them", async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key ${n}`, n])));
    for (const call of calls) {
      const answer = await ask(call, [bearer, key(), ...json], body);
      expect([call, verdict(answer), answer.body.length < 10_000]).toEqual([call, "refused", true]);
    }
  });

  it("tells nothing of itself in the refusal", async () => {
    const { body } = await ask("POST /oms/client/otp", json, '["a very private word"]');
    expect(body).not.toContain("private");
  });

  it.each([
    ["text/plain", 415, "body.type-refused"],
    ["application/xml", 415, "body.type-refused"],
    ["application/x-www-form-urlencoded", 415, "body.type-refused"],
    ["application/json; charset=utf-16", 415, "body.type-refused"],
    ["application/json; charset=latin1", 415, "body.type-refused"],
    ["multipart/form-data; boundary=x", 415, "body.type-refused"],
    [";;", 415, "body.type-refused"],
    ['application/json; charset="UTF-8"', 422, "form.invalid"],
  ])("of the type %s is answered %i %s", async (type, status, code) => {
    const answer = await ask("POST /oms/product", [bearer, key(), `Content-Type: ${type}`], "{}");
    expect([verdict(answer), answer.status, JSON.parse(answer.body)]).toMatchObject(["refused", status, { code }]);
  });

  it("is refused where a file is taken, too", async () => {
    const form = "Content-Type: multipart/form-data";
    const part = 'Content-Disposition: form-data; name="file"; filename="a';
    for (const [type, body, code] of [
      ["Content-Type: application/json", "{}", "body.type-refused"],
      ["Content-Type: text/plain", "text", "body.type-refused"],
      [form, "text", "request.malformed"],
      [`${form}; boundary=`, "text", "request.malformed"],
      [`${form}; boundary=x`, "text", "request.malformed"],
      [`${form}; boundary=x`, `--x\r\n${part}"\r\n\r\n%PDF-1.7 and no end`, "request.malformed"],
      [`${form}; boundary=x`, `--x\r\n${part}\r\n\r\nno quote\r\n--x--\r\n`, "file.refused"],
      [`${form}; boundary=x`, "--x--\r\n", "file.refused"],
    ] as const) {
      const answer = await ask("POST /oms/document/upload", [bearer, key(), type], body);
      expect([type, body, verdict(answer), JSON.parse(answer.body)]).toMatchObject([type, body, "refused", { code }]);
    }
  });
});

describe("what is hardly a request", () => {
  it.each([
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01", 400],
    ["a method of its own", "FOO /oms/product HTTP/1.1\r\nHost: test\r\n\r\n", 400],
    ["a NUL in a header", "GET /oms/product HTTP/1.1\r\nHost: test\r\nX: a\0b\r\n\r\n", 400],
    ["two lengths", "POST /oms/product HTTP/1.1\r\nHost: test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    ["20 KB of headers", `GET /oms/product HTTP/1.1\r\nHost: test\r\nX: ${"a".repeat(20_480)}\r\n\r\n`, 431],
  ])("is refused in the wire's form: %s", async (_, bytes, status) => {
    const answer = await sendBytes(service.url, bytes);
    const kind = answer.headers.get("x-content-type-options");
    expect([verdict(answer), answer.status, kind]).toEqual(["refused", status, "nosniff"]);
  });
});

it("all of which the service takes for no fault of its own", () => {
  const complaints = service.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40); // pino's own line
  expect(complaints).toEqual([]);
});
