import { SkipLink } from "./skip-link.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return (
    <>
      <SkipLink target="content" />
      <span>Press Tab from the start of a page.</span>
    </>
  );
}

export const about: About = {
  summary: "The first stop of Tab: to the content.",
  status: "stable",
  since: "0.1.0",
  exports: ["SkipLink"],
  when: ["Once, first in the page."],
  whenNot: ["For other ways within a page: a link."],
  example: Example,
  anatomy: [{ name: "Link", what: "Seen as soon as it has the focus.", at: "a" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="1. Skip to content">
            <span>2. Logo, 3. Menu, 4. Search …</span>
          </Window>
        ),
        why: "Let it be the first stop, and point it at the page's content.",
      },
      bad: {
        draw: () => (
          <Window title="1. Logo">
            <span>2. Menu, 3. Search, 4. Skip to content</span>
          </Window>
        ),
        why: "After three stops there is nothing left to skip.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Shows it." },
    { keys: ["Enter"], does: "Goes to the content." },
  ],
  accessibility: ["It is seen as soon as it has the focus."],
};
