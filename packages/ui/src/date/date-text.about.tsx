import { DateText } from "./date-text.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <DateText value="2026-11-26T04:00:00Z" time />;
}

export const about: About = {
  summary: "A day or an instant, DD-MM-YYYY.",
  status: "stable",
  since: "0.1.0",
  exports: ["DateText"],
  when: ["For every date that is read."],
  whenNot: ["For dates that are entered: the date picker."],
  example: Example,
  anatomy: [{ name: "Date", what: "Instants are told in the trade's time zone.", at: "time" }],
  pairs: [
    {
      good: {
        draw: () => (
          <span>
            Delivered <DateText value="2026-11-26" />
          </span>
        ),
        why: "Give ISO; it is written the same way everywhere.",
      },
      bad: {
        draw: () => <span>Delivered 26/11/26</span>,
        why: "Written by hand it is read as another day in another country.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["A `<time>` with the ISO date."],
};
