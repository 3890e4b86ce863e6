import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { origin } from "../storybook/built.ts";
import { storyShots } from "./story-shots.ts";

const shots = storyShots();
/** Pictures show the same day whenever they are taken. */
const today = new Date("2026-11-21T10:30:00+05:30");

/** One page for all stories of a worker: each begins with a load of its own, but what it loads is kept. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const { locale = "en-IN", timezoneId = "Asia/Kolkata", contextOptions } = project.use;
      const context = await browser.newContext({ locale, timezoneId, ...contextOptions });
      const page = await context.newPage();
      await page.clock.setFixedTime(today);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

for (const { id, image, globals, isPage } of shots) {
  test(image, async ({ storybook: page }) => {
    await page.setViewportSize(isPage ? { width: 1280, height: 800 } : { width: 960, height: 560 });
    const set = Object.entries({ ...globals, "a11y.manual": "!true" }).map(([name, value]) => `${name}:${value}`);
    await page.goto(`${origin()}/iframe.html?id=${id}&viewMode=story&globals=${set.join(";")}`);
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as StorybookPage;
      return ["finished", "aborted", "errored"].includes(storybook?.currentRender?.phase ?? "");
    });
    await expect(page.locator("body")).not.toHaveClass(/sb-show-errordisplay/);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((it) => it.decode().catch(() => undefined)));
    });
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(`${image}.png`, { fullPage: !isPage });
  });
}

test("every image belongs to a story", () => {
  const wanted = new Set(shots.map(({ image }) => `${image}.png`));
  const kept = readdirSync(join(import.meta.dirname, "images"));
  expect(kept.filter((name) => !wanted.has(name))).toEqual([]);
});

/** What Storybook's preview tells of itself in its page. */
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}
