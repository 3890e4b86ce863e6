import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { validateSubmission } from "../../server/index.ts";
import { goodProduct, offerForm, productForm } from "../../test/product-form.ts";
import { anyChoice } from "../../testing/index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Rules", component: StoryForm });

const product = { definition: productForm, values: goodProduct, facts: { mode: "create" } };

export const PriceChain = meta.story({
  args: product,
  play: async ({ canvas, step }) => {
    const input = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
    const retype = async (label: string, value: string) => {
      await userEvent.clear(input(label));
      await userEvent.type(input(label), value);
      await userEvent.tab();
    };
    await step("S5.82 S5.83 a broken pair is told at both sides", async () => {
      await retype("PTH", "400");
      await expect(input("PTH")).toHaveAccessibleDescription("PTH must be greater then O2RLP");
      await expect(input("O2RLP")).toHaveAccessibleDescription("O2RLP must be less then PTH");
    });
    await step("fixing one side clears both", async () => {
      await retype("O2RLP", "400");
      await expect(input("PTH")).toBeValid();
      await expect(input("O2RLP")).toBeValid();
    });
    await step("S5.84 PTR below PTH", async () => {
      await retype("PTR", "399");
      await expect(input("PTR")).toHaveAccessibleDescription("PTR must be greater then PTH");
      await retype("PTR", "452");
    });
    await step("S5.85 MRP below PTR", async () => {
      await retype("MRP", "451");
      await expect(input("MRP")).toHaveAccessibleDescription("MRP must be greater then PTR");
    });
  },
});

export const Required = meta.story({
  args: { definition: productForm, facts: { mode: "create" } },
  play: async ({ canvas, step }) => {
    await step("the summary takes the focus, in the order of the form", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      const summary = await canvas.findByRole("alert");
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(summary).toHaveTextContent("12 fields need attention before saving");
      const labels = [...summary.querySelectorAll("li a")].map((one) => one.textContent);
      await expect(labels.slice(0, 4)).toEqual([
        "Name is required",
        "Shelf life is required",
        "Item type is required",
        "Length is required",
      ]);
    });
    await step("a line of it leads to its field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "O2RLP is required" }));
      await expect(canvas.getByLabelText(/^O2RLP/)).toHaveFocus();
    });
    await step("S5.30 required fields carry a red asterisk", async () => {
      await expect(canvas.getAllByText("*")).toHaveLength(12);
    });
  },
});

export const Derived = meta.story({
  args: product,
  play: async ({ canvas, step }) => {
    const volume = canvas.getByLabelText(/^Volume/);
    await step("S3.18 S3.19 the volume follows the sides and cannot be typed", async () => {
      await expect(volume).toHaveValue("0.006");
      await expect(volume).toHaveAttribute("readonly");
      await userEvent.type(canvas.getByLabelText(/^Length/), "0");
      await expect(volume).toHaveValue("0.06");
    });
  },
});

export const ShownAndHidden = meta.story({
  args: { definition: offerForm },
  play: async ({ canvas, step }) => {
    const type = canvas.getByLabelText("Discount type");
    await step("S4.36 a field shows when another holds a listed value, and so on down the chain", async () => {
      await expect(canvas.queryByLabelText("Zone")).toBeNull();
      await userEvent.selectOptions(type, "PERCENT");
      await userEvent.type(canvas.getByLabelText("Zone"), "West");
      await expect(canvas.getByLabelText(/^Approver/)).toBeVisible();
    });
    await step("S4.37 a field shows when any of several is filled", async () => {
      await expect(canvas.getByLabelText("Note")).toBeVisible();
    });
    await step("those who do not see it hear which fields came", async () => {
      await waitFor(() => expect(canvas.getByText("2 fields added: Approver and Note.")).toBeInTheDocument());
    });
    await step("S4.38 a field opens by the same rule", async () => {
      await expect(canvas.getByLabelText("Code")).toBeDisabled();
      await userEvent.selectOptions(type, "VALUE");
      await expect(canvas.getByLabelText("Code")).toBeEnabled();
      await expect(canvas.queryByLabelText("Zone")).toBeNull();
    });
    await step("and which went", async () => {
      await waitFor(() => expect(canvas.getByText("3 fields removed: Zone, Approver and Note.")).toBeInTheDocument());
    });
    await step("what was typed comes back with its field", async () => {
      await userEvent.selectOptions(type, "PERCENT");
      await expect(canvas.getByLabelText("Zone")).toHaveValue("West");
    });
    await step("S5.21 'Field is required' where another field holds a listed value", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() =>
        expect(canvas.getByLabelText(/^Discount \*|^Discount\*/)).toHaveAccessibleDescription("Field is required"),
      );
    });
  },
});

export const DatesAndPercent = meta.story({
  args: {
    definition: offerForm,
    values: {
      discountType: "PERCENT",
      discount: 120,
      validFrom: "2026-12-02",
      validTill: "2026-12-01",
      password: "abc",
      confirmPassword: "abd",
    },
    tried: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Value can't exceed 100%")).toBeVisible();
    await expect(canvas.getByText("Must be earlier than the valid till date.")).toBeVisible();
    await expect(canvas.getByText("Must be later than the valid from date.")).toBeVisible();
    await expect(canvas.getByText("Passwords should match!")).toBeVisible();
  },
});

export const Why = meta.story({
  args: { definition: offerForm, values: { pan: "ABCDE1234F" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Why is this required? GSTIN" }, { timeout: 5000 }),
    );
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body).toHaveTextContent("GSTIN is required because PAN is filled."));
  },
});

export const RefusedByTheService = meta.story({
  args: {
    ...product,
    save: async (values) => {
      // The same rules in the service, which knows one thing more.
      const { ok } = await validateSubmission(productForm, values, {
        facts: { mode: "create" },
        registry: anyChoice(productForm),
      });
      throw Object.assign(new Error("Not saved"), {
        errors: ok ? [{ field: "formName", message: "This name is taken" }] : [],
      });
    },
  },
  play: async ({ canvas, step }) => {
    const name = canvas.getByLabelText(/^Name/);
    await step("a refusal stands at its field and everything typed stays", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Besan 1 kg");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(name).toHaveAccessibleDescription("This name is taken"));
      await expect(await canvas.findByRole("alert")).toHaveTextContent("1 field needs attention before saving");
      await expect(name).toHaveValue("Besan 1 kg");
      await expect(canvas.getByText("1 unsaved change")).toBeVisible();
    });
    await step("it goes when the field changes", async () => {
      await userEvent.type(name, "!");
      await expect(name).toBeValid();
    });
  },
});
