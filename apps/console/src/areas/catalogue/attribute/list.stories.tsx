import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { attributeService } from "./stories/demo-attributes.ts";

const attributes = listStates({
  title: "Attributes",
  path: "/attribute",
  endpoint: "/oms/attribute",
  service: attributeService,
  noun: { one: "attribute", many: "attributes" },
  role: "SUPER_ADMIN",
  barred: "FSA",
  first: "Flavour",
  create: "Add attribute",
  onPhone: "Number",
});

/** The attribute list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Attributes list",
  component: AppAt,
  tags: ["!autodocs"],
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

export const Dark = meta.story(attributes.dark);

export const Loading = meta.story(attributes.loading);

export const NothingYet = meta.story(attributes.nothingYet);

export const NoMatch = meta.story(attributes.noMatch);

export const Failed = meta.story(attributes.failed);

export const NoPermission = meta.story(attributes.noPermission);

export const FiveHundredRows = meta.story(attributes.fiveHundredRows);

export const Phone = meta.story(attributes.phone);
