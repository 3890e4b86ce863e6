import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./progress.about.tsx";
import { Progress } from "./progress.tsx";

const meta = preview.meta({
  title: "Feedback/Progress",
  component: Progress,
  parameters: { about },
  args: { value: 33, label: "Inspected lines", caption: "3 of 9 lines" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({
  tags: ["themed"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Inspected lines" })).toHaveAttribute("value", "33");
  },
});
export const HowFarIsNotKnown = meta.story({
  args: { value: undefined, caption: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("value");
  },
});
export const LongText = meta.story({ args: { caption: "Toor Dal क्षितिज 🧾 ".repeat(40) } });
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[null, Number.NaN, Number.POSITIVE_INFINITY, -20, 1e15].map((value) => (
        <Sample key={String(value)} name={String(value)}>
          <Progress value={value} label={String(value)} />
        </Sample>
      ))}
      <Sample name="of 0">
        <Progress value={1} max={0} label="of 0" />
      </Sample>
    </Grid>
  ),
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["brand", "success", "warning", "danger"] as const).flatMap((tone) =>
        (["sm", "md"] as const).map((size) => (
          <Sample key={`${tone} ${size}`} name={`${tone} ${size}`}>
            <Progress value={60} tone={tone} size={size} label={`${tone} ${size}`} />
          </Sample>
        )),
      )}
    </Grid>
  ),
});
