import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./money.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { AmountInWords } from "./amount-in-words-text.tsx";
import { Money } from "./money.tsx";

const meta = preview.meta({
  title: "Display/Money",
  parameters: { about },
  component: Money,
  args: { value: 123456.5 },
});

export const Playground = meta.story();
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[null, undefined, Number.NaN, -6, 0, 1e15, 0.005].map((value) => (
        <Sample key={String(value)} name={String(value)}>
          <Money value={value} />
          <Money value={value} column />
          <AmountInWords value={value} />
        </Sample>
      ))}
    </Grid>
  ),
});
export const InWords = meta.story({
  name: "S8.11 S8.12 S9.27 In words",
  render: () => (
    <Grid>
      {[123456.5, 0, 10_000_000_000, 10_000_000_000.01, -1, null].map((value) => (
        <Sample key={String(value)} name={String(value)}>
          <AmountInWords value={value} />
        </Sample>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("NUMBER OUT OF RANGE!")).toHaveLength(2);
    await expect(canvas.getByText("One Thousand Crore Rupee")).toBeVisible();
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {[false, true].map((column) => (
        <Sample key={String(column)} name={column ? "in a column" : "in a line"}>
          <div style={{ display: "grid", gap: 8, justifyItems: column ? "end" : "start" }}>
            {[0, 5, 480, 1234.5, 123456.78, 8_42_56_000].map((value) => (
              <Money key={value} value={value} column={column} />
            ))}
          </div>
        </Sample>
      ))}
    </Grid>
  ),
});
