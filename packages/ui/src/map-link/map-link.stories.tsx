import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./map-link.about.tsx";
import { MapLink } from "./map-link.tsx";

const meta = preview.meta({
  title: "Actions/Map link",
  component: MapLink,
  parameters: { about },
  args: { latitude: 18.49667, longitude: 73.94167, address: "Om Sai Kirana, Hadapsar, Pune 411028" },
});

export const Playground = meta.story({
  name: "S7.62 Opens the maps search in a new tab",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "18.49667, 73.94167 (opens in a new tab)" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer");
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      <Sample name="by address">
        <MapLink address="Hadapsar, Pune" />
      </Sample>
      <Sample name="with words">
        <MapLink latitude="18.5" longitude="73.9">
          Pune East hub
        </MapLink>
      </Sample>
      <Sample name="not known">
        <MapLink latitude={null} longitude={Number.NaN} />
      </Sample>
      <Sample name="long">
        <div style={{ inlineSize: 160 }}>
          <MapLink latitude={1} longitude={2}>
            {"Toor Dal क्षितिज 🧾 ".repeat(12)}
          </MapLink>
        </div>
      </Sample>
    </Grid>
  ),
});
export const LongText = meta.story({ args: { children: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
