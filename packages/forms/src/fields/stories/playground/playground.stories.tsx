import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { examples, textOfExample } from "./examples.ts";
import { Playground } from "./playground.tsx";
import { longestDefinition } from "./read-definition.ts";
import { hashOf } from "./share-link.ts";

const meta = preview.meta({
  title: "Patterns/Forms/Playground",
  component: Playground,
  args: { address: "./iframe.html?viewMode=story&id=patterns-forms-playground--open" },
});

/** The playground itself, on which nothing plays: a shared link opens it. Its inspector draws only the names in sight. */
export const Open = meta.story({ tags: ["unsteady"] });

/** The address as it was, for the story after. */
const forgetLink = () => () => {
  history.replaceState(history.state, "", location.pathname + location.search);
};

type Canvas = ReturnType<typeof within>;
const json = (canvas: Canvas): HTMLTextAreaElement => canvas.getByLabelText("JSON");
const rewrite = async (canvas: Canvas, text: string): Promise<void> => {
  await fireEvent.change(json(canvas), { target: { value: text } });
};

/** Change the definition on the left; the form, its lint and its verdict follow. */
export const EditADefinition = meta.story({
  beforeEach: forgetLink,
  play: async ({ canvas, step }) => {
    await step("an edit changes the form, and what was typed stays", async () => {
      await userEvent.type(await canvas.findByLabelText(/^Title/), "Diwali");
      await rewrite(canvas, json(canvas).value.replace('"label": "Discount"', '"label": "Rebate"'));
      await expect(await canvas.findByLabelText(/^Rebate/)).toBeVisible();
      await expect(canvas.getByLabelText(/^Title/)).toHaveValue("Diwali");
    });
    await step("the service says what it would refuse, and then what it stores", async () => {
      const verdict = within(canvas.getByRole("region", { name: "Verdict of the service" }));
      await waitFor(() => expect(verdict.getByRole("list", { name: "Errors" })).toHaveTextContent("discountType"));
      await userEvent.selectOptions(canvas.getByLabelText(/^Discount type/), "FLAT");
      await userEvent.type(canvas.getByLabelText(/^Rebate/), "50");
      await waitFor(() =>
        expect(verdict.getByRole("figure", { name: "Values to store" })).toHaveTextContent('"discount": 50'),
      );
    });
    await step("broken JSON is told, and the last form that worked stays with what was typed", async () => {
      await rewrite(canvas, json(canvas).value.slice(0, -4));
      await waitFor(() => expect(json(canvas)).toHaveAccessibleDescription(/^This is no JSON: .+/));
      await expect(json(canvas)).toBeInvalid();
      await expect(canvas.getByText("This is the last form that worked")).toBeVisible();
      await expect(canvas.getByLabelText(/^Rebate/)).toHaveValue("50");
    });
    await step("a definition that cannot work is told by its place", async () => {
      await rewrite(
        canvas,
        textOfExample("An offer: conditions and comparisons").replace('"maxLength": 50', '"maxLength": "50"'),
      );
      await waitFor(() =>
        expect(json(canvas)).toHaveAccessibleDescription('fields.title.maxLength: not a whole number: "50"'),
      );
    });
    await step("too long a text is not read", async () => {
      await rewrite(canvas, " ".repeat(longestDefinition + 1));
      await waitFor(() => expect(json(canvas)).toHaveAccessibleDescription(/^Too long: 64,001 characters/));
    });
  },
});

export const LintFindsMistakes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Begin with"), "With mistakes, for lint");
    const lint = within(canvas.getByRole("region", { name: "Lint" }));
    await expect((await lint.findAllByText("fields.branches.visible"))[0]).toBeVisible();
  },
});

export const AFactDecides = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText("Begin with"),
      "A supplier: sections, facts and formats",
    );
    await userEvent.selectOptions(await canvas.findByLabelText("mode"), "edit");
    await waitFor(() => expect(canvas.getByLabelText(/^Code/)).toHaveAttribute("readonly"));
  },
});

export const SharedAsALink = meta.story({
  beforeEach: forgetLink,
  play: async ({ canvas, step }) => {
    await step("the link holds the definition", async () => {
      await rewrite(canvas, json(canvas).value.replace('"label": "Title"', '"label": "शीर्षक"'));
      await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
      await waitFor(() => expect(location.hash).toMatch(/^#form=[\w-]+$/));
    });
    await step("who opens it finds the form", async () => {
      const { hash } = location;
      await userEvent.selectOptions(canvas.getByLabelText("Begin with"), "With mistakes, for lint");
      await expect(await canvas.findByLabelText(/^Kind/)).toBeVisible();
      location.hash = "";
      location.hash = hash;
      await expect(await canvas.findByLabelText(/^शीर्षक/)).toBeVisible();
    });
    await step("a damaged link says so, and the form stays", async () => {
      location.hash = "#form=%%%";
      await expect((await canvas.findAllByText(/^This link is damaged/))[0]).toBeVisible();
      await expect(canvas.getByLabelText(/^शीर्षक/)).toBeVisible();
    });
    await step("a link that unpacks to more than a form can be is not read", async () => {
      location.hash = await hashOf(" ".repeat(5_000_000));
      await expect((await canvas.findAllByText("This link holds more than a form can be."))[0]).toBeVisible();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Begin with"), Object.keys(examples)[2] ?? "");
    await userEvent.click(await canvas.findByRole("button", { name: /Add line/i }));
    await expect(await canvas.findByRole("textbox", { name: /SKU/ })).toBeVisible();
  },
});
