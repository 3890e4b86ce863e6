import { CircleCheck, Globe } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./badge.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.types.ts";

const meta = preview.meta({
  title: "Display/Badge",
  parameters: { about },
  component: Badge,
  args: { children: "Active" },
});
const tones: readonly Tone[] = ["neutral", "success", "warning", "danger", "info"];

export const Playground = meta.story({ args: { tone: "success" as const, icon: CircleCheck } });
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {tones.map((tone) => (
        <Sample key={tone} name={tone}>
          <Badge tone={tone} icon={Globe}>
            {tone}
          </Badge>
          <Badge tone={tone} variant="outline">
            {tone}
          </Badge>
        </Sample>
      ))}
    </Grid>
  ),
});
export const LongText = meta.story({ args: { children: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
