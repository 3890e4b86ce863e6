import { roleOf } from "../../../../.storybook/role-of.ts";
import preview from "../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { configService } from "../areas/settings/common-config/stories/demo-lists.ts";
import { AppAt } from "../stories/app-at.tsx";
import { arrive } from "../stories/arrive.ts";
import { freshBrowser, notifications, ok, refuse, serviceFor } from "../stories/service.ts";

/** Chooses from the menu of whoever is signed in. */
const choose = async (canvasElement: HTMLElement, item: string): Promise<void> => {
  await arrive(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ishaan Velkar" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

/** The console's frame, signed in as the toolbar's role. */
const meta = preview.meta({
  title: "Screens/Frame/Shell",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
  beforeEach: ({ msw, globals, parameters }) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    msw.use(...serviceFor(role));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
  },
});

export const SuperSuperAdmin = meta.story({ globals: { role: "SUPER_SUPER_ADMIN" } });
export const SuperAdmin = meta.story({ globals: { role: "SUPER_ADMIN" } });
export const Admin = meta.story({ globals: { role: "ADMIN" } });
export const CallingAgent = meta.story({ globals: { role: "CALLING_AGENT" } });
export const HubManager = meta.story({ globals: { role: "HUB_MANAGER" } });
export const CwhManager = meta.story({ globals: { role: "CWH_MANAGER" } });
export const CcSupervisor = meta.story({ globals: { role: "CC_SUPERVISOR" } });
export const OnboardingManager = meta.story({ globals: { role: "ONBOARDING_MANAGER" } });
export const OnboardingAgent = meta.story({ globals: { role: "ONBOARDING_AGENT" } });
export const Fsa = meta.story({ globals: { role: "FSA" } });
export const Retailer = meta.story({ globals: { role: "RETAILER" } });

export const Compact = meta.story({ globals: { role: "SUPER_ADMIN", density: "compact" } });

export const Phone = meta.story({
  globals: { role: "SUPER_ADMIN", viewport: { value: "phone" } },
  play: async ({ canvas, step, canvasElement }) => {
    await arrive(canvasElement);
    await step("the menu is a drawer", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Open menu" }));
      const drawer = await screen.findByRole("dialog", { name: "Menu" }, { timeout: 10_000 });
      await expect(await within(drawer).findByRole("link", { name: "Create Orders" })).toBeVisible();
    });
    await step("following an entry closes it", async () => {
      await userEvent.click(screen.getByRole("link", { name: "Create Orders" }));
      await arrive(canvasElement, "Create Orders");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
});

export const SidebarFolds = meta.story({
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Collapse sidebar" }));
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("title", "Dashboard");
    await expect(JSON.parse(localStorage.getItem("o2r.sidebar.folded") ?? "")).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Expand sidebar" }));
  },
});

export const DashboardClearsListMemory = meta.story({
  name: "S2.95 S2.96 S2.97 S2.98 logo and Dashboard forget the stored page index and go to /",
  args: { path: "/reports" },
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ["Dashboard", "O2R Console"]) {
      await arrive(canvasElement);
      sessionStorage.setItem("o2r.list./product", JSON.stringify({ search: "?cursor=x", refetch: true }));
      await userEvent.click(canvas.getAllByRole("link", { name })[0] ?? document.body);
      await arrive(canvasElement, "Dashboard");
      await expect(sessionStorage.getItem("o2r.list./product")).toBeNull();
    }
  },
});

export const BellMarksRead = meta.story({
  name: "S4.10 S4.11 S7.15 the bell shows how many are unread and marks them read",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch("/oms/notification", async ({ request }) => {
        document.body.dataset["marked"] = JSON.stringify(await request.json());
        return ok({ done: true });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Notifications, 2 unread" }));
    const panel = await screen.findByRole("dialog", { name: "Notifications" });
    await expect(await within(panel).findAllByText("New")).toHaveLength(2);
    await canvas.findByRole("button", { name: "Notifications" });
    const unread = notifications.filter((each) => !each.read).map((each) => each.id);
    await waitFor(() => expect(document.body.dataset["marked"]).toBe(JSON.stringify(unread)));
  },
});

export const BellWithNothingNew = meta.story({
  name: "S4.12 with nothing unread the bell only opens the panel",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    delete document.body.dataset["marked"];
    msw.use(
      http.get("/oms/notification/pull", () => ok(notifications.map((each) => ({ ...each, read: true })))),
      http.patch("/oms/notification", () => {
        document.body.dataset["marked"] = "yes";
        return ok({ done: true });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Notifications" }));
    const panel = await screen.findByRole("dialog", { name: "Notifications" });
    await within(panel).findByRole("heading", { name: "Notifications" });
    await expect(within(panel).queryByText("New")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(document.body.dataset["marked"]).toBeUndefined();
  },
});

export const BellPanelSize = meta.story({
  name: "S9.14 S9.15 the panel is 20 rem wide and at most 24 rem high, however many there are",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...notifications[0],
      id: `0199f5c4-01e1-7000-8000-${String(index).padStart(12, "0")}`,
      read: true,
    }));
    msw.use(http.get("/oms/notification/pull", () => ok(many)));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Notifications" }));
    const panel = await screen.findByRole("dialog", { name: "Notifications" });
    await expect(await within(panel).findAllByRole("listitem")).toHaveLength(60);
    await waitFor(() => expect([panel.offsetWidth, panel.offsetHeight]).toEqual([20 * 16, 24 * 16]));
  },
});

export const NoNotifications = meta.story({
  name: "S4.13 S4.14 S6.15 the bell of RETAILER and SUPER_SUPER_ADMIN stays empty, and asks for nothing",
  globals: { role: "SUPER_SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/notification/pull", () => refuse(403, "access.denied", "This must not be asked for")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Notifications" }));
    await expect(await screen.findByRole("heading", { name: "No notifications" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  },
});

export const JumpTo = meta.story({
  globals: { role: "SUPER_ADMIN" },
  beforeEach: ({ msw }) => msw.use(...configService()),
  play: async ({ step, canvasElement }) => {
    await arrive(canvasElement);
    await step("Ctrl K opens it, typing narrows it, Enter goes", async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      const box = await screen.findByRole("combobox", { name: "Search or jump to" }, { timeout: 10_000 });
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard("co conf");
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Common Config");
      await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
      await arrive(canvasElement, "Common Config");
    });
  },
});

export const FindsRows = meta.story({
  name: "rows of the lists that the role may read are found from anywhere, with what can be done with them",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    const shop = { id: "01a13c8a-4e10-703f-8c32-fb4104ead48b", establishment: "Om Sai Kirana", mobile: "9812345670" };
    const alone = { nextCursor: null, prevCursor: null, totalElements: 1, totalCapped: false };
    const page = { content: [shop], size: 10, ...alone };
    msw.use(http.get("/oms/retailer", () => ok(page)));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.keyboard("{Control>}k{/Control}");
    const box = await screen.findByRole("combobox", { name: "Search or jump to" }, { timeout: 10_000 });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("om sai");
    await expect(await screen.findByRole("option", { name: /^Om Sai Kirana/ }, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByRole("option", { name: "Create order for Om Sai Kirana" })).toBeVisible();
  },
});

export const LogoutAsks = meta.story({
  name: "S2.101 Logout asks first",
  globals: { role: "CC_SUPERVISOR" },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Logout");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Logout" }));
    await expect(dialog.getByText("Are you sure?")).toBeVisible();
  },
});

export const LoggedOut = meta.story({
  name: "S2.100 who has confirmed it is signed out",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Logout");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, logout now!" }));
    await arrive(canvasElement, "Sign in");
    await expect(document.cookie).not.toContain("o2r_access");
  },
});

export const PasswordRefused = meta.story({
  name: "S2.102 S2.106 S5.42 S5.43 S5.44 Update Password checks its fields, and a refusal keeps it open",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch("/oms/user/current/password", () => refuse(422, "form.invalid", "Current password is not right")),
    );
  },
  play: async ({ step, canvasElement }) => {
    await choose(canvasElement, "Update Password");
    const dialog = within(await screen.findByRole("dialog", { name: "Update Password" }, { timeout: 10_000 }));
    const current = dialog.getByLabelText(/^Current password/);
    const next = dialog.getByLabelText(/^New password/);
    const update = dialog.getByRole("button", { name: "Update" });
    await step("the username is shown and cannot be changed, so typing begins below it", async () => {
      await waitFor(() => expect(current).toHaveFocus());
      await expect(dialog.getByLabelText("Username")).toHaveValue("admin");
      await expect(dialog.getByLabelText("Username")).toHaveAttribute("readonly");
    });
    await step("empty fields are refused in the specified words", async () => {
      await userEvent.click(update);
      await dialog.findByText("Current password is required!");
      await dialog.findByText("Password is required!");
      await userEvent.type(next, "x".repeat(31));
      await userEvent.tab();
      await dialog.findByText("Password can't exceed 30 characters!");
    });
    await step("Show Passwords reveals both", async () => {
      await userEvent.click(dialog.getByRole("checkbox", { name: "Show Passwords" }));
      await expect(current).toHaveAttribute("type", "text");
      await expect(next).toHaveAttribute("type", "text");
    });
    await step("a refusal is said inside, with everything typed kept", async () => {
      await userEvent.type(current, "wrong");
      await userEvent.clear(next);
      await userEvent.type(next, "Better-1");
      await userEvent.click(update);
      await dialog.findByText("Current password is not right");
      await expect(current).toHaveValue("wrong");
    });
  },
});

export const PasswordChanged = meta.story({
  name: "S8.04 S7.24 a changed password says so and closes",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(http.patch("/oms/user/current/password", () => ok({ done: true })));
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, "Update Password");
    const dialog = within(await screen.findByRole("dialog", { name: "Update Password" }, { timeout: 10_000 }));
    await userEvent.type(dialog.getByLabelText(/^Current password/), "O2r@demo1");
    await userEvent.type(dialog.getByLabelText(/^New password/), "Better-1");
    await userEvent.click(dialog.getByRole("button", { name: "Update" }));
    await screen.findByText("Password updated successfully!");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ishaan Velkar" })).toHaveFocus());
  },
});

export const RoleMismatch = meta.story({
  name: "S2.89 a role that a page does not allow lands on the dashboard",
  args: { path: "/user-management" },
  globals: { role: "HUB_MANAGER" },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
  },
});
