import preview from "../../../../.storybook/preview.tsx";
import { about } from "./skeleton.about.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({
  title: "Feedback/Skeleton",
  parameters: { about },
  component: Skeleton,
});

export const Playground = meta.story({ args: { width: 240, height: 16 } });
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12, inlineSize: 320 }}>
      {[undefined, 120, "60%"].flatMap((width) =>
        [undefined, 12, 32].map((height) => (
          <Skeleton key={`${String(width)} ${String(height)}`} width={width} height={height} />
        )),
      )}
    </div>
  ),
});
