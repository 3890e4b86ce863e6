import { Kbd } from "./kbd.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <span>
      Go to a page <Kbd>Ctrl K</Kbd>
    </span>
  );
}

export const about: About = {
  summary: "A key of the keyboard, or several that are pressed together, beside the words for what they do.",
  status: "stable",
  since: "0.1.0",
  exports: ["Kbd"],
  when: ["Beside what it does."],
  whenNot: ["For codes and what is typed: the class `o2r-mono`."],
  example: Example,
  anatomy: [{ name: "Key", what: "As it stands on the keyboard.", at: "kbd" }],
  pairs: [
    {
      good: {
        draw: () => (
          <span>
            Add a product <Kbd>Alt N</Kbd>
          </span>
        ),
        why: "Write it as it stands on the keyboard, after what it does.",
      },
      bad: {
        draw: () => (
          <span>
            Add a product <Kbd>Ctrl W</Kbd>
          </span>
        ),
        why: "Don't invent keys that browsers have taken: this one closes the page.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["A `<kbd>`; what it does is said in words beside it."],
};
