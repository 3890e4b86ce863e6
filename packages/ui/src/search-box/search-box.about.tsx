import { SearchBox } from "./search-box.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <SearchBox placeholder="Find by name or SKU" onSearch={() => {}} />;
}

const nothing = () => {};

export const about: About = {
  summary: "Filters a list by what is typed: from three letters on, or when cleared, one second after the last key.",
  status: "stable",
  since: "0.1.0",
  exports: ["SearchBox"],
  when: ["Above lists."],
  whenNot: ["To choose one of what is found: a combobox.", "To go anywhere: the command palette."],
  example: Example,
  anatomy: [{ name: "Words", what: "What is looked for.", at: "input" }],
  pairs: [
    {
      good: {
        draw: () => <SearchBox placeholder="Find by name or SKU" onSearch={nothing} />,
        why: "Say in the placeholder what is searched.",
      },
      bad: {
        draw: () => <SearchBox placeholder="Search…" onSearch={nothing} />,
        why: "Whoever types a phone number and finds nothing does not know why.",
      },
    },
  ],
  keyboard: [
    { keys: ["letters"], does: "Search after a second." },
    { keys: ["Enter"], does: "Searches at once." },
    { keys: ["Escape"], does: "Clears it." },
  ],
  accessibility: ["A `search` region with a field of its own kind and a name."],
};
