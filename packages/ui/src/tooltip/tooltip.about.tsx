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

export const about: About = {
  summary: "A few words that appear with pointer or focus.",
  status: "stable",
  since: "0.1.0",
  exports: ["Tooltip"],
  when: ["For what a drawing means, and for the full text of what is cut off."],
  whenNot: ["For what must be read: touch has no tooltips.", "For more than a line: a popover."],
  example: Example,
  anatomy: [{ name: "What it is of", what: "Anything that takes the focus.", at: "button" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Tooltip content="Price to retailer">
            <Button>PTR</Button>
          </Tooltip>
        ),
        why: "Keep it to a few words.",
      },
      bad: {
        draw: () => (
          <Tooltip content="Passwords have 8 characters or more, one of them a digit">
            <Button>Password</Button>
          </Tooltip>
        ),
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
