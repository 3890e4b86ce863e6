import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./stack.about.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Inline, Stack } from "./stack.tsx";

const meta = preview.meta({
  title: "Display/Stack and Inline",
  parameters: { about },
  component: Stack,
});

/** What they stand in, which is not seen by itself. */
const frame = { outline: "1px dashed var(--o2r-line-strong)", outlineOffset: 2 };

const buttons = ["Save", "Save and next", "Cancel"].map((words) => <Button key={words}>{words}</Button>);

export const Playground = meta.story({
  args: { gap: 8, children: buttons },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(8, 0);
  },
});
export const BesideEachOther = meta.story({
  render: () => <Inline gap={12}>{buttons}</Inline>,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(12, 0);
    await expect(second?.top).toBe(first?.top);
  },
});
export const GoesOnInTheNextLine = meta.story({
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Inline>{buttons}</Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
});
export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Stack>
        <p style={{ overflowWrap: "anywhere" }}>{"Toor Dal क्षितिज 🧾 ".repeat(20)}</p>
        <Inline nowrap>
          <span style={{ overflowWrap: "anywhere" }}>{"x".repeat(200)}</span>
          <Badge>New</Badge>
        </Inline>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText("New").getBoundingClientRect();
    await expect(badge.right).toBeLessThan(300);
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["stretch", "start", "center", "end"] as const).map((align) => (
        <Sample key={align} name={`Stack, align ${align}`}>
          <Stack align={align} gap={4} style={{ inlineSize: 140, ...frame }}>
            <Badge>Short</Badge>
            <Badge tone="success">A longer one</Badge>
          </Stack>
        </Sample>
      ))}
      {(["start", "center", "end", "between"] as const).map((justify) => (
        <Sample key={justify} name={`Inline, justify ${justify}`}>
          <Inline justify={justify} style={{ inlineSize: 220, ...frame }}>
            <Badge>One</Badge>
            <Badge tone="success">Other</Badge>
          </Inline>
        </Sample>
      ))}
      {(["start", "center", "end", "baseline"] as const).map((align) => (
        <Sample key={align} name={`Inline, align ${align}`}>
          <Inline align={align} style={{ blockSize: 48, ...frame }}>
            <span style={{ fontSize: 20 }}>Large</span>
            <Badge tone="success">Other</Badge>
          </Inline>
        </Sample>
      ))}
    </Grid>
  ),
});
