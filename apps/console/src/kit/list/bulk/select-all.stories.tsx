import { http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { brandService } from "../../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { refuse } from "../../../stories/service.ts";

/** Selecting more than a page of a list, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Every screen/Select all",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/brand", service: () => brandService(1203) }),
});

const selectOne = async (canvasElement: HTMLElement) => {
  await arrive(canvasElement, "Brand");
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Annapurti" }, { timeout: 10_000 }));
  return canvas;
};

export const OfEveryPage = meta.story({
  name: "every row of the list is selected by one press, and done to with its own version",
  play: async ({ canvasElement }) => {
    const canvas = await selectOne(canvasElement);
    const all = await canvas.findByRole("button", { name: "Select all 1,203" });
    // It comes late, and goes again: what is about to be pressed stays where it is.
    const act = canvas.getByRole("button", { name: "Export selected" });
    await expect(all.getBoundingClientRect().left).toBeGreaterThan(act.getBoundingClientRect().right);
    await userEvent.click(all);
    await expect(await canvas.findByText("1,203 selected", {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Select all/ })).toBeNull();
    await expect(canvas.getByRole("region", { name: "Brand" })).toHaveFocus();
  },
});

export const TooMany = meta.story({
  name: "of more than two thousand it selects the first two thousand, and says so",
  beforeEach: ({ msw }) => msw.use(...brandService(2600)),
  play: async ({ canvasElement }) => {
    const canvas = await selectOne(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Select the first 2,000" }));
    await expect(await canvas.findByText("2,000 selected", {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "when a page cannot be read, what was selected stays, and it says why",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/brand", ({ request }) =>
        new URL(request.url).searchParams.get("size") === "500"
          ? refuse(503, "server.unavailable", "The service is busy")
          : undefined,
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await selectOne(canvasElement);
    const press = await canvas.findByRole("button", { name: "Select all 1,203" });
    await userEvent.click(press);
    await expect(
      await within(document.body).findByText(/Not all could be selected: The service is busy/),
    ).toBeVisible();
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await waitFor(() => expect(press).toHaveFocus());
  },
});
