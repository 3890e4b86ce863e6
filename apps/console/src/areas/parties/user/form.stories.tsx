import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { ok } from "../../../stories/service.ts";
import { demoAccount, demoUser, userService } from "./stories/demo-users.ts";

const first = demoUser(0);
const states = formStates({
  path: `/user-management/${first.id}/edit`,
  service: userService,
  role: "SUPER_ADMIN",
  title: "Ananya Deshmukh",
});

/** The form of an account over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/User form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.35 a calling agent stands with its fields under their keys, and its password nowhere",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Ananya Deshmukh");
    for (const [label, key] of [
      ["Name", "name"],
      ["Mobile", "mobile"],
      ["Email", "emailId"],
      ["Agent Id", "agentId"],
      ["Agent Email", "agentEmailId"],
      ["Username", "username"],
      ["Address line 1", "addressLine1"],
      ["Address line 2", "addressLine2"],
      ["Pincode", "pincode"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Dialer/ })).toHaveValue("Call centre Pune"));
    await expect(canvas.queryByLabelText(/password/i)).toBeNull();
  },
});

export const Create = meta.story({
  name: "S5.45 S5.47 S5.49 S5.56 a new account asks for what the specification requires",
  args: { path: "/user-management/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add user");
    await save();
    await expect(await canvas.findByText("7 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
    await expect(canvas.queryByLabelText(/^Agent Id/)).toBeNull();
  },
});

let sent: unknown;
export const HelpAndSupport = meta.story({
  name: "Help & support is switched on for an account, and saved with it",
  args: { path: `/user-management/${demoUser(1).id}/edit` },
  beforeEach: ({ msw }) => {
    sent = undefined;
    msw.use(
      http.put("/oms/user/:id", async ({ request }) => {
        sent = await request.json();
        return ok({ ...demoAccount(1), helpAndSupportActive: true, version: 4 });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Bhavesh Nair");
    const help = canvas.getByRole("switch", { name: /^Help & support/ });
    await expect(help).not.toBeChecked();
    await expect(help).toHaveAccessibleDescription("Works on tickets of retailers, and is told of them.");
    await userEvent.click(help);
    await save();
    await waitFor(() => expect(sent).toMatchObject({ helpAndSupportActive: true }));
  },
});

export const Phone = meta.story(states.phone);
