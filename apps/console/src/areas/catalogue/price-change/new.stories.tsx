import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { box, open, retype, save } from "../../../stories/form.ts";
import { freshBrowser, refuse, serviceFor } from "../../../stories/service.ts";
import { demoProduct } from "../product/stories/demo-products.ts";
import { priceChangeService } from "./stories/demo-price-changes.ts";

const product = demoProduct(1);
const title = "Propose price change";

/** The proposal of a price change over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Price change form",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "ADMIN" },
  args: { path: `/product/price-change/new?product=${product.id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...priceChangeService(), ...serviceFor(role));
  },
});

export const OfAProduct = meta.story({
  name: "S3.22 the central prices stand under their keys, with the prices in force in them",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    for (const [label, key, value] of [
      ["O2RLP", "centralO2rlp", "428.00"],
      ["PTH", "centralPth", "436.50"],
      ["PTR", "centralPtr", "452.00"],
      ["MRP", "centralMrp", "485.00"],
    ] as const) {
      await expect(box(canvas, label)).toHaveAttribute("name", key);
      await expect(box(canvas, label)).toHaveValue(value);
    }
    await expect(await canvas.findByText(/^In force now/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: "S3.22 no central price is asked for; product, day and reason are",
  args: { path: "/product/price-change/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    await save();
    await expect(await canvas.findByText("3 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Reason")).toHaveAccessibleDescription(/This field is required/);
    await expect(box(canvas, "MRP")).toBeValid();
  },
});

export const OutOfOrder = meta.story({
  name: "S5.84 S5.85 prices out of order are said at once",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    await retype(canvas, "PTR", "430");
    await userEvent.tab();
    await expect(await canvas.findByText("PTR must be greater then PTH")).toBeVisible();
    await retype(canvas, "PTR", "490");
    await userEvent.tab();
    await expect(await canvas.findByText("MRP must be greater then PTR")).toBeVisible();
  },
});

export const Taken = meta.story({
  name: "A day that has a price change already is said beside the day",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/price-change", () => {
        const message = "This product has a price change on that day already";
        return new Response(
          JSON.stringify({ errorMessage: message, code: "row.conflict", errors: [{ field: "effectiveOn", message }] }),
          { status: 409, headers: { "content-type": "application/json" } },
        );
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    await fill(canvas);
    await save();
    await expect((await canvas.findAllByText("This product has a price change on that day already"))[0]).toBeVisible();
  },
});

/** Tomorrow, as the field wants it. */
const tomorrow = (): string => {
  const [year, month, day] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" })
    .format(Date.now() + 864e5)
    .split("-");
  return `${day}-${month}-${year}`;
};

const fill = async (canvas: Parameters<typeof box>[0]): Promise<void> => {
  await userEvent.type(box(canvas, "Takes effect on"), `${tomorrow()}{Tab}`);
  await retype(canvas, "MRP", "499");
  await userEvent.type(box(canvas, "Reason"), "The maker's new list");
};

export const Proposes = meta.story({
  name: "S3.22 a proposal is sent, and its page opens",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    await fill(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^Propose price change/ }));
    await expect(await screen.findByText("Chakki Atta 10 kg: price change proposed")).toBeVisible();
    await arrive(canvasElement, "Chakki Atta 10 kg");
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/price-change", () => refuse(503, "server.unavailable", "The service is busy")));
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, title);
    await fill(canvas);
    await save();
    await expect(await canvas.findByText("The price change was not saved")).toBeVisible();
    await expect(box(canvas, "MRP")).toHaveValue("499");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, title);
  },
});
