import { Button } from "../button/button.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return (
    <PrintSheet title="Run sheet" size="A5" head="26-11-2026, route 4">
      <p>3 stops, 42 packs</p>
    </PrintSheet>
  );
}

export const about: About = {
  summary:
    "A sheet of paper, A4 or A5: on the screen as it will be printed, on paper alone, without the page around it.",
  status: "stable",
  since: "0.1.0",
  exports: ["PrintSheet"],
  when: [
    "For invoices, run sheets, pick lists, receipts. Several sheets print one after another, each on its own page.",
  ],
  whenNot: ["For what is only read on a screen: a card."],
  example: Example,
  anatomy: [
    { name: "Title", what: "Names the sheet.", at: "h1, h2" },
    { name: "Head", what: "What the sheet is of.", at: ".o2r-sheet-head" },
    { name: "Body", what: "Goes on over pages.", at: ".o2r-sheet-body" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="Invoice INV-26-0042">
            <span>Total ₹4,362.00, in words and figures</span>
          </Window>
        ),
        why: "Put totals and signature into `foot`: they stay together.",
      },
      bad: {
        draw: () => (
          <Window title="Invoice INV-26-0042">
            <Button variant="primary">Pay now</Button>
          </Window>
        ),
        why: "Paper has no buttons, and most printers no colours: don't let them mean something.",
      },
    },
  ],
  keyboard: [{ keys: ["Ctrl P"], does: "Prints the sheets of the page, and nothing else of it." }],
  accessibility: ["A region named by its heading, in the order of reading."],
};
