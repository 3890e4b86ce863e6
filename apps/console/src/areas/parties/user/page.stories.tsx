import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoSessions, demoUser, userService } from "./stories/demo-users.ts";

const path = (number: number, tab: string) => `/user-management/${demoUser(number).id}${tab}` as const;

/** The page of an account over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/User page",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: path(0, ""), service: userService }),
});

export const Loaded = meta.story({
  name: "S3.35 an account shows who it is, its role, and what happened to it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    for (const words of ["CA-104", "Rukmini Sathe", "12, Station Road, Pune, Maharashtra 411028"])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText("Help & support", { selector: "dt" }).nextElementSibling).toHaveTextContent("Yes");
    await expect(canvas.getByRole("button", { name: "Block" })).toBeVisible();
  },
});

export const Reset = meta.story({
  name: "a password is reset to one that is typed twice",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    await userEvent.click(await canvas.findByRole("button", { name: "Reset password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reset password" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByLabelText(/^One-time password/), "Monsoon#41");
    await userEvent.type(dialog.getByLabelText(/^Confirm password/), "Monsoon#4");
    await userEvent.click(dialog.getByRole("button", { name: "Reset password" }));
    await expect(await dialog.findByText("Passwords should match!")).toBeVisible();
  },
});

export const UndoInHistory = meta.story({
  name: "what was done last is taken back from the history, and a refusal says why",
  args: { path: path(3, "") },
  beforeEach: ({ msw }) => {
    const taken: unknown[] = [];
    msw.use(
      http.post("/oms/user/:id/unblock", ({ request: { headers } }) => {
        taken.push(headers.get("o2r-undoes"), headers.get("if-match"));
        if (taken.length === 2) return refuse(409, "row.conflict", "An account that is active cannot be unblocked");
        // The one that says what it undoes, from the version that it left.
        return taken.join(" ") === '1 "3" 1 "3"'
          ? ok({ ...demoUser(3), state: "ACTIVE", version: 4 })
          : refuse(400, "request.malformed", "This undoes nothing");
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Farhan Qureshi");
    // Of the newest act alone.
    await expect(await canvas.findAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Undo: Blocked" }));
    await expect(await screen.findByText(/^Not undone: An account that is active/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo: Blocked" }));
    await expect(await screen.findByText("Undone: Blocked")).toBeVisible();
  },
});

export const Sessions = meta.story({
  name: "sessions show the device and the address, and what has ended them",
  args: { path: path(0, "?tab=sessions") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    const phone = await canvas.findByRole("row", { name: /^Chrome on Android/ });
    await expect(within(phone).getByText("203.0.113.80")).toBeVisible();
    await expect(within(phone).getByRole("button", { name: "End" })).toBeVisible();
    await expect(canvas.getByText("Signed out")).toBeVisible();
  },
});

export const SessionsEnd = meta.story({
  name: "a session that is ended hands the focus on, and whether all are to be ended is asked first",
  args: { path: path(0, "?tab=sessions") },
  beforeEach: ({ msw }) => {
    const ended = new Set<string>();
    const end = (id: string) => {
      ended.add(id);
      return ok({ done: true });
    };
    msw.use(
      http.get("/oms/user/:id/session", () =>
        ok(
          demoSessions.map((session) =>
            ended.has(session.id) || ended.has("all")
              ? { ...session, endedAt: "2026-11-21T04:31:00.000Z", endedFor: "revoked" }
              : session,
          ),
        ),
      ),
      http.post("/oms/user/:id/session/revoke", () => end("all")),
      http.post("/oms/user/:id/session/:session/revoke", ({ params }) => end(String(params["session"]))),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    const ends = await canvas.findAllByRole("button", { name: "End" });
    await userEvent.click(ends[0] ?? canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "End" })).toHaveLength(ends.length - 1));
    await waitFor(() => expect(canvas.getByRole("button", { name: "End" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "End all" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/has to sign in again everywhere/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, sign out now!" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "End all" })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Activity = meta.story({
  name: "activity says what somebody did, what was refused to them, and leads to it, page by page",
  args: { path: path(0, "?tab=activity") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    await expect(await canvas.findByRole("link", { name: "Order RO07-26-000412" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/order\//),
    );
    await expect(canvas.getByRole("row", { name: /^Changed 1 field Retailer Om Sai Kirana/ })).toBeVisible();
    await expect(canvas.getByText("Refused: Cancelled")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Older" }));
    await expect(await canvas.findByText("Placed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Newer" }));
    await expect(await canvas.findByText("Refused: Cancelled")).toBeVisible();
  },
});

/** Lets the page come that is waited for. */
let answer: () => void;

export const ActivityOnASlowLine = meta.story({
  name: "activity turns no further page while one is on its way, and says that one did not come",
  args: { path: path(0, "?tab=activity") },
  beforeEach: ({ msw }) => {
    const slow = Promise.withResolvers<void>();
    answer = slow.resolve;
    let asked = 0;
    msw.use(
      http.get("/oms/user/:id/activity", async ({ request }) => {
        // The first page comes at once, and so does what is asked for again.
        if (!new URL(request.url).searchParams.has("before") || ++asked > 1) return undefined;
        await slow.promise;
        return refuse(500, "server.failed", "The activity cannot be read now");
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    await userEvent.click(await canvas.findByRole("button", { name: "Older" }));
    for (const name of ["Older", "Newer"])
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Older" })).toHaveFocus();
    answer();
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("The activity could not be loaded");
    await expect(canvas.getByRole("button", { name: "Older" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("Placed")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Newer" }));
    await expect(await canvas.findByText("Refused: Cancelled")).toBeVisible();
  },
});

export const Permissions = meta.story({
  name: "permissions say what the role may do, and to which rows",
  args: { path: path(0, "?tab=permissions") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Ananya Deshmukh");
    await expect(await canvas.findByRole("heading", { name: "What a calling agent may do" })).toBeVisible();
    await expect(canvas.getByText("Own warehouses")).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { path: path(3, "") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Farhan Qureshi");
    await expect(await canvas.findByText("Left the company")).toBeVisible();
  },
});
