import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { attributeService } from "./stories/demo-attributes.ts";

const attributes = listStates({
  title: "Attributes",
  path: "/attribute",
  service: attributeService,
  role: "SUPER_ADMIN",
  first: "Flavour",
  onPhone: "Number",
});

/** The attribute list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Attributes list",
  component: AppAt,
  ...attributes.screen,
});

export const Loaded = meta.story({
  ...attributes.loaded,
  name: "S3.49 an attribute shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await attributes.row(canvasElement);
    await expect(within(row).getAllByText("Text")[0]).toBeVisible();
    await expect(canvas.getByText("12 attributes")).toBeVisible();
  },
});

export const Phone = meta.story(attributes.phone);
