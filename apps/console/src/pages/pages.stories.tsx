import preview from "../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, userEvent } from "storybook/test";
import { AppAt } from "../stories/app-at.tsx";
import { arrive } from "../stories/arrive.ts";
import { freshBrowser, refuse, serviceFor } from "../stories/service.ts";

/** Pages that only have something to say. */
const meta = preview.meta({
  title: "Screens/Every screen/Messages",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  args: { path: "/404" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...serviceFor(role));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
  },
});

export const Coming = meta.story({ args: { path: "/order" } });
export const ComingWithoutShell = meta.story({
  args: { path: "/chatbot-flow" },
  globals: { role: "SUPER_ADMIN" },
});

export const NotFound = meta.story({
  name: "S2.09 an unknown address shows the 404 page, where pages can be searched",
  args: { path: "/nowhere" },
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Page not found");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search pages" }), "brand");
    await expect(await canvas.findByRole("link", { name: "Brand" })).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Search pages" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search pages" }), "settings");
    await canvas.findByText("No page of yours matches “settings”.");
  },
});

export const NoAccess = meta.story({
  name: "S2.10 the 401 page names the page and the role",
  args: { path: "/401?page=/user-management" },
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "You do not have access");
    await expect(canvas.getByText("User Management")).toBeVisible();
    await expect(canvas.getByText("Admin")).toBeVisible();
  },
});

export const HelpWithoutFlag = meta.story({
  name: "the help page of a user without the flag says that he has no access",
  args: { path: "/help-support" },
  beforeEach: ({ msw }) => {
    msw.use(...serviceFor("ADMIN", { help: false }));
  },
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "You do not have access");
    await expect(canvas.getByText("Help & support")).toBeVisible();
  },
});

export const PrivacyPolicy = meta.story({
  name: "S2.07 the privacy policy opens without signing in",
  args: { path: "/privacy-policy" },
  beforeEach: ({ globals }) => freshBrowser(globals),
});

export const Loading = meta.story({
  name: "S2.91 a full-screen loader shows while the current user loads",
  args: { path: "/order" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/user/current", () => delay("infinite")));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Loading" });
  },
});

export const UserCouldNotLoad = meta.story({
  args: { path: "/order" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/user/current", () => refuse(503, "server.unavailable", "The service is being restarted")));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Retry" });
  },
});
