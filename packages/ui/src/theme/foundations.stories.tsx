import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ColorPage } from "./foundations/color-page.tsx";
import { ContrastMatrix } from "./foundations/contrast-matrix.tsx";
import { ElevenRoles } from "./foundations/eleven-roles.tsx";
import { GridPage } from "./foundations/grid-page.tsx";
import { IconGallery } from "./foundations/icon-gallery.tsx";
import { MotionPage } from "./foundations/motion-page.tsx";
import { SpacePage } from "./foundations/space-page.tsx";
import { TypeScale } from "./foundations/type-scale.tsx";
import { VoicePage } from "./foundations/voice-page.tsx";
import { roleThemes } from "./role-themes.ts";

const meta = preview.meta({ title: "Foundations", parameters: { layout: "fullscreen" } });

export const AllElevenRoles = meta.story({ render: () => <ElevenRoles /> });
export const Colour = meta.story({ tags: ["themed"], render: () => <ColorPage /> });
export const Contrast = meta.story({ render: () => <ContrastMatrix /> });
export const Type = meta.story({ render: () => <TypeScale /> });
export const Space = meta.story({ render: () => <SpacePage /> });
export const Grid = meta.story({ name: "Grid and breakpoints", render: () => <GridPage /> });
export const Icons = meta.story({
  render: () => <IconGallery />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole("button").length;
    await expect(all).toBeGreaterThan(100);
    const search = canvas.getByRole("searchbox", { name: "Find an icon" });
    await userEvent.type(search, "circle alert");
    const found = await canvas.findAllByRole("button");
    await expect(found).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "CircleAlert" }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent('import { CircleAlert } from "lucide-react";'),
    );
    await userEvent.clear(search);
    await expect(canvas.getAllByRole("button")).toHaveLength(all);
  },
});
export const Motion = meta.story({ render: () => <MotionPage /> });
export const Voice = meta.story({ render: () => <VoicePage /> });

/** The accent that is painted is the role table's: a guard that story tests run with the styles. */
export const TheThemeIsInForce = meta.story({
  tags: ["!autodocs"],
  globals: { role: "FSA", mode: "dark" },
  render: () => (
    <p id="probe" style={{ background: "var(--o2r-brand-solid)", color: "var(--o2r-fg-on-brand)", padding: 16 }}>
      {roleThemes.FSA.bgPrimaryColor}
    </p>
  ),
  play: async ({ canvas }) => {
    const probe = canvas.getByText(roleThemes.FSA.bgPrimaryColor);
    await expect(getComputedStyle(probe).backgroundColor).toBe("rgb(170, 82, 36)");
  },
});
