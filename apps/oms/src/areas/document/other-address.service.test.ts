import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { imageUrl } from "@o2r/api/contract/document";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { uploadPicture } from "../test/upload-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "o2r-console-"));
let service: DemoService;
beforeAll(async () => {
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  writeFileSync(join(folder, "index.html"), '<meta name="o2r-api" content="__API_URL__">');
  service = await startDemoService({ O2R_CONSOLE_DIR: folder, O2R_API_URL: "https://api.example/back" });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

it("a page whose calls go elsewhere loads its pictures from its own host, by the cookie that the browser has for that", async () => {
  const admin = await service.signIn("admin");
  const browser = service.client(null);
  const page = await browser.raw("/dashboard", { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("https://api.example/back");
  expect(page.headers.get("content-security-policy")).toContain("img-src 'self' ");

  const url = imageUrl(await uploadPicture(admin));
  expect(new URL(url, service.url).origin).toBe(new URL(service.url).origin);
  const picture = await browser.raw(url, {
    headers: { cookie: `o2r_access=${admin.token}`, "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" },
  });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});
