import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <EmptyState reason="no-match" title="No product matches" actions={<Button>Clear filters</Button>}>
      Three filters are on.
    </EmptyState>
  );
}

export const about: About = {
  summary: "Why there is nothing to see.",
  status: "stable",
  since: "0.1.0",
  exports: ["EmptyState"],
  when: ["For lists and pages without content: nothing yet, no match, failed, no access."],
  whenNot: ["While something is still loading: a skeleton.", "For an error of a form: a banner."],
  example: Example,
  anatomy: [
    { name: "Drawing", what: "One for each reason.", at: ".o2r-icon" },
    { name: "Title", what: "What is missing.", at: ".o2r-empty-title" },
    { name: "Text", what: "Why.", at: ".o2r-empty-text" },
    { name: "Way on", what: "One action.", at: ".o2r-empty-actions" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <EmptyState
            reason="nothing-yet"
            title="No brand yet"
            actions={<Button variant="primary">Add brand</Button>}
          />
        ),
        why: "Give each reason its own words and one way on.",
      },
      bad: {
        draw: () => <EmptyState reason="nothing-yet" title="No data" />,
        why: "It may be empty, hidden or broken: nobody can tell.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to its button and its link." }],
  accessibility: ["What went wrong is read at once, what is empty when it is its turn."],
};
