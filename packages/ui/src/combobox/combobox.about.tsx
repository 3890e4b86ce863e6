import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";
import { Combobox } from "./combobox.tsx";
import type { ComboboxOption } from "./combobox.types.ts";

const products: readonly ComboboxOption[] = [
  { value: "p1", label: "Sona Masoori Rice 25 kg", detail: "ANP-RICE-SM25" },
  { value: "p2", label: "Chakki Atta 10 kg", detail: "ANP-ATTA-CH10" },
  { value: "p3", label: "Toor Dal 1 kg × 20", detail: "DHL-DAL-TR01" },
];

function Example() {
  const [product, setProduct] = useState<ComboboxOption | null>(null);
  return (
    <FormField label="Product" required>
      <Combobox
        name="product"
        placeholder="Type to find"
        options={products}
        value={product}
        onValueChange={setProduct}
      />
    </FormField>
  );
}

const sizes: readonly ComboboxOption[] = [
  { value: "s", label: "Small" },
  { value: "l", label: "Large" },
];
const nothing = () => {};

export const about: About = {
  summary: "One of many, or several of many, found by typing.",
  status: "stable",
  since: "0.1.0",
  exports: ["Combobox", "MultiCombobox"],
  when: [
    "For lists too long to be looked through, and for everything that the service looks up.",
    "`MultiCombobox` for several of them.",
  ],
  whenNot: ["For fewer than eight fixed options: a select, or radio buttons where all should be seen at once."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Text", what: "What is typed, until a choice takes its place.", at: "input" },
    { name: "Opens the list", what: "For those who look before they type.", at: ".o2r-combobox-button" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Product">
              <Combobox options={products} value={products[1] ?? null} onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "Give the chosen option with its label, so that it reads before anything was looked up.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Product">
              <Combobox options={[]} value={{ value: "p2", label: "p2" }} onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "An id means nothing to whoever reads the form.",
      },
    },
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Size" group>
              <RadioGroup
                name="size"
                options={[
                  { value: "s", label: "Small" },
                  { value: "l", label: "Large" },
                ]}
                value="s"
                onValueChange={nothing}
              />
            </FormField>
          </Wide>
        ),
        why: "Show two or three options at once.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Size">
              <Combobox options={sizes} value={sizes[0] ?? null} onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "Nobody searches in two options.",
      },
    },
  ],
  keyboard: [
    { keys: ["letters", "paste"], does: "Find, and replace the words of what was chosen." },
    { keys: ["↑", "↓"], does: "Move through what was found." },
    {
      keys: ["Enter"],
      does: "Chooses the option that is marked. Pressed before the options for the typed words have come it waits for them, and takes the only one or the one with that name. After a look-up that failed it tries again.",
    },
    { keys: ["Escape"], does: "Closes the list, and gives the chosen words back." },
    { keys: ["Backspace"], does: "In an empty `MultiCombobox` takes the last one away." },
  ],
  accessibility: [
    "ARIA's combobox with a list.",
    "How many options were found is announced.",
    "A function as `options` is asked at most once every half second, and the first 50 options are shown.",
  ],
};
