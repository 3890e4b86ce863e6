import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { attributeService, demoAttribute } from "./stories/demo-attributes.ts";

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
    await expect(canvas.getByRole("link", { name: "7" })).toHaveAttribute(
      "href",
      `/product?attribute=${demoAttribute(1).id}`,
    );
  },
});

export const Deletes = meta.story({
  name: "an attribute that no product has is deleted after asking, last in its menu; of others it is said why not",
  beforeEach: ({ msw }) => {
    msw.use(http.delete("/oms/attribute/:id", () => ok({ done: true })));
  },
  play: async ({ canvasElement }) => {
    const menuOf = async (name: string) => {
      const row = within(await attributes.row(canvasElement, name));
      await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
      return screen.findByRole("menuitem", { name: /^Delete/ });
    };
    await expect(await menuOf("Order value")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    const last = await menuOf("Flavour");
    await expect(screen.getAllByRole("menuitem").at(-1)).toBe(last);
    await userEvent.click(last);
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete now!" }));
    await expect(await screen.findByText("Flavour is deleted")).toBeVisible();
  },
});

export const Phone = meta.story(attributes.phone);
