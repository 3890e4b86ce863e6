import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http, HttpResponse } from "msw";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, refuse, serviceFor } from "../../../stories/service.ts";
import { demoId, demoProduct, demoStale } from "./stories/demo-products.ts";
import { productService } from "./stories/product-service.ts";

const atta = demoProduct(1);

/** The product's form over the service that MSW plays: every way in which filling and saving it can go. */
const meta = preview.meta({
  title: "Screens/Product form",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "ADMIN" },
  args: { path: `/product/${atta.id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...productService(), ...serviceFor(role));
  },
});

type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole("textbox", { name: new RegExp(`^${name}\\b(?! kit)`) });

/** Replaces what stands in a field, as a person does. */
const retype = async (canvas: Canvas, name: string, text: string): Promise<void> => {
  const input = box(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const open = async (canvasElement: HTMLElement, title = atta.formName): Promise<Canvas> => {
  await arrive(canvasElement, title);
  const canvas = within(canvasElement);
  await canvas.findByRole("form", { name: title }, { timeout: 10_000 });
  return canvas;
};

const save = async (): Promise<void> => {
  await userEvent.keyboard("{Control>}s{/Control}");
};

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

export const EditDark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
});

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
      const links = canvas.getAllByRole("link", { name: "This field is required" });
      const [first] = links;
      if (first) await userEvent.click(first);
      await expect(box(canvas, "Name")).toHaveFocus();
    });
    await step("the section index counts them", async () => {
      await expect(canvas.getByRole("link", { name: /Price chain.*4 errors/ })).toBeVisible();
    });
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
    await step("mending one side clears both", async () => {
      await retype(canvas, "PTH", "436");
      await waitFor(() => expect(canvas.queryByText("O2RLP must be less then PTH")).toBeNull());
    });
  },
});

export const TaxAboveMrp = meta.story({
  name: "PTR with tax above MRP warns and does not stop the save",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "460");
    await expect(
      await canvas.findByText("PTR with 5% GST is ₹474.6, above MRP. Selling above MRP is not allowed."),
    ).toBeVisible();
    await save();
    await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put("/oms/product/:id", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "453");
    await save();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Save product/ })).toHaveAttribute("aria-busy", "true"),
    );
  },
});

export const FailedSave = meta.story({
  name: "a save that gets no answer keeps everything typed, says so, and can be tried again",
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.put("/oms/product/:id", () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "453");
    await save();
    await expect(await canvas.findByText("The product was not saved")).toBeVisible();
    await expect(box(canvas, "PTR")).toHaveValue("453");
    await userEvent.click(canvas.getByRole("button", { name: "Save again" }));
    await waitFor(() => expect(canvas.queryByText("The product was not saved")).toBeNull());
  },
});

export const RefusedAtField = meta.story({
  name: "what the service refuses stands at its field",
  beforeEach: ({ msw }) => {
    msw.use(
      http.put("/oms/product/:id", () =>
        HttpResponse.json(
          {
            errorMessage: "SKU is taken",
            code: "row.conflict",
            errors: [{ field: "sku", message: "SKU ANP-ATTA-CH11 already exists" }],
          },
          { status: 409 },
        ),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "SKU", "ANP-ATTA-CH11");
    await save();
    await waitFor(() => expect(box(canvas, "SKU")).toHaveAccessibleDescription("SKU ANP-ATTA-CH11 already exists"));
  },
});

export const Conflict = meta.story({
  name: "a row that somebody else saved meanwhile is compared field by field, and nothing typed is lost",
  beforeEach: ({ msw }) => {
    msw.use(
      http.put("/oms/product/:id", ({ request }) =>
        request.headers.get("if-match") === '"7"'
          ? HttpResponse.json(
              { errorMessage: "Stale", code: "row.stale", errors: [], current: demoStale(atta) },
              { status: 412 },
            )
          : undefined,
      ),
    );
  },
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await save();
    const dialog = await screen.findByRole("dialog", { name: "Compare changes" });
    await expect(within(dialog).getByText("This product changed while you edited")).toBeVisible();
    await expect(within(dialog).getByText(/Devika Sanyal saved PTR, Shelf life/)).toBeVisible();
    await step("theirs is taken where nothing was typed, mine stays where both did", async () => {
      await expect(within(dialog).getByRole("radio", { name: "Keep mine: 458.00" })).toBeChecked();
      await userEvent.click(within(dialog).getByText("Back to the form"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(box(canvas, "PTR")).toHaveValue("458");
      await expect(box(canvas, "Shelf life")).toHaveValue("240");
    });
    await step("saving again starts from their version", async () => {
      await save();
      await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
    });
  },
});

export const ConflictOpen = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put("/oms/product/:id", () =>
        HttpResponse.json(
          { errorMessage: "Stale", code: "row.stale", errors: [], current: demoStale(atta) },
          { status: 412 },
        ),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await save();
    await screen.findByRole("dialog", { name: "Compare changes" });
  },
});

export const LeaveGuard = meta.story({
  name: "leaving with something unsaved asks first, and the draft is offered on return",
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await step("stay", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Dashboard" }));
      const dialog = await screen.findByRole("alertdialog", { name: "Leave" });
      await expect(within(dialog).getByRole("button", { name: "Go back" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(box(canvas, "PTR")).toHaveValue("458");
    });
    await step("leave, come back, restore", async () => {
      await userEvent.click(canvas.getAllByRole("link", { name: "Product" })[0] ?? canvasElement);
      await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
      await userEvent.click(await canvas.findByRole("link", { name: new RegExp(`^${atta.formName}`) }));
      await userEvent.click(await canvas.findByRole("button", { name: "Restore" }));
      await expect(box(canvas, "PTR")).toHaveValue("458");
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

export const Missing = meta.story({
  name: "a product that does not exist says so",
  args: { path: `/product/${demoId(9999)}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id", () => refuse(404, "row.not-found", "Not found")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "This product does not exist");
  },
});

export const KeyboardOnly = meta.story({
  name: "a product is edited and saved by keyboard only",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    box(canvas, "O2RLP").focus();
    await userEvent.keyboard("{Control>}a{/Control}429.50");
    await userEvent.tab();
    await expect(box(canvas, "PTH")).toHaveFocus();
    await save();
    await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
  },
});
