import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { chooseByKeys, type Canvas } from "../../../stories/form.ts";
import { box, open, retype, states } from "./stories/fill-form.ts";

/** What the brand and the sub-category of a product suggest for its other fields, by keyboard alone. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product form suggestions",
  component: AppAt,
  ...states.screen,
});

const gst = (canvas: Canvas) => canvas.getByRole("combobox", { name: /^GST/ });
const manufacturer = (canvas: Canvas) => canvas.getByRole("combobox", { name: /^Manufacturer/ });

export const NewProduct = meta.story({
  name: "a new product takes HSN, GST and CESS from its sub-category, says so, and keeps what is typed over them",
  args: { path: "/product/new" },
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement, "Add product");
    await step("the sub-category fills three fields, which name it, and one message tells of all", async () => {
      await chooseByKeys(canvas, "Sub-category", "Flour");
      await waitFor(() => expect(box(canvas, "HSN")).toHaveValue("1101"));
      await expect(gst(canvas)).toHaveValue("5");
      await expect(box(canvas, "CESS")).toHaveValue("0");
      await expect(await canvas.findAllByText("From sub-category Flour")).toHaveLength(3);
      await expect(box(canvas, "HSN")).toHaveAccessibleDescription(/From sub-category Flour/);
      const news = await canvas.findByText("3 fields filled: HSN, GST and CESS.");
      await expect(news.closest("[aria-live=polite]")).not.toBeNull();
    });
    await step("another sub-category replaces what nobody typed over, and only offers the rest", async () => {
      await retype(canvas, "HSN", "110100");
      await chooseByKeys(canvas, "Sub-category", "Pulses");
      await waitFor(() => expect(box(canvas, "CESS")).toHaveValue("1.5"));
      await expect(gst(canvas)).toHaveValue("0");
      await expect(box(canvas, "HSN")).toHaveValue("110100");
      await expect(await canvas.findByText("Sub-category Pulses gives “0713”")).toBeVisible();
      await expect(canvas.getAllByText("From sub-category Pulses")).toHaveLength(2);
    });
    await step("the suggestion is taken by its button", async () => {
      canvas.getByRole("button", { name: "Use computed value for HSN" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(box(canvas, "HSN")).toHaveValue("0713");
      await expect(box(canvas, "HSN")).toHaveFocus();
      await expect(canvas.getAllByText("From sub-category Pulses")).toHaveLength(3);
    });
    await step("without a sub-category nothing is suggested any more", async () => {
      canvas.getByRole("combobox", { name: /^Sub-category/ }).focus();
      await userEvent.clear(canvas.getByRole("combobox", { name: /^Sub-category/ }));
      await userEvent.tab();
      await waitFor(() => expect(box(canvas, "HSN")).toHaveValue(""));
      await expect(canvas.queryByText(/^From sub-category/)).toBeNull();
    });
  },
});

export const Manufacturer = meta.story({
  name: "a new product takes its manufacturer from its brand, unless somebody chose another",
  args: { path: "/product/new" },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Add product");
    await chooseByKeys(canvas, "Brand", "Annapurti");
    await waitFor(() => expect(manufacturer(canvas)).toHaveValue("Annapurti Foods"));
    await expect(await canvas.findByText("From brand Annapurti")).toBeVisible();
    await chooseByKeys(canvas, "Brand", "Dhanlaxmi");
    await waitFor(() => expect(manufacturer(canvas)).toHaveValue("Dhanlaxmi Mills"));
    await chooseByKeys(canvas, "Manufacturer", "Annapurti Foods");
    await chooseByKeys(canvas, "Brand", "Annapurti");
    await chooseByKeys(canvas, "Brand", "Dhanlaxmi");
    await expect(await canvas.findByText("Brand Dhanlaxmi gives “Dhanlaxmi Mills”")).toBeVisible();
    await expect(manufacturer(canvas)).toHaveValue("Annapurti Foods");
  },
});

export const StandingProduct = meta.story({
  name: "a product that stands keeps its tax when its sub-category changes",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.queryByText(/^From /)).toBeNull();
    await chooseByKeys(canvas, "Sub-category", "Pulses");
    await expect(await canvas.findByText("Sub-category Pulses gives “0713”")).toBeVisible();
    await expect(canvas.getByText("Sub-category Pulses gives “0%”")).toBeVisible();
    await expect(box(canvas, "HSN")).toHaveValue("11010000");
    await expect(gst(canvas)).toHaveValue("5");
    await expect(screen.queryByText(/fields filled/)).toBeNull();
  },
});

export const Phone = meta.story({
  args: { path: "/product/new" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Add product");
    await chooseByKeys(canvas, "Sub-category", "Flour");
    await chooseByKeys(canvas, "Brand", "Annapurti");
    await expect(await canvas.findByText("From brand Annapurti")).toBeVisible();
    await retype(canvas, "HSN", "110100");
    await expect(canvas.findAllByText("From sub-category Flour")).resolves.toHaveLength(2);
  },
});
