import preview from "../../../../../../.storybook/preview.tsx";
import { http, HttpResponse } from "msw";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { demoId } from "../../../stories/thing-service.ts";
import { atta, box, open, retype, save, states } from "./stories/fill-form.ts";

/** The product's form over the service that MSW plays: what it shows and what it asks. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.14 S3.20 a product stands in its sections, with its history beside it",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(box(canvas, "O2RLP")).toHaveValue("428.00");
    for (const label of ["PTH", "PTR", "MRP"]) await expect(box(canvas, label)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^PTR/ })).toHaveAttribute("name", "formRlp");
    await expect(canvas.getByText("Retailer margin 7.3%")).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.59–S5.81 a new product asks for everything that the specification requires, on create the sides too",
  args: { path: "/product/new" },
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement, "Add product");
    await step("an empty save names every field, takes the focus to the summary and sends nothing", async () => {
      await save();
      const summary = await canvas.findByText("20 fields need attention before saving");
      await waitFor(() => expect(document.activeElement).toContainElement(summary));
    });
    await step("a line of the summary leads to its field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Name is required" }));
      await expect(box(canvas, "Name")).toHaveFocus();
    });
    await step("the section index counts them", async () => {
      await expect(canvas.getByRole("link", { name: /Price chain.*4 errors/ })).toBeVisible();
    });
  },
});

export const Kit = meta.story({
  name: "S3.21 the kit of a product is as many products as are chosen, found by typing",
  args: { path: "/product/new" },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Add product");
    const kit = canvas.getByRole("combobox", { name: /^SKU kit/ });
    await expect(kit).toHaveAttribute("name", "skuKit");
    for (const name of ["Chakki Atta", "Toor Dal"]) {
      await userEvent.type(kit, name);
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(name) }));
    }
    for (const name of [/^Remove Chakki Atta/, /^Remove Toor Dal/])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
});

export const Volume = meta.story({
  name: "S3.18 S3.19 the volume is read-only and follows the three sides",
  args: { path: "/product/new" },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Add product");
    await retype(canvas, "Length", "50");
    await retype(canvas, "Width", "40");
    await retype(canvas, "Height", "20");
    await expect(box(canvas, "Volume")).toHaveValue("0.04");
    await expect(box(canvas, "Volume")).toHaveAttribute("readonly");
  },
});

export const PriceChain = meta.story({
  name: "S5.82 S5.83 S5.84 S5.85 a broken price chain says the specified words at each side, and draws the broken step",
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement);
    await step("break it", async () => {
      await retype(canvas, "O2RLP", "436");
      await retype(canvas, "PTH", "430");
      await retype(canvas, "PTR", "492");
      await retype(canvas, "MRP", "480");
      await save();
    });
    for (const words of [
      "O2RLP must be less then PTH",
      "PTH must be greater then O2RLP",
      "MRP must be greater then PTR",
    ]) {
      await expect((await canvas.findAllByText(words)).length).toBeGreaterThan(0);
    }
    await expect(canvas.getByText("Retailer margin −2.4%")).toBeVisible();
    await step("fixing one side clears both", async () => {
      await retype(canvas, "PTH", "436");
      await waitFor(() => expect(canvas.queryByText("O2RLP must be less then PTH")).toBeNull());
    });
  },
});

export const Duplicate = meta.story({
  name: "a copy begins with the same values, and without SKU and EAN",
  args: { path: `/product/new?from=${atta.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, `Copy of ${atta.formName}`);
    await expect(box(canvas, "O2RLP")).toHaveValue("428.00");
    await expect(box(canvas, "SKU")).toHaveValue("");
    await expect(box(canvas, "EAN")).toHaveValue("");
  },
});

export const Upload = meta.story({
  name: "S7.28 S7.29 an image is uploaded for real, as a part named file",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const images = await canvas.findByRole("group", { name: /^Images/ });
    const input = images.querySelector("input[type=file]");
    if (input === null) throw new Error("there is no file input");
    const file = new File([new Uint8Array([1, 2, 3])], "pack.png", { type: "image/png" });
    await fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() => expect(images.querySelector("img")).not.toBeNull());
    await expect(images.querySelector("img")?.getAttribute("src")).toContain(demoId(500));
  },
});

export const ReadOnly = meta.story({
  name: "who may read and not write sees the values and no way to save",
  globals: { role: "SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/user/current", () =>
        HttpResponse.json({
          payload: {
            id: demoId(99),
            userType: "CWH_MANAGER",
            username: "cwh_manager",
            name: "Rohini Kale",
            helpAndSupportActive: false,
            mustChangePassword: false,
          },
        }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(box(canvas, "O2RLP")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: /Save product/ })).toBeNull();
  },
});
