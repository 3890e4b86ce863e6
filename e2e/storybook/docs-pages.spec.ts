import { expect, type Page, test as base } from "@playwright/test";
import { builtEntries, origin, type StorybookEntry } from "./built.ts";

const entries = builtEntries();

/** The stories that a page draws below its own words. */
const shownOn = ({ title }: StorybookEntry): readonly string[] =>
  entries
    .filter((entry) => entry.type === "story" && entry.title === title && entry.tags.includes("autodocs"))
    .map(({ id }) => id);

const groupOf = ({ title }: StorybookEntry): string => title.split("/")[0] ?? title;
const pages = entries.filter(({ type }) => type === "docs");
const guides = pages.filter(({ tags }) => tags.includes("unattached-mdx"));
/** Of each group those that draw most at once: what one story is by itself, the stories layer shows. */
const largest = [...Map.groupBy(pages, groupOf).values()].flatMap((group) =>
  group.toSorted((one, other) => shownOn(other).length - shownOn(one).length).slice(0, 3),
);

/** Storybook's own controls and the overlays' library both replace this function, and the one may hinder the other. */
const foreign = /Cannot assign to read only property 'focus'/u;

/** One page for all of a worker: each begins with a load of its own, but what it loads is kept. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

test("the Storybook has pages of documentation", () => {
  expect(guides.length).toBeGreaterThan(3);
  expect(largest.length).toBeGreaterThan(15);
});

for (const entry of new Set([...guides, ...largest])) {
  test(`${entry.title} draws its stories without an error`, async ({ storybook: page }) => {
    const errors: string[] = [];
    const keep = ({ message }: Error) => void (foreign.test(message) || errors.push(message));
    page.on("pageerror", keep);
    await page.goto(`${origin()}/iframe.html?viewMode=docs&id=${entry.id}`);
    const docs = page.locator("#storybook-docs");
    await expect(docs.locator("h1").first()).toBeVisible({ timeout: 20_000 });
    for (const story of shownOn(entry)) {
      const played = docs.locator(`iframe[data-story="${story}"]`);
      const block = docs.locator(`[id="story--${story}"], [id="story--${story}--primary"]`).last();
      await expect(played.or(block).first(), story).toBeAttached({ timeout: 20_000 });
      // Each state of a screen, and what somebody has to bring about, has a window of its own, in which it plays as by itself.
      if ((await played.count()) > 0) continue;
      // Drawn in its place or in a frame of its own; where it could not be, its error stands in a <pre>.
      const drawn = block.locator(`[id^="story--${story}"][id$="-inner"], iframe, :scope > pre`);
      await expect(drawn.first(), story).toBeAttached({ timeout: 20_000 });
      await expect(block.locator(":scope > pre"), story).toHaveCount(0);
    }
    await expect(page.locator("body")).not.toHaveClass(/sb-show-errordisplay/);
    page.off("pageerror", keep);
    expect(errors).toEqual([]);
  });
}

test("the table of components leads to a page of each", async ({ storybook: page }) => {
  await page.goto(`${origin()}/iframe.html?viewMode=story&id=welcome-components--all`);
  await expect(page.getByRole("link", { name: "Button", exact: true })).toBeVisible({ timeout: 20_000 });
  const links = await page
    .getByRole("table")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const there = new Set(pages.map(({ id }) => `./?path=/docs/${id}`));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => link === null || !there.has(link))).toEqual([]);
});

test("a table takes the focus and is scrolled by keys where a page is narrower than it, and only there", async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${origin()}/iframe.html?viewMode=docs&id=welcome-use-it-in-a-project--docs`);
    const table = page.getByRole("region", { name: "Table" });
    await expect(table).toBeVisible({ timeout: 20_000 });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table).toHaveCount(0);
  } finally {
    await page.close();
  }
});

test("a form that is shared by a link is there for whoever opens it", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  try {
    const page = await context.newPage();
    await page.goto(`${origin()}/?path=/story/patterns-forms-playground--open`);
    const playground = page.frameLocator("#storybook-preview-iframe");
    const definition = playground.getByLabel("JSON");
    await definition.fill(
      (await definition.inputValue({ timeout: 20_000 })).replace('"label": "Title"', '"label": "शीर्षक"'),
    );
    await expect(playground.getByLabel(/^शीर्षक/u)).toBeVisible();
    await playground.getByRole("button", { name: "Copy link" }).click();
    await expect(playground.getByText(/^Link copied/u).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(opened.getByText("Opened from a link.").first()).toBeVisible({ timeout: 20_000 });
    await opened.getByLabel(/^शीर्षक/u).fill("Diwali");
    await expect(opened.getByLabel("JSON")).toHaveValue(/"label": "शीर्षक"/u);
    // Nothing plays there: what is typed stays.
    await opened.reload();
    await expect(opened.getByLabel(/^शीर्षक/u)).toBeVisible({ timeout: 20_000 });
  } finally {
    await context.close();
  }
});
