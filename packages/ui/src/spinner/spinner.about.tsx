import { Spinner } from "./spinner.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Spinner label="Fetching the price" />;
}

export const about: About = {
  summary: "Work of unknown length.",
  status: "stable",
  since: "0.1.0",
  exports: ["Spinner"],
  when: ["Inside buttons and dialogs."],
  whenNot: ["For pages and lists: skeletons.", "For measured work: a progress bar."],
  example: Example,
  anatomy: [{ name: "Ring", what: "Named by `label` where no words stand beside it.", at: ".o2r-spinner" }],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <Spinner />
            <span>Fetching the price</span>
          </>
        ),
        why: "Say what is waited for.",
      },
      bad: {
        draw: () => (
          <>
            <Spinner label="First" />
            <Spinner label="Second" />
            <Spinner label="Third" />
          </>
        ),
        why: "Three that turn say nothing about which one matters.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["A picture with a name, or hidden beside words that say it."],
};
