import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { demoUser, userService } from "./stories/demo-users.ts";

const users = listStates({
  title: "User Management",
  path: "/user-management",
  service: userService,
  role: "SUPER_ADMIN",
  first: "Ananya Deshmukh",
  onPhone: "Never signed in",
});

/** The list of accounts over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/User list",
  component: AppAt,
  ...users.screen,
});

export const Loaded = meta.story({
  ...users.loaded,
  name: "S3.35 accounts show their role, what is assigned, and whether they may sign in",
  play: async ({ canvas, canvasElement }) => {
    const row = await users.row(canvasElement);
    for (const words of ["ananya_d", "Calling agent", "Rukmini Sathe"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(within(await users.row(canvasElement, "Farhan Qureshi")).getByText("Blocked")).toBeVisible();
    await expect(canvas.getByText("14 users")).toBeVisible();
  },
});

export const AboveRank = meta.story({
  name: "an account above the own rank is opened, and nothing is done with it",
  beforeEach: ({ msw }) => {
    const top = { ...demoUser(0), userType: "SUPER_SUPER_ADMIN" };
    msw.use(
      http.get("/oms/user", () =>
        ok({ content: [top], size: 10, nextCursor: null, prevCursor: null, totalElements: 1, totalCapped: false }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const row = await users.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Open"]);
  },
});

export const SigningOut = meta.story({
  name: "whether somebody is to be signed out everywhere is asked first",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/user/:id/session/revoke", () => ok({ done: true })));
  },
  play: async ({ canvasElement }) => {
    const row = await users.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/^Ananya Deshmukh has to sign in again everywhere/)).toBeVisible();
    await expect(screen.queryByText("Ananya Deshmukh is signed out everywhere")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, sign out now!" }));
    await expect(await screen.findByText("Ananya Deshmukh is signed out everywhere")).toBeVisible();
  },
});

export const Phone = meta.story(users.phone);
