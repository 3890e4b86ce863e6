import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./combobox.about.tsx";
import { Grid } from "../story/grid.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { demoProducts } from "../patterns/products.ts";
import { Combobox } from "./combobox.tsx";
import type { ComboboxOption, LoadOptions } from "./combobox.types.ts";
import { MultiCombobox } from "./multi-combobox.tsx";
import { filterOptions } from "./use-options.ts";

const products: readonly ComboboxOption[] = demoProducts().map(({ id, name, sku }) => ({
  value: id,
  label: name,
  detail: sku,
}));
const lookUp: LoadOptions = async (query) => filterOptions(products, query);
const never: LoadOptions = () => new Promise(() => {});
const many: LoadOptions = async () =>
  Array.from({ length: 80 }, (_, index) => ({ value: `m${index}`, label: `Company ${index + 1}` }));

interface OneProps {
  options: readonly ComboboxOption[] | LoadOptions;
  start: ComboboxOption | null;
  error?: string;
  disabled?: boolean;
  onChoose: (value: ComboboxOption | null) => void;
}

function One({ options, start, error, disabled, onChoose }: OneProps) {
  const [value, setValue] = useState(start);
  const choose = (next: ComboboxOption | null) => {
    setValue(next);
    onChoose(next);
  };
  return (
    <div style={{ inlineSize: 320, minBlockSize: 400 }}>
      <FormField label="Product" required error={error} disabled={disabled}>
        <Combobox name="product" placeholder="Type to find" options={options} value={value} onValueChange={choose} />
      </FormField>
    </div>
  );
}

function Several() {
  const [value, setValue] = useState<readonly ComboboxOption[]>(products.slice(0, 2));
  return (
    <div style={{ inlineSize: 320, minBlockSize: 400 }}>
      <FormField label="SKU kit" help="Sold together">
        <MultiCombobox name="skuKit" options={lookUp} value={value} onValueChange={setValue} />
      </FormField>
    </div>
  );
}

const meta = preview.meta({
  title: "Input/Combobox",
  parameters: { about },
  component: One,
  args: { options: lookUp, start: null, onChoose: fn() },
});

export const FindsAndChoosesByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole("combobox", { name: /Product/ });
    await expect(input).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard("dal");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1), { timeout: 2000 });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(input).toHaveValue("Toor Dal 1 kg × 20"));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ value: "p3" }));
    await step("leaving with other words brings the chosen one back", async () => {
      await userEvent.keyboard("xyz");
      await userEvent.keyboard("{Escape}");
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue("Toor Dal 1 kg × 20"));
    });
  },
});
export const PastedTextIsSearched = meta.story({
  name: "Pasted text is searched, and Enter takes what matches it",
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole("combobox", { name: /Product/ });
    await userEvent.tab();
    await userEvent.paste(" DHL-DAL-TR01 ");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1), { timeout: 2000 });
    await waitFor(() => expect(screen.getByRole("option")).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(input).toHaveValue("Toor Dal 1 kg × 20"));
    await step("clicked again, what is typed or pasted takes the place of its words", async () => {
      await userEvent.click(input);
      await userEvent.paste("assam");
      await expect(input).toHaveValue("assam");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(input).toHaveValue("Assam Dust Tea 500 g"), { timeout: 2000 });
    });
    await step("what matches nothing takes nothing", async () => {
      await userEvent.click(input);
      await userEvent.paste("no such code");
      await waitFor(() => expect(screen.getAllByText("No match")[0]).toBeVisible(), { timeout: 2000 });
      await userEvent.keyboard("{Enter}");
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue("Assam Dust Tea 500 g"));
    });
    await step("an emptied one stays empty", async () => {
      await userEvent.click(input);
      await userEvent.keyboard("{Backspace}");
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(16), { timeout: 2000 });
      await userEvent.keyboard("{Enter}");
      await expect(args.onChoose).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue("");
    });
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
  },
});

let answers: (() => void)[] = [];
const slow: LoadOptions = (query) =>
  new Promise((resolve) => {
    answers.push(() => resolve(filterOptions(products, query)));
  });
export const EnterWaitsForTheAnswer = meta.story({
  name: "Enter waits for the answer, and takes no row of an older one",
  args: { options: slow },
  beforeEach: () => {
    answers = [];
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: /Product/ });
    await userEvent.click(input);
    answers[0]?.();
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(16));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.paste("dal");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(answers).toHaveLength(2), { timeout: 2000 });
    await expect(args.onChoose).not.toHaveBeenCalled();
    answers[1]?.();
    await waitFor(() => expect(input).toHaveValue("Toor Dal 1 kg × 20"));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute("aria-expanded", "false");
  },
});
export const KnowsItsValueBeforeAnyLookUp = meta.story({
  args: { start: { value: "p99", label: "A product of long ago" } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await expect(input).toHaveValue("A product of long ago");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(input).toHaveValue(""));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
});
export const Loading = meta.story({
  args: { options: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect((await screen.findAllByText("Looking up"))[0]).toBeVisible();
  },
});
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await waitFor(() => expect(screen.getAllByText("No match")[0]).toBeVisible(), { timeout: 2000 });
  },
});

let fails = true;
const unsteady: LoadOptions = async () => {
  if (fails) throw new Error("503");
  return products;
};
export const FailsAndTriesAgain = meta.story({
  args: { options: unsteady },
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    fails = false;
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(16), { timeout: 2000 });
  },
});
export const ShowsFiftyOptions = meta.story({
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(50));
  },
});
export const Invalid = meta.story({ args: { error: "Please select one name" } });
export const Disabled = meta.story({
  args: { disabled: true, start: { value: "p1", label: "Sona Masoori Rice 25 kg" } },
});

export const Multiple = meta.story({
  render: () => <Several />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole("combobox", { name: /SKU kit/ });
    await step("chooses one more", async () => {
      await userEvent.click(input);
      await userEvent.keyboard("tea");
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1), { timeout: 2000 });
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(await canvas.findByRole("button", { name: "Remove Assam Dust Tea 500 g" })).toBeVisible();
    });
    await step("Backspace takes the last away", async () => {
      await userEvent.keyboard("{Escape}");
      input.focus();
      await userEvent.keyboard("{Backspace}");
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Assam Dust Tea 500 g" })).toBeNull());
    });
    await step("a chip's button takes it away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Chakki Atta 10 kg" }));
      await expect(canvas.queryByText("Chakki Atta 10 kg")).toBeNull();
    });
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {([undefined, products[0]] as const).flatMap((value) =>
        [{}, { disabled: true }, { error: "Please select one name" }].map((state) => {
          const name = [value ? "chosen" : "empty", ...Object.keys(state)].join(", ");
          return (
            <div key={name} style={{ inlineSize: 240 }}>
              <FormField label={name} {...state}>
                <Combobox
                  name={name}
                  placeholder="Type to find"
                  options={products}
                  value={value ?? null}
                  onValueChange={() => {}}
                />
              </FormField>
            </div>
          );
        }),
      )}
      <div style={{ inlineSize: 240 }}>
        <FormField label="several">
          <MultiCombobox name="several" options={products} value={products.slice(0, 3)} onValueChange={() => {}} />
        </FormField>
      </div>
    </Grid>
  ),
});
