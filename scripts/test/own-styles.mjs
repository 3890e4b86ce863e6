// A page of another house has a style sheet of its own: what it says moves nothing of ours.

/** What it says of elements, by attributes and states and in no layer; the last part is that of Bootstrap. */
const ownStyles = `
  i { letter-spacing: 2px; }
  * { box-sizing: content-box; }
  input[type="text"], input:not([type="checkbox"]), select[name], textarea[name] { height: 70px; padding: 20px; font-size: 22px; }
  button[type="button"], button:not(:disabled), .o2r-button:not(.x) { width: 100%; padding: 30px; letter-spacing: 3px; color: red; }
  button:focus, input:focus, :focus:not(.x) { outline: 0; box-shadow: none; background: yellow; }
  label[for], .o2r-field > label { margin: 20px; font-size: 24px; }
  table[class] td, td:nth-child(odd), tr:nth-child(odd) > th { padding: 30px; color: red; text-transform: uppercase; }
  a[href]:not(.x) { color: red; text-decoration: underline; }
  p { margin-top: 0; margin-bottom: 1rem; }
  small { font-size: 0.875em; }
  label { display: inline-block; }
  button, input, optgroup, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  button:focus:not(:focus-visible) { outline: 0; }
`;

/** How large every part is, where in the part around it, and how it looks. @param {import("playwright-core").Page} page */
const partsOf = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll("[class*='o2r-'], [class*='o2r-'] > :is(button, input, select, textarea, td, th)"),
    ].map((part) => {
      const { left = 0, top = 0 } = part.parentElement?.closest("[class*='o2r-']")?.getBoundingClientRect() ?? {};
      const { x, y, width, height } = part.getBoundingClientRect();
      const isOuter = part.parentElement?.closest("[class*='o2r-']") === null;
      const box = [...(isOuter ? [] : [x - left, y - top]), width, height].map(Math.round).join(" ");
      const { fontSize, textTransform, letterSpacing, color, backgroundColor, outlineStyle } = getComputedStyle(part);
      const look = [fontSize, textTransform, letterSpacing, color, backgroundColor, outlineStyle].join(" ");
      return `${part.tagName} ${part.getAttribute("class")}: ${box}, ${look}`;
    }),
  );

/**
 * Throws where a part of the page that is open moves or looks otherwise under a style sheet of the page's own.
 *
 * @param {import("playwright-core").Page} page
 */
export async function staysUnderOwnStyles(page) {
  // Focus that is seen is part of how a page looks.
  await page.keyboard.press("Tab");
  const before = await partsOf(page);
  if (before.length < 20) throw new Error(`Of our parts only ${before.length} are there to be looked at`);
  const sheet = await page.addStyleTag({ content: ownStyles });
  const plain = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement("i"));
    const { letterSpacing } = getComputedStyle(element);
    element.remove();
    return letterSpacing;
  });
  if (plain !== "2px") throw new Error("The page's own style sheet is not in force");
  const after = await partsOf(page);
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  const moved = before
    .filter((part, at) => part !== after[at])
    .map((part) => `${part}\n  ${after[before.indexOf(part)]}`);
  if (moved.length > 0) throw new Error(`A page's own style sheet moves\n${moved.slice(0, 60).join("\n")}`);
}
