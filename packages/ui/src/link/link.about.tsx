import { Link } from "./link.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Link href="#product">Chakki Atta 10 kg</Link>;
}

export const about: About = {
  summary: "Words that lead to another page, a file or a site, through the router of the application.",
  status: "stable",
  since: "0.1.0",
  exports: ["Link"],
  when: ["For places: pages, files, other sites."],
  whenNot: ["For actions: a button."],
  example: Example,
  anatomy: [{ name: "Words", what: "Name where it goes.", at: "a" }],
  pairs: [
    {
      good: {
        draw: () => (
          <p>
            Read <Link href="#terms">how credit is given</Link>
          </p>
        ),
        why: "Name where it goes; mark what opens a new tab as `external`.",
      },
      bad: {
        draw: () => (
          <p>
            To read how credit is given click <Link href="#terms">here</Link>
          </p>
        ),
        why: "Read out alone, “here” leads nowhere.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Enter"], does: "Follows it; with Ctrl in a new tab." },
  ],
  accessibility: ["A real anchor: its words say where it leads."],
};
