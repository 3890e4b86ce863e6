import { SkipLink } from "./skip-link.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <>
      <SkipLink target="content" />
      <span>Press Tab from the start of a page.</span>
    </>
  );
}

/** What Tab stops at, one after the other, with the link as it is once it has the focus. */
function Stops({ of }: { of: readonly string[] }) {
  return (
    <ol className="advice-stops">
      {of.map((stop) => (
        <li key={stop}>
          <span className={stop === skip ? "o2r-skip-link" : undefined}>{stop}</span>
        </li>
      ))}
    </ol>
  );
}
const skip = "Skip to content";

export const about: About = {
  summary: "The first stop of Tab: to the content.",
  status: "stable",
  since: "0.1.0",
  exports: ["SkipLink"],
  when: ["Once, first in the page."],
  whenNot: ["For other ways within a page: a link."],
  example: Example,
  picture: () => <Stops of={[skip, "Logo", "Menu", "Search"]} />,
  anatomy: [{ name: "Link", what: "Seen as soon as it has the focus.", at: ".o2r-skip-link" }],
  pairs: [
    {
      good: {
        draw: () => <Stops of={[skip, "Logo", "Menu", "Search"]} />,
        why: "Let it be the first stop, and point it at the page's content.",
      },
      bad: {
        draw: () => <Stops of={["Logo", "Menu", "Search", skip]} />,
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
