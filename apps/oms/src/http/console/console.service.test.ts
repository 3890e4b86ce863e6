import { createHash } from "node:crypto";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Validator } from "@seriousme/openapi-schema-validator";
import { startTestService, type TestService } from "../../test/service.ts";
import { thingAreas } from "../../test/thing.ts";

const folder = mkdtempSync(join(tmpdir(), "o2r-console-"));
const script = `export const text = "${"console ".repeat(200)}";`;
/** Of the script that stands in the page. */
const firstScriptDigest = `sha256-${createHash("sha256").update("begin()").digest("base64")}`;
/** As the build writes it. */
const plan = {
  pages: [
    {
      pattern: "^/product/new/?$",
      head: '<link rel="modulepreload" href="/assets/form-1.js">',
      styles: ["assets/index-1.css", "assets/form-1.css"],
      facts: '{"path":"/product/new"}',
      body: '<div id="first-paint">form</div>',
    },
    {
      pattern: "^/product/[^/]+/?$",
      head: '<link rel="modulepreload" href="/assets/row-1.js">',
      styles: [],
      facts: '{"path":"/product/:id"}',
      body: "",
    },
    { pattern: "", head: "", styles: [], facts: '{"path":"/404"}', body: "" },
  ],
};
let service: TestService;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "hi", "guide"), { recursive: true });
  mkdirSync(join(folder, "guide", "images"), { recursive: true });
  for (const name of ["index", "404", "fsa"]) {
    writeFileSync(join(folder, "guide", `${name}.html`), `<h1>${name}</h1>`);
    writeFileSync(join(folder, "hi", "guide", `${name}.html`), `<h1 lang="hi">${name}</h1>`);
  }
  writeFileSync(join(folder, "guide", "guide.css"), "body{margin:0}");
  writeFileSync(join(folder, "guide", "images", "day.png"), "a picture");
  writeFileSync(
    join(folder, "hi", "index.html"),
    '<html lang="hi-IN"><head><script data-page="">begin("hi")</script></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(folder, "hi", "pages.json"), JSON.stringify(plan));
  writeFileSync(
    join(folder, "index.html"),
    '<head><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="o2r-field-sales" content="__FIELD_SALES_URL__"><meta name="o2r-api" content="__API_URL__"><style nonce="__CSP_NONCE__"></style><script data-page="">begin()</script><link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"></div></body>',
  );
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "pages.json"), JSON.stringify(plan));
  writeFileSync(join(folder, "assets", "index-1.css"), "body{margin:0}");
  writeFileSync(join(folder, "assets", "form-1.css"), 'form::after{content:"</style>"}');
  writeFileSync(join(folder, "assets", "main-4fD2k1.js"), script);
  writeFileSync(join(folder, "assets", "main-4fD2k1.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  service = await startTestService({
    areas: thingAreas,
    env: {
      O2R_CONSOLE_DIR: folder,
      O2R_FIELD_SALES_URL: "https://field.example/?a=1&b=2",
      O2R_API_URL: "https://api.example/back",
      O2R_ALLOWED_ORIGINS: "https://console.example, http://localhost:5173",
    },
  });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const page = { headers: { accept: "text/html,application/xhtml+xml" } };
const get = (path: string, init?: RequestInit) => service.client(null).raw(path, init);

describe("the console, as the service hands it out", () => {
  it("is the same page at every address of its own, with a new nonce each time", async () => {
    const nonces = new Set<string>();
    for (const path of ["/", "/login", "/product/edit/1?tab=prices", "/index.html", "/no-such-page"]) {
      const answer = await get(path, page);
      const text = await answer.text();
      const nonce = /content="([^"]+)"/.exec(text)?.[1] ?? "";
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
      expect(text).not.toContain("__CSP_NONCE__");
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`script-src 'self' '${firstScriptDigest}';`);
      expect(policy).toContain("frame-ancestors 'none'");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it("names the files of the requested page in its head, and tells the first script which page it is", async () => {
    const pageAt = async (path: string) => (await get(path, page)).text();
    expect(await pageAt("/product/new")).toContain('<link rel="modulepreload" href="/assets/form-1.js">');
    expect(await pageAt("/product/new")).toContain('<div id="root"></div><div id="first-paint">form</div>');
    expect(await pageAt("/product/12?from=/product/new")).toContain('href="/assets/row-1.js"></head>');
    expect(await pageAt("/product/12")).toContain('data-page="{&quot;path&quot;:&quot;/product/:id&quot;}"');
    expect(await pageAt("/nowhere/at/all")).toContain("&quot;/404&quot;");
  });

  it("holds the styles of the requested page, which nothing in them can end, and asks for them no more", async () => {
    const text = await (await get("/product/new", page)).text();
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? "";
    const styles = 'body{margin:0}\nform::after{content:"<\\/style>"}';
    const files = "assets/index-1.css assets/form-1.css";
    expect(text).toContain(`<style nonce="${nonce}" data-files="${files}">${styles}</style></head>`);
    expect(text).not.toContain("stylesheet");
    expect(await (await get("/nowhere/at/all", page)).text()).toContain('<link rel="stylesheet"');
  });

  it("is in the language that the browser's cookie names, where there is an edition in it", async () => {
    const asked = (cookie: string) => get("/product/12", { headers: { ...page.headers, cookie } });
    for (const cookie of ["o2r.language=hi", "a=1; o2r.language=hi; b=2"]) {
      const answer = await asked(cookie);
      const text = await answer.text();
      expect([cookie, text.includes('<html lang="hi-IN">')]).toEqual([cookie, true]);
      expect(text).toContain('href="/assets/row-1.js"></head>');
      const digest = createHash("sha256").update('begin("hi")').digest("base64");
      expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${digest}'`);
    }
    for (const cookie of ["o2r.language=en", "o2r.language=../hi", "not-o2r.language=hi", "o2r.language=xx", ""]) {
      const text = await (await asked(cookie)).text();
      expect([cookie, text.includes("hi-IN")]).toEqual([cookie, false]);
    }
    for (const path of ["/hi/index.html", "/hi/pages.json"])
      expect([path, (await get(path, { headers: { accept: "application/json" } })).status]).toEqual([path, 404]);
  });

  it("travels compressed to whoever takes that", async () => {
    const answer = await get("/login", { headers: { ...page.headers, "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(await answer.text()).toContain("csp-nonce");
    const plain = await get("/login", { headers: { ...page.headers, "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  it("has guides at addresses of their own, which run nothing, and a page of its own where there is none", async () => {
    for (const [path, status, name] of [
      ["/guide", 200, "index"],
      ["/guide/", 200, "index"],
      ["/guide/fsa", 200, "fsa"],
      ["/guide/nonsense", 404, "404"],
    ] as const) {
      const answer = await get(path, page);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect([path, answer.status, await answer.text()]).toEqual([path, status, `<h1>${name}</h1>`]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(policy).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self'/);
      expect(policy).not.toContain("script-src");
    }
    const inHindi = await get("/guide/fsa", { headers: { ...page.headers, cookie: "o2r.language=hi" } });
    expect(await inHindi.text()).toBe('<h1 lang="hi">fsa</h1>');
    expect((await get("/guide/guide.css")).headers.get("content-type")).toContain("text/css");
    expect((await get("/guide/images/day.png")).headers.get("content-type")).toBe("image/png");
  });

  it("stands beside calls whose refusals keep the wire's own form", async () => {
    const answer = await get("/oms/thing/not-an-id");
    expect(await answer.json()).toMatchObject({
      errorMessage: expect.any(String),
      code: expect.any(String),
      errors: expect.any(Array),
    });
  });

  it("is told where the field-sales link leads", async () => {
    const text = await (await get("/", page)).text();
    expect(text).toContain('name="o2r-field-sales" content="https://field.example/?a=1&amp;b=2"');
  });

  it("S7.03 is told where its calls are answered, and may talk to there and to us only", async () => {
    const answer = await get("/", page);
    expect(await answer.text()).toContain('name="o2r-api" content="https://api.example/back"');
    expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self' https://api.example;");
  });

  it("is never the answer to a call, a file or anything but a read", async () => {
    for (const path of ["/oms/nothing", "/api/nothing", "/assets/gone-1.js", "/openapi.json/x"]) {
      expect([path, (await get(path, page)).status]).toEqual([path, 404]);
    }
    expect((await get("/login", { headers: { accept: "application/json" } })).status).toBe(404);
    expect((await get("/login", { ...page, method: "POST" })).status).toBe(404);
  });

  it("has files that are kept for ever when their name holds their digest, and asked for again when not", async () => {
    const hashed = await get("/assets/main-4fD2k1.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toContain("javascript");
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it("travels compressed where the build has compressed it", async () => {
    const answer = await get("/assets/main-4fD2k1.js", { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe(script);
  });

  it("shows no file that is not meant to be seen", async () => {
    for (const path of [
      "/.vite/manifest.json",
      "/pages.json",
      "/../package.json",
      "/%2e%2e/package.json",
      "/assets/%2e%2e/%2e%2e/etc/passwd",
    ]) {
      expect([path, (await get(path)).status >= 400]).toEqual([path, true]);
    }
  });
});

describe("a page of another origin", () => {
  const ask = (origin: string) =>
    get("/oms/thing/search", {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization,if-match,idempotency-key",
      },
    });

  it.each(["https://console.example", "http://localhost:5173"])(
    "may call us from %s, which is named",
    async (origin) => {
      const { status, headers } = await ask(origin);
      expect([status, headers.get("access-control-allow-origin")]).toEqual([204, origin]);
      expect(headers.get("access-control-allow-headers")).toContain("if-match");
      expect(headers.get("access-control-allow-methods")).toContain("PUT");
      const answer = await get("/oms/thing/not-an-id", { headers: { origin } });
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-expose-headers")).toContain("etag");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    },
  );

  it("may not from any other", async () => {
    for (const origin of ["https://evil.example", "null", "https://console.example.evil.example"]) {
      expect((await ask(origin)).headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

describe("/openapi.json", () => {
  it("is a valid OpenAPI 3.1 document that names every operation", async () => {
    const document = (await (await get("/openapi.json")).json()) as { openapi: string; paths: object }; // its own format
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1/);
    expect(JSON.stringify(document.paths)).toContain('"thing.create"');
  });
});

describe("what anybody may ask", () => {
  it.each([
    ["/", 600],
    ["/login", 600],
    ["/openapi.json", 120],
    ["/readyz", 120],
    ["/healthz", 1200],
  ])("is answered to one address so often, and then in the wire's form with 429: %s", async (path, most) => {
    const visited = await startTestService({ areas: thingAreas, env: { O2R_CONSOLE_DIR: folder } });
    const met = new Map<number, number>();
    let refusal: unknown;
    // Some are refilled while the others are asked, more on a slow machine.
    for (let asked = 0; !met.has(429) && asked < most * 4; asked += 60) {
      const answers = await Promise.all(Array.from({ length: 60 }, () => visited.client(null).raw(path, page)));
      for (const answer of answers) {
        met.set(answer.status, (met.get(answer.status) ?? 0) + 1);
        if (answer.status === 429) refusal = await answer.json();
        else await answer.arrayBuffer();
      }
    }
    expect(met.get(200)).toBeGreaterThanOrEqual(most);
    expect(met.get(429)).toBeGreaterThan(0);
    expect(refusal).toMatchObject({ code: "limit.reached", errors: [], errorMessage: expect.any(String) });
    expect((await visited.client(null).raw("/assets/main-4fD2k1.js")).status).toBe(200);
    await visited.stop();
  });
});
