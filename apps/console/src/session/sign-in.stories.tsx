import preview from "../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { brandService } from "../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../stories/app-at.tsx";
import { arrive } from "../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../stories/service.ts";

/** Signing in: the password, the code, and what the service may refuse. */
const meta = preview.meta({
  title: "Screens/Session/Sign in",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  args: { path: "/login" },
  beforeEach: ({ globals }) => freshBrowser(globals),
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
  },
});

const tokens = { access_token: "access", refresh_token: "refresh", userType: "ADMIN" };
const codeSent = { token: "0199f5c4-01e1-7000-8000-066351460002", sentTo: "******0525" };

const fill = async (canvasElement: HTMLElement, username: string, password: string) => {
  const canvas = within(canvasElement);
  await arrive(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Username/), username);
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
};

export const Login = meta.story({});

export const LoginPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const LoginChecks = meta.story({
  name: "S5.37 S5.38 S5.39 S5.40 sign-in checks its fields in the specified words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findAllByText("This field is required")).toHaveLength(2);
    await fill(canvasElement, "u".repeat(31), "p".repeat(31));
    await canvas.findByText("maximum length cannot be more than 30");
    await canvas.findByText("Password can't exceed 30 characters!");
  },
});

export const LoginRefused = meta.story({
  name: "S4.07 S4.08 a refusal is said at the form and as a toast, without a refresh",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/client/login", () => refuse(401, "login.refused", "Username or password is incorrect")),
      http.post("/oms/client/refresh/token", () => refuse(500, "server.failed", "This must not be asked for")),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "admin", "wrong");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Username or password is incorrect");
    await waitFor(() => expect(screen.getAllByText("Username or password is incorrect")).toHaveLength(2));
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue("admin");
  },
});

export const LockedOut = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/client/login", () =>
        refuse(429, "limit.reached", "Too many attempts to sign in", { "retry-after": "90" }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "admin", "wrong");
    await expect(await canvas.findByText(/^Try again in 1:(30|29|28)\.$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
});

export const SignedIn = meta.story({
  name: "S7.49 S4.01 S4.02 signing in stores tokens and role in cookies and opens the wanted page",
  args: { path: "/login?next=%2Fbrand" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/client/login", () => ok(tokens)),
      ...serviceFor("ADMIN"),
      ...brandService(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "admin", "O2r@demo1");
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByText("Annapurti", {}, { timeout: 10_000 })).toBeVisible();
    for (const cookie of ["o2r_access=access", "o2r_refresh=refresh", "o2r_role=ADMIN"]) {
      await expect(document.cookie).toContain(cookie);
    }
    await expect(document.documentElement).toHaveAttribute("data-role", "ADMIN");
  },
});

export const SecondStep = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/client/login", () => ok({ otpRequired: true, ...codeSent })));
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "two_step", "O2r@demo1");
    await arrive(canvasElement, "Enter the code");
    await canvas.findByText(/the mobile ending 0525/);
  },
});

export const Otp = meta.story({
  args: { path: "/otp", state: codeSent },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^One-time code/), "40 7");
    await expect(canvas.getByLabelText(/^One-time code/)).toHaveValue("407");
    await canvas.findByText(/^New code in 0:(30|29|28)$/);
  },
});

export const OtpChecks = meta.story({
  name: "S5.41 the code is required, and a wrong one says how many attempts are left",
  args: { path: "/otp", state: codeSent },
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/client/otp", () => refuse(401, "otp.refused", "The code is incorrect: 4 attempts left")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }));
    await canvas.findByText("Otp is required");
    await userEvent.type(canvas.getByLabelText(/^One-time code/), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The code is incorrect: 4 attempts left");
  },
});

export const SignedOut = meta.story({
  name: "a signed-out person who asks for a page is asked to sign in",
  args: { path: "/brand" },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Sign in");
  },
});

export const SessionExpired = meta.story({
  name: "S4.05 whose session has expired is told so where they sign in again, and comes back to where they were",
  args: { path: "/brand?size=25#rows" },
  beforeEach: ({ msw, globals }) => {
    freshBrowser(globals, "ADMIN");
    msw.use(
      http.get("/oms/user/current", () => refuse(401, "session.expired", "The session has expired")),
      http.post("/oms/client/refresh/token", () => refuse(401, "session.expired", "The session has expired")),
      ...serviceFor("ADMIN"),
    );
  },
  play: async ({ canvas, canvasElement, msw }) => {
    await arrive(canvasElement, "Sign in");
    await expect(await canvas.findByText("Your session has expired")).toBeVisible();
    await expect(canvas.getByText("Sign in again: what you typed is kept.")).toBeVisible();
    msw.use(...serviceFor("ADMIN"), ...brandService());
    msw.use(http.post("/oms/client/login", () => ok(tokens)));
    await fill(canvasElement, "admin", "O2r@demo1");
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByText("Annapurti", {}, { timeout: 10_000 })).toBeVisible();
  },
});
