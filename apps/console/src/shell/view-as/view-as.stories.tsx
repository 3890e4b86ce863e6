import preview from "../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { ok, refuse } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";
import { screenOf } from "../../stories/screen-of.ts";

const refusal = "You see the console as Hub manager: nothing can be changed until you go back";

const seen = (name: string) =>
  http.get("/oms/user/current", () =>
    ok({
      id: demoId(3),
      userType: "HUB_MANAGER",
      username: "hub_manager",
      name,
      helpAndSupportActive: true,
      mustChangePassword: false,
      viewedBy: "Asha Kulkarni",
    }),
  );

/** The console as a super admin sees it who looks on as a hub manager. */
const meta = preview.meta({
  title: "Screens/Frame/View as",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: "/", service: () => [] }),
});

export const SomebodySeen = meta.story({
  name: "a banner names whom the console is seen as, and leads back",
  beforeEach: ({ msw }) => {
    msw.use(
      seen("Vikani Tarao"),
      http.post("/oms/user/current/view/end", () => refuse(503, "server.unavailable", "Please try again")),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement);
    const banner = within(await canvas.findByRole("complementary", { name: "View as" }, { timeout: 10_000 }));
    await expect(banner.getByText("Vikani Tarao, Hub manager")).toBeVisible();
    await step("the own password and another view are not offered meanwhile", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /Vikani Tarao/ }));
      const menu = within(await screen.findByRole("menu"));
      await expect(menu.queryByRole("menuitem", { name: "Update Password" })).toBeNull();
      await expect(menu.queryByRole("menuitem", { name: "View as" })).toBeNull();
      await userEvent.keyboard("{Escape}");
    });
    await step("what keeps the way back shut is said", async () => {
      await userEvent.click(banner.getByRole("button", { name: "Back to Asha Kulkarni" }));
      await expect(await screen.findByText("Please try again")).toBeVisible();
    });
  },
});

export const TypeSeen = meta.story({
  name: "a user type is named once",
  beforeEach: ({ msw }) => msw.use(seen("Hub manager")),
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole("complementary", { name: "View as" }, { timeout: 10_000 }));
    await expect(banner.getByText("Hub manager")).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: "a super admin chooses a user type below the own rank",
  globals: { role: "SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/user/current/view", () => refuse(403, "access.denied", refusal)));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Ishaan Velkar/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "View as" }));
    const dialog = within(await screen.findByRole("dialog", { name: "View as" }, { timeout: 10_000 }));
    const choice = dialog.getByRole("combobox", { name: /^User type/ });
    await expect(within(choice).queryByRole("option", { name: "Super super admin" })).toBeNull();
    await userEvent.selectOptions(choice, "Hub manager");
    await userEvent.click(dialog.getByRole("button", { name: "View" }));
    await expect(await dialog.findByText(refusal)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => msw.use(seen("Vikani Tarao")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Back to Asha Kulkarni" }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});
