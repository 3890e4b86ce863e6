// Long because every kind of field is played once, under one title.
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import {
  checkbox,
  date,
  defineForm,
  file,
  images,
  lookup,
  money,
  multiLookup,
  multiSelect,
  number,
  onOff,
  password,
  percent,
  select,
  text,
  textarea,
} from "../../index.ts";
import { StoryForm } from "./story-form.tsx";
import { onRemoved } from "./story-services.ts";

const meta = preview.meta({ title: "Patterns/Forms/Fields", component: StoryForm });

const never = { fact: "never", in: ["so"] } as const;

export const Text = meta.story({
  args: {
    definition: defineForm({
      id: "text",
      version: 1,
      fields: {
        plain: text({ label: "Plain", placeholder: "Type a name", help: "As it stands on the pack." }),
        filled: text({ label: "Filled" }),
        required: text({ label: "Required", required: true }),
        disabled: text({ label: "Disabled", enabled: never }),
        readOnly: text({ label: "Read-only", readOnly: true }),
        invalid: text({ label: "Invalid", maxLength: 5 }),
        long: text({ label: "A label so long that it must find room on two lines or more on a narrow telephone" }),
        unit: text({ label: "Digits with a unit", digits: true, unit: "units" }),
      },
    }),
    values: {
      filled: "Chakki Atta",
      readOnly: "Fixed",
      disabled: "Closed",
      invalid: "Far too long",
      long: "x".repeat(200),
    },
    tried: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Required/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^Required/)).toHaveAccessibleDescription("This field is required");
    await expect(canvas.getByLabelText(/^Required/)).toHaveAttribute("aria-required", "true");
    await expect(canvas.getByLabelText("Disabled")).toBeDisabled();
    await expect(canvas.getByLabelText("Read-only")).toHaveAttribute("readonly");
    await expect(canvas.getByLabelText("Invalid")).toHaveAccessibleDescription("Can't exceed 5 characters");
  },
});

export const Compact = meta.story({ args: Text.composed.args, globals: { density: "compact" } });

export const Textarea = meta.story({
  args: {
    definition: defineForm({
      id: "textarea",
      version: 1,
      fields: { description: textarea({ label: "Description", required: true, rows: 5 }) },
    }),
    values: { description: "Stone-ground whole wheat flour.\nKeep dry." },
  },
});

export const Password = meta.story({
  args: {
    definition: defineForm({
      id: "password",
      version: 1,
      fields: { password: password({ label: "Password", required: true, autoComplete: "new-password" }) },
    }),
    values: { password: "secret word" },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Password/);
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
  },
});

export const Numbers = meta.story({
  args: {
    definition: defineForm({
      id: "numbers",
      version: 1,
      fields: {
        packOf: number({ label: "Pack of", min: 1, integer: true, unit: "pieces", width: "half" }),
        weight: number({ label: "Unit weight", min: 0.001, decimals: 3, width: "half" }),
        length: number({ label: "Length", unit: "cm", width: "half" }),
        latitude: number({ label: "Latitude", negative: true, width: "half" }),
        ptr: money({ label: "PTR", width: "half" }),
        cess: percent({ label: "CESS", width: "half" }),
        readOnly: number({ label: "Volume", readOnly: true, unit: "m³", width: "half" }),
      },
    }),
    values: { ptr: 452, readOnly: 0.006 },
  },
  play: async ({ canvas, step }) => {
    const packOf = canvas.getByLabelText("Pack of");
    const length = canvas.getByLabelText("Length");
    await step("S5.05 0 typed first into an empty field with a minimum is blocked", async () => {
      await userEvent.type(packOf, "0");
      await expect(packOf).toHaveValue("");
    });
    await step("S5.08 S5.86 the decimal point is blocked in a whole number", async () => {
      await userEvent.type(packOf, "1.5");
      await expect(packOf).toHaveValue("15");
    });
    await step("S5.06 minus is blocked unless S5.07 the field allows it", async () => {
      await userEvent.type(length, "-7.5");
      await expect(length).toHaveValue("7.5");
      await userEvent.type(canvas.getByLabelText("Latitude"), "-7.5");
      await expect(canvas.getByLabelText("Latitude")).toHaveValue("-7.5");
    });
    await step("S5.227 letters are blocked", async () => {
      await userEvent.type(length, "e+ abc");
      await expect(length).toHaveValue("7.5");
    });
    await step("S5.09 S5.10 S5.11 arrows and wheel change nothing", async () => {
      await userEvent.type(length, "{ArrowUp}{ArrowUp}{ArrowDown}");
      length.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
      await expect(length).toHaveValue("7.5");
    });
    await step("S5.04 a leading 0 that got in by pasting is refused in words", async () => {
      await userEvent.clear(packOf);
      await userEvent.click(packOf);
      await userEvent.paste("05");
      await userEvent.tab();
      await expect(packOf).toHaveAccessibleDescription("Can't be 0 for this field");
    });
    await step("an amount pasted as a message or a sheet writes it goes in plainly", async () => {
      const ptr = canvas.getByLabelText("PTR");
      await userEvent.clear(ptr);
      await userEvent.click(ptr);
      await userEvent.paste("₹ 1,480");
      await expect(ptr).toHaveValue("1480");
      await userEvent.clear(ptr);
      await userEvent.type(ptr, "452.00");
    });
    await step("S5.04 S5.05 where decimals are allowed 0.5 is typed and taken, 05 and 0 are refused", async () => {
      const weight = canvas.getByLabelText("Unit weight");
      for (const [typed, words] of [
        ["0.5", ""],
        ["05", "Can't be 0 for this field"],
        ["0", "Can't be 0 for this field"],
      ] as const) {
        await userEvent.clear(weight);
        await userEvent.type(weight, typed);
        await expect(weight).toHaveValue(typed);
        await userEvent.tab();
        await expect(weight).toHaveAccessibleDescription(words);
      }
    });
    await step("S5.27 a percentage ends at 100", async () => {
      await userEvent.type(canvas.getByLabelText("CESS"), "101");
      await userEvent.tab();
      await expect(canvas.getByLabelText("CESS")).toHaveAccessibleDescription("Percent cant exceed 100%");
    });
    await expect(canvas.getByLabelText("PTR")).toHaveValue("452.00");
  },
});

export const Selects = meta.story({
  args: {
    definition: defineForm({
      id: "selects",
      version: 1,
      fields: {
        itemType: select({ label: "Item type", options: ["FOOD", "NON_FOOD"], required: true }),
        gst: select({ label: "GST", options: [0, 5, 18].map((value) => ({ value, label: `${value}%` })) }),
        unit: select({ label: "Weight type", options: { source: "unit" } }),
        waiting: select({ label: "Still loading", options: { source: "nothing" } }),
        late: select({ label: "Late choices", options: { source: "late" } }),
        retired: select({ label: "Retired choice", options: { source: "unit" } }),
        disabled: select({ label: "Disabled", options: ["A"], enabled: never }),
      },
    }),
    values: { gst: 5, unit: "g", retired: "stone" },
  },
  play: async ({ canvas, step }) => {
    const itemType = canvas.getByLabelText(/^Item type/);
    await step("whoever is in a select stays there when its choices come", async () => {
      const waiting = canvas.getByLabelText("Late choices");
      await expect(waiting).toHaveAttribute("aria-busy", "true");
      waiting.focus();
      await waitFor(() => expect(waiting).not.toBeInTheDocument());
      await expect(canvas.getByLabelText("Late choices")).toHaveFocus();
    });
    await step("what was chosen shows once the choices are there", async () => {
      await waitFor(() => expect(canvas.getByLabelText("Weight type")).toHaveValue("g"));
      await expect(canvas.getByLabelText("Retired choice")).toHaveDisplayValue("stone");
      await expect(canvas.getByLabelText("GST")).toHaveDisplayValue("5%");
    });
    await step("S5.25 a blank select is refused", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(itemType).toHaveAccessibleDescription("This field is required"));
      await userEvent.selectOptions(itemType, "NON_FOOD");
      await expect(itemType).toBeValid();
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent(
          '{"itemType":"NON_FOOD","gst":5,"unit":"g","retired":"stone"}',
        ),
      );
    });
  },
});

export const Lookups = meta.story({
  args: {
    definition: defineForm({
      id: "lookups",
      version: 1,
      fields: {
        one: lookup({ label: "Product", source: "product", required: true }),
        many: multiLookup({ label: "SKU kit", source: "product" }),
        tags: multiSelect({ label: "Tags", options: ["New", "Seasonal"] }),
        disabled: lookup({ label: "Disabled", source: "product", enabled: never }),
      },
    }),
    values: { many: ["p2", "p3"] },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("chosen ids show by their labels", async () => {
      await expect(await canvas.findByText("Toor Dal 1 kg", {}, { timeout: 5000 })).toBeVisible();
      await expect(canvas.getByText("Basmati Rice 5 kg")).toBeVisible();
    });
    await step("typing finds, choosing writes the id", async () => {
      const input = canvas.getByRole("combobox", { name: /^Product/ });
      const found = (count: number) =>
        waitFor(() => expect(canvasElement.ownerDocument.querySelectorAll("[role=option]")).toHaveLength(count), {
          timeout: 5000,
        });
      await userEvent.click(input);
      await found(4);
      await userEvent.type(input, "atta");
      await found(1);
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"one":"p1","many":["p2","p3"]}'));
    });
  },
});

export const Dates = meta.story({
  args: {
    definition: defineForm({
      id: "dates",
      version: 1,
      fields: {
        made: date({ label: "Manufacturing date" }),
        slot: date({ label: "Slot", min: { today: 0 } }),
        readOnly: date({ label: "Read-only", readOnly: true }),
      },
    }),
    values: { made: "2026-11-20", readOnly: "2026-01-31" },
  },
  play: async ({ canvas, step }) => {
    const made = await canvas.findByLabelText("Manufacturing date", { selector: "input:enabled" });
    await step("S9.08 a day before 1947 is refused in words, and red no sooner", async () => {
      await userEvent.clear(made);
      await userEvent.type(made, "31-12-1946");
      await expect(made).not.toHaveAttribute("aria-invalid", "true");
      await userEvent.tab();
      await expect(made).toHaveAccessibleDescription("Must be on or after 01-01-1947");
      await expect(made).toHaveAttribute("aria-invalid", "true");
    });
  },
});

export const Flags = meta.story({
  args: {
    definition: defineForm({
      id: "flags",
      version: 1,
      fields: {
        agreed: checkbox({ label: "I have checked the pack", required: true }),
        active: onOff({ label: "Active" }),
        disabled: onOff({ label: "Disabled", enabled: never }),
      },
    }),
    values: { active: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const box = canvas.getByRole("checkbox", { name: /^I have checked/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription("This field is required"));
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("switch", { name: "Active" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"agreed":true,"active":false}'));
  },
});

export const Files = meta.story({
  args: {
    definition: defineForm({
      id: "files",
      version: 1,
      fields: {
        images: images({ label: "Images", required: true, maxMB: 10, camera: true }),
        invoice: file({ label: "Invoice", required: true }),
      },
    }),
  },
  play: async ({ canvas, step }) => {
    const invoice = within(await canvas.findByRole("group", { name: /Invoice/ }));
    const choose = () => invoice.findByLabelText(/Choose a file/, { selector: "input" });
    await step("pictures are taken with the camera too, where a finger points", async () => {
      const pictures = within(canvas.getByRole("group", { name: /Images/ }));
      const camera = await pictures.findByLabelText(/photo/i, { selector: "input" });
      await expect(camera).toHaveAttribute("capture", "environment");
    });
    await step("S4.28 S4.33 a required field is marked until a file is attached, then its input goes", async () => {
      const input = await choose();
      await expect(canvas.getAllByText("*")).toHaveLength(2);
      await userEvent.upload(input, new File(["x"], "bill.pdf", { type: "application/pdf" }));
      await expect(await canvas.findByRole("link", { name: /bill\.pdf/ })).toBeVisible();
      await expect(invoice.queryByLabelText(/Choose a file/, { selector: "input" })).toBeNull();
      await expect(canvas.getAllByText("*")).toHaveLength(1);
    });
    await step(
      "S4.30 S7.31 deleting brings the input back and is told, S4.33 and the field is required again",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Delete bill.pdf" }));
        await expect(await choose()).toBeInTheDocument();
        await expect(onRemoved).toHaveBeenLastCalledWith("kept-bill.pdf");
        await userEvent.click(canvas.getByRole("button", { name: "Save" }));
        await waitFor(() => expect(invoice.getByText("This field is required")).toBeVisible());
      },
    );
  },
});
