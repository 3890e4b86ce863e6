import { Button } from "../button/button.tsx";
import { Card } from "./card.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <Card title="Credit" actions={<Button size="sm">Change limit</Button>}>
      ₹42,000 of ₹1,00,000 used
    </Card>
  );
}

export const about: About = {
  summary: "A surface with a hairline around it.",
  status: "stable",
  since: "0.1.0",
  exports: ["Card"],
  when: [
    "For parts of a dashboard, and for things of their own beside each other.",
    "With `flush` for tables and lists that run to its edges.",
  ],
  whenNot: ["For a whole form: its sections need no frame.", "To give something space: `Stack` does that."],
  example: Example,
  anatomy: [
    { name: "Title", what: "Names the region.", at: ".o2r-card-head" },
    { name: "Actions", what: "What is done to the whole card.", at: ".o2r-card-actions" },
    {
      name: "Body",
      what: "To its edges with `flush`; what is cut off there draws the mark of its focus inwards.",
      at: ".o2r-card-body",
    },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Card title="Credit">₹42,000 of ₹1,00,000 used</Card>
          </Wide>
        ),
        why: "Give it a title.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Card title="Credit, nested">
              <Card>₹42,000 of ₹1,00,000 used</Card>
            </Card>
          </Wide>
        ),
        why: "A card in a card draws four lines around one fact.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to its actions." }],
  accessibility: ["A region named by its title, where it has one."],
};
