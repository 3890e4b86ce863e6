import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, serviceFor } from "../../../stories/service.ts";
import { configService } from "./stories/demo-configs.ts";

/** The form of what the apps are told, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/App config form",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/appconfig/new" },
  beforeEach: ({ msw, globals }) => {
    freshBrowser(globals, "SUPER_ADMIN");
    msw.use(...configService(), ...serviceFor("SUPER_ADMIN"));
  },
});

const soon = { timeout: 15_000 };

export const Create = meta.story({
  name: "S2.118 S3.51 S3.53 S3.54 S3.55 S3.56 S3.57 S3.58 a new configuration begins as specified",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Add app configuration");
    const values = async (label: string) => canvas.findByRole("combobox", { name: label }, soon);
    await expect(await values("App")).toHaveValue("O2R");
    await expect(await values("Force update")).toHaveValue("false");
    await expect(await values("Flexible update")).toHaveValue("false");
    await expect(await values("Attendance control")).toHaveValue("true");
    await expect(await values("Onboarding of retailers")).toHaveValue("true");
    await expect(canvas.getByRole("switch", { name: /Under maintenance/ })).not.toBeChecked();
  },
});

export const Phones = meta.story({
  name: "S4.52 S4.53 S4.55 the OS and the build are for phones only, and field sales refer nobody",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Add app configuration");
    const os = await canvas.findByRole("combobox", { name: "OS" }, soon);
    const build = canvas.getByLabelText(/^Build number/);
    await expect(os).toBeDisabled();
    await expect(build).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Device type/ }), "MOBILE");
    await expect(os).toBeEnabled();
    await expect(build).toBeEnabled();
    await expect(
      within(os)
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ value }) => value),
    ).toEqual(expect.arrayContaining(["ANDROID", "IOS"]));
    await expect(canvas.getByLabelText(/^Referral duration/)).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "App" }), "FSA");
    await expect(canvas.getByLabelText(/^Referral duration/)).toBeDisabled();
  },
});

export const Incomplete = meta.story({
  name: "S5.166 S5.167 S5.168 S5.169 S5.170 what is missing is said in the words of the specification",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Add app configuration");
    await userEvent.click(await canvas.findByRole("switch", { name: /Under maintenance/ }, soon));
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    for (const words of [
      "Default type is required",
      "Please select home page",
      "Please enter referral duration!",
      "Maintenance text is required",
      "Param is required",
    ])
      await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible());
  },
});

export const Home = meta.story({
  name: "S3.52 S3.59 the home page is found by its name",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Add app configuration");
    const home = await canvas.findByRole("combobox", { name: /^Home page/ }, soon);
    await userEvent.click(home);
    await userEvent.click(await within(document.body).findByRole("option", { name: /Home of shops/ }, soon));
    await expect(home).toHaveValue("Home of shops");
    await expect(canvas.getByLabelText(/^Referral duration/)).toHaveAttribute("inputmode", "numeric");
  },
});
