import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { abouts } from "../story/abouts.ts";
import { DosAndDonts } from "../story/do-and-dont.tsx";

/** What a page may have once stands here once for each component: the rules of axe about a page hold for no such page. */
const rules = [
  "landmark-unique",
  "landmark-no-duplicate-banner",
  "landmark-banner-is-top-level",
  "heading-order",
  "page-has-heading-one",
].map((id) => ({ id, enabled: false }));

const heading = { marginBlockEnd: 12, font: "var(--o2r-w-semibold) var(--o2r-t-section) var(--o2r-font-sans)" };

/** All of it on one page: what to draw right, and a look at every example by axe. */
const meta = preview.meta({
  title: "Foundations/Do and don’t",
  parameters: { layout: "padded", a11y: { config: { rules } } },
});

export const EveryComponent = meta.story({
  tags: ["unsteady"],
  render: () => (
    <div style={{ display: "grid", gap: 40 }}>
      {abouts.map(({ name, about }) => (
        <section key={name}>
          <h2 style={heading}>{about.exports[0]}</h2>
          <DosAndDonts pairs={about.pairs} />
        </section>
      ))}
    </div>
  ),
});

export const EveryAnatomy = meta.story({
  name: "Every part that a page names is found in its picture",
  tags: ["unsteady", "!autodocs"],
  render: () => (
    <div style={{ display: "grid", gap: 40 }}>
      {abouts.map(({ name, about }) => (
        <section key={name} data-page={name}>
          <h2 style={heading}>{about.exports[0]}</h2>
          {(about.picture ?? about.example)()}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const missing = abouts.flatMap(({ name, about }) => {
      const section = canvasElement.querySelector(`[data-page="${name}"]`);
      return about.anatomy
        .filter(({ at }) => section?.querySelector(at) === null)
        .map((part) => `${name}: ${part.name}`);
    });
    await expect(missing).toEqual([]);
  },
});
