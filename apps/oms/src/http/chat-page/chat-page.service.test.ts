import { Script } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { startTestService } from "../../test/service.ts";
import { thingAreas } from "../../test/thing.ts";

const service = await startTestService({
  areas: thingAreas,
  env: { O2R_ALLOWED_ORIGINS: "https://shop.example" },
});
afterAll(() => service.stop());
const get = (path: string) => service.client(null).raw(path, { headers: { accept: "text/html" } });

describe("the chat page", () => {
  it("runs its own script and style alone, and is held by named pages only", async () => {
    const answer = await get("/chat");
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
      200,
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self' https://shop.example",
    ]);
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(text).not.toMatch(/assets\/|<style|style=|onclick|<script>(?!<)/);
    expect(text).toContain('data-hosts="https://shop.example"');
  });

  it("has a script without types that weighs little", async () => {
    const answer = await get("/chat/client.js");
    const script = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(script).not.toMatch(/^import /m);
    expect(() => new Script(script)).not.toThrow();
    expect(script.length).toBeLessThan(20_000);
    expect((await get("/chat/page.css")).status).toBe(200);
  });
});
