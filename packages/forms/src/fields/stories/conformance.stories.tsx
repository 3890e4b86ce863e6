import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { conformance } from "../../testing/index.ts";

const meta = preview.meta({ title: "Patterns/Forms/Conformance" });

/** What each case says; nothing when it passed. */
const runAll = () => Promise.all(conformance.map(({ run }) => run().then(() => "", String)));

function Cases() {
  const [outcomes, setOutcomes] = useState<readonly string[]>();
  useEffect(() => {
    void runAll().then(setOutcomes);
  }, []);
  return (
    <ol aria-label="Cases">
      {conformance.map(({ title }, index) => (
        <li key={title}>
          {outcomes === undefined ? "…" : outcomes[index] === "" ? "✓" : `✗ ${outcomes[index]}`} {title}
        </li>
      ))}
    </ol>
  );
}

/** The cases that say what definitions mean, run in this browser; the unit tests run the same in Node. */
export const InTheBrowser = meta.story({
  render: () => <Cases />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/^…/)).toBeNull(), { timeout: 5000 });
    await expect(canvas.getAllByText(/^✓/)).toHaveLength(conformance.length);
    await expect(canvas.queryAllByText(/^✗/)).toHaveLength(0);
  },
});
