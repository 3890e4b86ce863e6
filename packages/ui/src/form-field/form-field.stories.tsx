import { CircleQuestionMark } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./form-field.about.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Combobox } from "../combobox/combobox.tsx";
import { MultiCombobox } from "../combobox/multi-combobox.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ImageUpload } from "../image-upload/image-upload.tsx";
import { Input } from "../input/input.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Grid } from "../story/grid.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { FormField } from "./form-field.tsx";

const meta = preview.meta({
  title: "Input/Form field",
  parameters: { about },
  component: FormField,
  args: { label: "MRP", children: <Input name="formProductMrp" prefix="₹" defaultValue="480.00" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 270 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { help: "Was 470.00, tax inclusive" } });

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "MRP" });
    await expect(input).toBeRequired();
    await expect(canvas.getByText("*")).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { required: true, help: "Tax inclusive", error: "MRP must be greater then PTR" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "MRP" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("MRP must be greater then PTR");
    await expect(canvas.queryByText("Tax inclusive")).toBeNull();
  },
});

export const Warning = meta.story({
  args: { warning: "PTR with 5% GST is ₹516.60, above MRP." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "MRP" });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription("PTR with 5% GST is ₹516.60, above MRP.");
  },
});

export const Optional = meta.story({
  args: {
    label: "EAN",
    optional: true,
    labels: { optional: "May stay empty" },
    children: <Input name="formProductEan" defaultValue="8901058851298" inputMode="numeric" />,
  },
});
export const Why = meta.story({
  args: {
    label: "HSN",
    required: true,
    why: <IconButton size="sm" icon={CircleQuestionMark} label="Why is this required?" />,
    children: <Input name="formProductHsn" defaultValue="1101" inputMode="numeric" />,
  },
});
export const Disabled = meta.story({ args: { disabled: true } });

const one = { value: "p1", label: "Toor Dal 1 kg" };

export const DisablesWhatStandsInIt = meta.story({
  tags: ["!autodocs"],
  render: () => (
    <>
      <FormField label="One" disabled>
        <Combobox options={[one]} value={one} onValueChange={() => {}} />
      </FormField>
      <FormField label="Several" disabled>
        <MultiCombobox options={[one]} value={[one]} onValueChange={() => {}} />
      </FormField>
      <FormField label="Pictures" group disabled>
        <ImageUpload
          multiple
          value={[
            { id: "f1", name: "Front.png", url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" },
          ]}
          onValueChange={() => {}}
          upload={() => Promise.reject(new Error("Nothing is sent"))}
        />
      </FormField>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const input of canvas.getAllByRole("combobox")) await expect(input).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: /^(?:Clear|Remove|Delete)/ })).toBeNull();
    await expect(canvasElement.querySelector('input[type="file"]:enabled')).toBeNull();
  },
});
export const LongText = meta.story({
  args: {
    label: "A label that is much longer than the control below it, which must not break the form",
    required: true,
    error: "पीटीआर_एमआरपी_से_अधिक_नहीं_हो_सकता_क्योंकि_अधिकतम_खुदरा_मूल्य_सीमा_है 🧾 ".repeat(3),
  },
});

export const Group = meta.story({
  args: {
    label: "Platform",
    group: true,
    required: true,
    error: "Field is required",
    children: (
      <RadioGroup
        name="formProductPlatform"
        options={[
          { value: "ALL", label: "All" },
          { value: "APP", label: "App", help: "Only where retailers order themselves" },
          { value: "CALL_CENTERS", label: "Call centres", disabled: true },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^App/ })).toBeChecked();
    await expect(canvas.getByRole("radiogroup", { name: /Platform/ })).toHaveAccessibleDescription("Field is required");
  },
});

export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {["", "Field is required"].map((error) => (
        <div key={error} style={{ display: "grid", gap: 16, inlineSize: 270 }}>
          <FormField label="Name" error={error} required>
            <Input name="name" placeholder="Toor Dal 1 kg" />
          </FormField>
          <FormField label="Cess" error={error}>
            <Input name="cess" suffix="%" defaultValue="0.00" inputMode="decimal" />
          </FormField>
          <FormField label="GST" error={error}>
            <NativeSelect name="gst" placeholder="Choose" options={[{ value: 5, label: "5%" }]} />
          </FormField>
          <FormField label="Description" error={error}>
            <Textarea name="description" />
          </FormField>
          <FormField label="Terms" hideLabel error={error}>
            <Checkbox name="terms" label="Sold in packs only" help="Retailers cannot order single units." />
          </FormField>
          <FormField label="Volume" help="Length × width × height">
            <Input name="volume" readOnly value="0.024" suffix="m³" />
          </FormField>
        </div>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>],
});
