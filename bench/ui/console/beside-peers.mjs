// The console beside react-admin and MUI X: the same list, form and sign-in page over the same service, in the same browser.
import { median } from "../../forms/harness/stats.mjs";
import { startContenders } from "./contenders.mjs";
import { visit } from "./visits.mjs";

/** What is measured of each, and how much of the better peer's figure it may be; scrolling has a figure of its own. */
const goals = /** @type {const} */ ([
  { of: "list", title: "50 products after a cold load", most: 1 },
  { of: "form", title: "the form of a product filled after a cold load", most: 1 },
  { of: "sign-in", title: "the sign-in page takes what is typed", most: 1 },
  { of: "to form", title: "from a list to a form whose code is there", most: 1 },
  { of: "error", title: "a price out of order said after leaving the field", most: 1 },
  { of: "key", title: "a key in the form, processor time of the page's thread", most: 1.2 },
  { of: "slow line", title: "50 products after a cold load on a slow line", most: 1 },
]);
const mostFrame = 33;
const visits = /** @type {const} */ (["list", "form", "sign-in", "slow line"]);

/** Signs in once: the visits that follow have the session's cookies. @param {import("playwright-core").Browser} browser @param {string} url */
async function signIn(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator("input[name=username]").fill("super_admin");
  await page.locator("input[name=password]").fill("O2r@demo1");
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => address.pathname !== "/login");
  const read = page.waitForResponse((answer) => /\/oms\/product\?.*size=50/.test(answer.url()));
  await page.goto(`${url}/product?size=50`);
  const { payload } = await (await read).json();
  const products = [];
  for (const { id } of payload.content.slice(0, 3)) {
    const answer = page.waitForResponse((one) => one.url().endsWith(`/oms/product/${id}`));
    await page.goto(`${url}/product/${id}`);
    products.push({ id, description: (await (await answer).json()).payload.formProductDescription });
  }
  const cookies = await context.cookies();
  await context.close();
  return { cookies, products };
}

/**
 * @param {{ readonly browser: import("playwright-core").Browser, readonly url: string, readonly rate: number, readonly rounds: number }} given
 * @returns the table of figures and ratios
 */
export async function besidePeers({ browser, url, rate, rounds }) {
  const { contenders, end } = await startContenders(url);
  /** @type {Record<string, Record<string, number[]>>} */
  const samples = Object.fromEntries(contenders.map(({ name }) => [name, {}]));
  try {
    const { cookies, products } = await signIn(browser, url);
    for (let round = 0; round < rounds; round++) {
      for (const one of visits)
        // Each round begins with another of them.
        for (const at of contenders.keys()) {
          const contender = contenders[(at + round) % contenders.length];
          if (!contender) continue;
          const figures = await visit({ browser, rate, cookies, products }, contender, one);
          for (const [of, figure] of Object.entries(figures))
            ((samples[contender.name] ??= {})[of] ??= []).push(figure);
        }
      process.stdout.write(`beside peers: round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    end();
  }
  const figure = (/** @type {string} */ name, /** @type {string} */ of) => median(samples[name]?.[of] ?? []);
  const inWords = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  const line = (/** @type {string} */ title, /** @type {string} */ of, /** @type {number} */ most) => {
    const [own, ...peers] = ["console", "react-admin", "mui-x"].map((name) => figure(name, of));
    const better = Math.min(...peers);
    const ratio = (own ?? Number.NaN) / better;
    const cells = [own ?? Number.NaN, ...peers].map(inWords);
    return `| ${title} | ${cells.join(" | ")} | ${ratio.toFixed(2)} | ≤ ${most} | ${ratio <= most ? "reached" : "missed"} |`;
  };
  const frames = ["console", "react-admin", "mui-x"].map((name) => figure(name, "scroll"));
  const [own = Number.NaN] = frames;
  return [
    "| | the console | react-admin | MUI X | ratio to the better | goal | |",
    "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ...goals.map(({ title, of, most }) => line(title, of, most)),
    `| scrolling 50 products, 95th of a hundred frames | ${frames.map(inWords).join(" | ")} | ${(own / Math.min(...frames.slice(1))).toFixed(2)} | ≤ ${mostFrame} ms | ${own <= mostFrame ? "reached" : "missed"} |`,
  ].join("\n");
}
