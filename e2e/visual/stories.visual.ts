import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { origin } from "../storybook/built.ts";
import { boards, storyShots } from "./story-shots.ts";

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

/** Runs in a page: its faces and images are there. An image that waits to be scrolled to never comes. */
const settle = async (): Promise<void> => {
  await document.fonts.ready;
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.all([...document.images].map((it) => Promise.race([it.decode().catch(() => undefined), patience])));
};

/** Runs in a page: the size of the window that its story names, such as a phone's. */
const sizeOfWindow = (): { readonly width: number; readonly height: number } | undefined => {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as StorybookPage;
  const { storyGlobals, parameters } = storybook?.currentRender?.story ?? {};
  const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? ""]?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
};

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
    const ownSize = await page.evaluate(sizeOfWindow);
    if (ownSize !== undefined) await page.setViewportSize(ownSize);
    await page.evaluate(settle);
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(`${image}.png`, { fullPage: !isPage });
  });
}

for (const id of boards()) {
  test(id, async ({ storybook: page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1440, height: 200 });
    await page.goto(`${origin()}/iframe.html?viewMode=docs&id=${id}`);
    // Its states; the roles below are opened only once they are in sight.
    const board = page.locator(".o2r-board").first();
    await board.waitFor();
    const { bottom } = await board.evaluate((it) => it.getBoundingClientRect().toJSON());
    await page.setViewportSize({ width: 1440, height: Math.ceil(bottom) });
    for (const state of await board.locator("iframe").all()) {
      const frame = state.contentFrame();
      await expect
        .poll(
          () =>
            state.evaluate((it: HTMLIFrameElement) => {
              const { __STORYBOOK_PREVIEW__: storybook } = (it.contentWindow ?? {}) as StorybookPage;
              return storybook?.currentRender?.phase ?? "";
            }),
          { timeout: 500_000 },
        )
        .toMatch(/finished|aborted|errored/u);
      await expect(frame.locator("body")).not.toHaveClass(/sb-show-errordisplay/);
      await frame.locator("body").evaluate(settle);
    }
    await expect(board.locator("[aria-busy='true']")).toHaveCount(0);
    await page.mouse.move(0, 0);
    // Whether a toast is still there hangs on how long the other windows took.
    // A board is a large picture, which takes a while on a busy machine.
    await expect(board).toHaveScreenshot(`${id}.png`, {
      stylePath: join(import.meta.dirname, "no-toasts.css"),
      timeout: 60_000,
    });
    // The next begins with empty windows.
    await page.goto("about:blank");
  });
}

test("every image belongs to a story or a board", () => {
  const wanted = new Set([...shots.map(({ image }) => image), ...boards()].map((image) => `${image}.png`));
  const kept = readdirSync(join(import.meta.dirname, "images"));
  expect(kept.filter((name) => !wanted.has(name))).toEqual([]);
});

/** What Storybook's preview tells of itself in its page. */
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: {
        readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
        readonly parameters?: {
          readonly viewport?: {
            readonly options?: Readonly<
              Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
            >;
          };
        };
      };
    };
  };
}
