import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./picture.about.tsx";
import { Picture } from "./picture.tsx";
import { ResizeImageProvider } from "./resize-image.tsx";

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="#d8b25a"/><text x="50%" y="55%" text-anchor="middle" font-family="sans-serif" font-size="${width / 6}">${width}</text></svg>`)}`;

const meta = preview.meta({
  title: "Display/Picture",
  component: Picture,
  parameters: { about },
  args: { src: "atta.png", alt: "Chakki Atta 10 kg" },
  render: (args) => (
    // Draws the width that it was asked for.
    <ResizeImageProvider value={(_, width) => drawing(width)}>
      <Picture {...args} />
    </ResizeImageProvider>
  ),
});

export const Playground = meta.story({
  name: "S9.16 Is asked for at width 158, and twice that for sharp screens",
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Chakki Atta 10 kg" });
    await expect(picture).toHaveAttribute("width", "158");
    await expect(picture).toHaveAttribute("src", drawing(158));
    await expect(picture.getAttribute("srcset")).toContain(`${drawing(316)} 2x`);
  },
});
export const Missing = meta.story({ args: { src: null } });
export const Broken = meta.story({
  render: () => <Picture src="/no-such-picture.png" alt="Lost" eager />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Lost" }).querySelector("svg")).not.toBeNull());
  },
});
export const AllVariants = meta.story({
  render: () => (
    <ResizeImageProvider value={(_, width) => drawing(width)}>
      <Grid>
        {(["contain", "cover"] as const).flatMap((fit) =>
          [40, 96, 158].map((width) => (
            <Sample key={`${fit} ${width}`} name={`${fit} ${width}`}>
              <Picture src="a.png" alt="" fit={fit} width={width} />
            </Sample>
          )),
        )}
      </Grid>
    </ResizeImageProvider>
  ),
});
