import { LayoutGrid, List } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./toggle-group.about.tsx";
import { ToggleGroup } from "./toggle-group.tsx";

const periods = [
  { value: "today", label: "Today" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
];
const reasons = ["Damaged", "Leakage", "Near expiry", "Expired", "Short", "Wrong SKU", "MRP mismatch"].map((label) => ({
  value: label,
  label,
}));

interface OneProps {
  onChoose: (value: string) => void;
  disabled?: boolean;
}
function One({ onChoose, disabled }: OneProps) {
  const [value, setValue] = useState("today");
  const choose = (next: string) => {
    setValue(next);
    onChoose(next);
  };
  return <ToggleGroup aria-label="Period" options={periods} value={value} onValueChange={choose} disabled={disabled} />;
}

function Several({ error }: { error?: string }) {
  const [value, setValue] = useState<readonly string[]>(error ? [] : ["Damaged"]);
  return (
    <div style={{ inlineSize: 420, maxInlineSize: "100%" }}>
      <FormField label="Reason for 4 rejected" group required error={error}>
        <ToggleGroup
          name="reason"
          variant="chips"
          size="touch"
          multiple
          options={reasons}
          value={value}
          onValueChange={setValue}
        />
      </FormField>
    </div>
  );
}

const meta = preview.meta({
  title: "Actions/Toggle group",
  component: One,
  parameters: { about },
  args: { onChoose: fn() },
});

export const Playground = meta.story({ tags: ["themed"] });
export const OneIsChosenByArrows = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Today" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("7");
    await expect(canvas.getByRole("radio", { name: "7 days" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("30");
  },
});
export const Chips = meta.story({
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Damaged" })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Near expiry" })).toBeChecked();
  },
});
export const Invalid = meta.story({ render: () => <Several error="Reason is required" /> });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithKeys = meta.story({
  render: () => (
    <div style={{ inlineSize: 300 }}>
      <ToggleGroup
        aria-label="Disposition"
        variant="chips"
        options={["Ordered", "Call back", "No answer", "Not needed"].map((label, index) => ({
          value: label,
          label,
          hint: <Kbd>{`${index + 1}`}</Kbd>,
        }))}
        value="Ordered"
        onValueChange={fn()}
      />
    </div>
  ),
});
export const BadInput = meta.story({
  render: () => (
    <Grid>
      <ToggleGroup aria-label="None" options={[]} value={null} onValueChange={fn()} />
      <div style={{ inlineSize: 300 }}>
        <ToggleGroup
          aria-label="Long"
          options={[
            { value: "a", label: "Toor Dal क्षितिज 🧾 ".repeat(30) },
            { value: "b", label: "x".repeat(10_000) },
          ]}
          value="nothing of them"
          onValueChange={fn()}
        />
      </div>
      <ToggleGroup aria-label="Missing" multiple options={periods} value={undefined} onValueChange={fn()} />
    </Grid>
  ),
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["joined", "chips"] as const).flatMap((variant) =>
        (["sm", "md", "touch"] as const).map((size) => (
          <Sample key={`${variant} ${size}`} name={`${variant} ${size}`}>
            <ToggleGroup
              aria-label={`${variant} ${size}`}
              variant={variant}
              size={size}
              options={[
                { value: "list", label: "List", icon: List },
                { value: "cards", label: "Cards", icon: LayoutGrid },
                { value: "map", label: "Map", disabled: true },
              ]}
              value="list"
              onValueChange={fn()}
            />
          </Sample>
        )),
      )}
    </Grid>
  ),
});
