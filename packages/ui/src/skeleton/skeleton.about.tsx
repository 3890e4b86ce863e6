import { Skeleton } from "./skeleton.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <div style={{ display: "grid", gap: 8 }} aria-busy>
      <Skeleton width={220} height={20} />
      <Skeleton width={160} height={14} />
    </div>
  );
}

export const about: About = {
  summary: "The place of something that is on its way.",
  status: "stable",
  since: "0.1.0",
  exports: ["Skeleton"],
  when: ["For content that takes longer than 150 ms. Rows of a table have their own."],
  whenNot: ["Inside buttons and dialogs: the spinner.", "Where it can be measured: a progress bar."],
  example: Example,
  anatomy: [{ name: "Place", what: "As large as what comes.", at: ".o2r-skeleton" }],
  pairs: [
    {
      good: {
        draw: () => (
          <div style={{ display: "grid", gap: 8 }}>
            <Skeleton width={180} height={20} />
            <Skeleton width={120} height={14} />
          </div>
        ),
        why: "Give it the size of what comes: nothing jumps.",
      },
      bad: {
        draw: () => <Skeleton width={240} height={72} />,
        why: "A grey block announces something that never comes.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Hidden from screen readers: whoever shows it says that it is busy."],
};
