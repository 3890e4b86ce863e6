import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Input } from "../input/input.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import { Inline, Stack } from "../stack/stack.tsx";
import { Switch } from "../switch/switch.tsx";
import { Textarea } from "../textarea/textarea.tsx";

/** What a page of another house may say of plain elements. */
const ownStyles = `
  i { letter-spacing: 2px; }
  * { box-sizing: content-box; }
  h1 { margin: 32px 0; font-size: 48px; }
  p, ul { margin: 16px; padding: 16px; }
  label { margin: 12px; }
  button { width: 100%; margin: 8px; padding: 20px; border-radius: 0; text-transform: uppercase; letter-spacing: 2px; }
  input, select, textarea { width: 100%; min-height: 60px; margin: 10px; padding: 14px; border: 3px solid; }
`;

/** And of what has an attribute, a state or a class, in a layer, as the README says; the last part is Bootstrap's. */
const layered = `@layer page {
  i { letter-spacing: 2px; }
  input[type="text"], input:not([type="checkbox"]), select[name], textarea[name] { height: 70px; padding: 20px; font-size: 22px; }
  button[type="button"], button:not(:disabled), .o2r-button:not(.x) { width: 100%; padding: 30px; letter-spacing: 3px; }
  label[for], .o2r-field > label { margin: 20px; font-size: 24px; }
  *, *::before, *::after { box-sizing: border-box; }
  h1 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; font-size: calc(1.375rem + 1.5vw); }
  p { margin-top: 0; margin-bottom: 1rem; }
  small { font-size: 0.875em; }
  label { display: inline-block; }
  button, input, optgroup, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  legend { float: left; width: 100%; margin-bottom: 0.5rem; font-size: calc(1.275rem + 0.3vw); }
}`;

const kinds = ["Percent", "Flat"].map((label) => ({ value: label, label }));

function House() {
  return (
    <Stack style={{ inlineSize: 480 }}>
      <PageHeader title="Offers" description="What is cheaper, and until when" />
      <FormField label="Title" required help="As retailers see it" error="Enter a title">
        <Input name="title" />
      </FormField>
      <FormField label="Kind">
        <NativeSelect name="kind" options={kinds} />
      </FormField>
      <FormField label="Note">
        <Textarea name="note" />
      </FormField>
      <Checkbox name="agreed" label="Agreed" help="By both" />
      <Switch name="live" label="Live" />
      <Inline>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({ title: "Patterns/A page with styles of its own", component: House });

/** Where every part stands, and how large its words are. */
const boxesOf = (root: Element): string[] =>
  [...root.querySelectorAll("[class*='o2r-'], [class*='o2r-'] > :is(button, input, select, textarea)")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { fontSize, textTransform, letterSpacing } = getComputedStyle(part);
    const box = [x, y, width, height].map((value) => Math.round(value)).join(" ");
    return `${part.tagName} ${part.className.toString()}: ${box}, ${fontSize} ${textTransform} ${letterSpacing}`;
  });

/** Whether nothing moves under a style sheet that is in force: an element that is none of ours does as it says. */
const staysUnder = async (canvasElement: HTMLElement, text: string): Promise<void> => {
  await expect(within(canvasElement).getByRole("heading", { name: "Offers" })).toBeVisible();
  const before = boxesOf(canvasElement);
  await expect(before.length).toBeGreaterThan(10);
  const sheet = document.createElement("style");
  sheet.textContent = text;
  document.head.append(sheet);
  try {
    const plain = canvasElement.appendChild(document.createElement("i"));
    await expect(getComputedStyle(plain).letterSpacing).toBe("2px");
    plain.remove();
    await expect(boxesOf(canvasElement)).toEqual(before);
  } finally {
    sheet.remove();
  }
};

export const ItsRulesForElementsMoveNothing = meta.story({
  play: async ({ canvasElement }) => staysUnder(canvasElement, ownStyles),
});

export const ItsLayersMoveNothingHoweverMuchTheyName = meta.story({
  play: async ({ canvasElement }) => staysUnder(canvasElement, layered),
});
