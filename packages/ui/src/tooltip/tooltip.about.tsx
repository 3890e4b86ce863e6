import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <Tooltip content="Price to retailer">
      <Button>PTR</Button>
    </Tooltip>
  );
}

/** As it is once the pointer rests there: an open one would float over the page. */
function Picture({ of, words }: { of: string; words: string }) {
  return (
    <div style={{ display: "grid", gap: 6, justifyItems: "center" }}>
      <Button>{of}</Button>
      <span className="o2r-tooltip">{words}</span>
    </div>
  );
}

export const about: About = {
  summary: "A few words that appear with pointer or focus.",
  status: "stable",
  since: "0.1.0",
  exports: ["Tooltip"],
  when: ["For what a drawing means, and for the full text of what is cut off."],
  whenNot: ["For what must be read: touch has no tooltips.", "For more than a line: a popover."],
  example: Example,
  picture: () => <Picture of="PTR" words="Price to retailer" />,
  anatomy: [
    { name: "What it is of", what: "Anything that takes the focus.", at: "button" },
    { name: "Words", what: "A line at the side that has room.", at: ".o2r-tooltip" },
  ],
  pairs: [
    {
      good: {
        draw: () => <Picture of="PTR" words="Price to retailer" />,
        why: "Keep it to a few words.",
      },
      bad: {
        draw: () => <Picture of="Password" words="Passwords have 8 characters or more, one of them a digit" />,
        why: "A rule must be seen while it is typed, on a phone too.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to what it is of, and it appears." },
    { keys: ["Escape"], does: "Takes it away." },
  ],
  accessibility: ["It describes what has the focus; nothing stands only there."],
};
