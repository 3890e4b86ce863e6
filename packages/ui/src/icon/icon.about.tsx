import { Package, Truck } from "lucide-react";
import { Icon } from "./icon.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <span style={{ display: "inline-flex", gap: 8, alignItems: "center" }}>
      <Icon as={Truck} /> On the way
    </span>
  );
}

export const about: About = {
  summary: "A drawing of one of six sizes, with a stroke that keeps all equally dark.",
  status: "stable",
  since: "0.1.0",
  exports: ["Icon"],
  when: ["Beside words that it repeats."],
  whenNot: ["Alone: an icon button, which has a name."],
  example: Example,
  anatomy: [{ name: "Drawing", what: "From lucide; 16 beside text.", at: ".o2r-icon" }],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <Icon as={Truck} />
            <span>On the way</span>
          </>
        ),
        why: "Take it from lucide, at a size of the scale.",
      },
      bad: {
        draw: () => (
          <>
            <Icon as={Truck} size={32} />
            <Icon as={Package} size={12} />
          </>
        ),
        why: "Sizes of all kinds in one row, and no words.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Hidden from screen readers: the words beside it speak."],
};
