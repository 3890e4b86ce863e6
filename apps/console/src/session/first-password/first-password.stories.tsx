import preview from "../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect } from "storybook/test";
import { AppAt } from "../../stories/app-at.tsx";
import { screenOf } from "../../stories/screen-of.ts";
import { ok } from "../../stories/service.ts";

/** What stands in the place of every page while a one-time password waits to be changed. */
const meta = preview.meta({
  title: "Screens/Session/First password",
  component: AppAt,
  ...screenOf({
    role: "CALLING_AGENT",
    path: "/order",
    service: () => [
      http.get("/oms/user/current", () =>
        ok({
          id: "0199f5c4-01e1-7000-8000-066351460001",
          userType: "CALLING_AGENT",
          username: "ananya_d",
          name: "Ananya Deshmukh",
          helpAndSupportActive: false,
          mustChangePassword: true,
        }),
      ),
    ],
  }),
});

export const Loaded = meta.story({
  name: "a one-time password leads to Update Password, whichever page was asked for",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Update Password" }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue("ananya_d");
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});
