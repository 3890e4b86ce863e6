import { Button } from "@o2r/ui";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import {
  date,
  defineForm,
  file,
  lookup,
  money,
  multiLookup,
  onOff,
  password,
  select,
  text,
  type Filters,
} from "../../index.ts";
import { EngineForm, Field, useEngineForm } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { DateRangeField, DocumentServicesProvider, ErrorSummary, fieldComponents, ReadOnlyField } from "../index.ts";
import { StoryForm } from "./story-form.tsx";
import { documents, sources } from "./story-services.ts";
import "./story-form.css";

const meta = preview.meta({ title: "Patterns/Forms/Fields/More kinds" });

const periodForm = defineForm({
  id: "period",
  version: 1,
  fields: {
    from: date({ label: "From", max: "none", required: true }),
    till: date({ label: "Till", max: "none", required: true }),
  },
  rules: [
    {
      compare: ["from", "<=", "till"],
      message: { left: "Must be earlier than till date.", right: "Must be later than from date" },
    },
  ],
});

function Period() {
  const [saved, setSaved] = useState("");
  const form = useEngineForm(periodForm, {
    today: "2026-11-21",
    onSubmit: (values) => JSON.stringify(values),
    onSaved: setSaved,
  });
  return (
    <EngineForm form={form} components={fieldComponents} className="story-form" style={{ maxInlineSize: 420 }}>
      <ErrorSummary form={form} />
      <DateRangeField from="from" till="till" label="Valid" help="Both days are included." />
      <Button type="submit" variant="primary" style={{ justifySelf: "start" }}>
        Save
      </Button>
      <output aria-label="Saved">{saved}</output>
    </EngineForm>
  );
}

export const DateRange = meta.story({
  render: () => <Period />,
  play: async ({ canvas, canvasElement, step }) => {
    const input = (name: string) =>
      canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement("input");
    await step("two fields in one control, which the summary finds", async () => {
      await waitFor(() => expect(input("from").name).toBe("from"), { timeout: 20_000 });
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(input("from")).toHaveAccessibleDescription("This field is required"));
      await userEvent.click(canvas.getAllByRole("link")[1] ?? document.body);
      await waitFor(() => expect(input("till")).toHaveFocus());
      await userEvent.keyboard("{Escape}");
    });
    await step("both days are written", async () => {
      await userEvent.type(input("from"), "01-12-2026");
      await userEvent.type(input("till"), "31-12-2026");
      await userEvent.keyboard("{Escape}");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"from":"2026-12-01","till":"2026-12-31"}'),
      );
    });
  },
});

const unsuppliedForm = defineForm({
  id: "unsupplied",
  version: 1,
  fields: {
    unit: select({ label: "Unit", options: { source: "unit" } }),
    brand: lookup({ label: "Brand", source: "brand" }),
    kit: multiLookup({ label: "SKU kit", source: "product" }),
    title: text({ label: "Title" }),
  },
});

function Unsupplied() {
  const form = useEngineForm(unsuppliedForm, {
    defaultValues: { brand: "b1", kit: ["p1"] },
    registry: withReady(),
    onSubmit: () => undefined,
  });
  return (
    <EngineForm form={form} components={fieldComponents} style={{ display: "grid", gap: 16, maxInlineSize: 420 }}>
      {Object.keys(unsuppliedForm.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
    </EngineForm>
  );
}

/** The registry lacks what the definition names: each field says so, and the others work. */
export const NoSource = meta.story({
  render: () => <Unsupplied />,
  play: async ({ canvas }) => {
    for (const [label, name] of [
      ["Unit", "unit"],
      ["Brand", "brand"],
      ["SKU kit", "product"],
    ] as const) {
      await waitFor(() =>
        expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
          `The registry has no source "${name}" to choose from`,
        ),
      );
    }
    await userEvent.type(canvas.getByLabelText("Title"), "Diwali");
    await expect(canvas.getByLabelText("Title")).toHaveValue("Diwali");
  },
});

const fixed = { as: ReadOnlyField } as const;
const shownForm = defineForm({
  id: "shown",
  version: 1,
  fields: {
    name: text({ label: "Name" }),
    mrp: money({ label: "MRP" }),
    born: date({ label: "Made on" }),
    active: onOff({ label: "Active" }),
    type: select({ label: "Type", options: [{ value: "F", label: "Food" }] }),
    kit: multiLookup({ label: "SKU kit", source: "product" }),
    invoice: file({ label: "Invoice" }),
    secret: password({ label: "Secret" }),
    empty: text({ label: "Nothing" }),
  },
});

function Shown() {
  const form = useEngineForm(shownForm, {
    defaultValues: {
      name: "Chakki Atta 10 kg",
      mrp: 123456.5,
      born: "2026-11-20",
      active: true,
      type: "F",
      kit: ["p2", "p3"],
      invoice: "d1",
      secret: "word",
    },
    registry: withReady({ sources }),
    onSubmit: () => undefined,
  });
  return (
    <DocumentServicesProvider value={documents}>
      <EngineForm form={form} components={fieldComponents} style={{ display: "grid", gap: 16, maxInlineSize: 420 }}>
        {Object.keys(shownForm.fields).map((name) => (
          <Field key={name} name={name} {...fixed} />
        ))}
      </EngineForm>
    </DocumentServicesProvider>
  );
}

export const ReadOnly = meta.story({
  render: () => <Shown />,
  play: async ({ canvas, step }) => {
    await step("every kind stands there in words", async () => {
      await waitFor(() =>
        expect(canvas.getByLabelText("SKU kit")).toHaveTextContent("Toor Dal 1 kg, Basmati Rice 5 kg"),
      );
      const words = ["Name", "MRP", "Made on", "Active", "Type", "Secret", "Nothing"].map(
        (label) => canvas.getByLabelText(label).textContent,
      );
      await expect(words).toEqual(["Chakki Atta 10 kg", "₹1,23,456.50", "20-11-2026", "Yes", "Food", "••••••", "–"]);
      await expect(canvas.getByRole("link", { name: /Document 1/ })).toBeVisible();
    });
  },
});

/** What the source was asked, newest last. */
const asked: { readonly query: string; readonly filters: Filters }[] = [];
const brands = Array.from({ length: 200 }, (_, index) => ({
  value: `b${index}`,
  label: `Brand ${index} of ${index % 2 === 0 ? "Anpurna" : "Bharat"}`,
  company: index % 2 === 0 ? "A" : "B",
}));

export const AsyncSelect = meta.story({
  render: () => (
    <StoryForm
      definition={defineForm({
        id: "async",
        version: 1,
        fields: {
          company: select({ label: "Company", options: ["A", "B"] }),
          brand: lookup({
            label: "Brand",
            source: "brand",
            filters: { companyId: "company" },
            fixed: { active: true },
            required: true,
          }),
        },
      })}
      registry={{
        sources: {
          brand: {
            search: (query, filters) => {
              asked.push({ query, filters });
              const found = brands.filter(
                ({ label, company }) =>
                  label.toLowerCase().includes(query.toLowerCase()) &&
                  (filters["companyId"] === undefined || company === filters["companyId"]),
              );
              return Promise.resolve(found.slice(0, 50));
            },
            resolve: (values) => Promise.resolve(brands.filter(({ value }) => values.includes(value))),
          },
        },
      }}
    />
  ),
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas, canvasElement, step }) => {
    const options = () => [...canvasElement.ownerDocument.querySelectorAll("[role=option]")];
    const brand = () => canvas.getByRole("combobox", { name: /^Brand/ });
    await step("fifty are shown, asked for with the fixed filter", async () => {
      await waitFor(() => expect(brand()).toBeEnabled());
      await userEvent.click(brand());
      await waitFor(() => expect(options()).toHaveLength(50));
      await expect(asked.at(-1)?.filters).toEqual({ active: true });
      await userEvent.keyboard("{Escape}");
    });
    await step("another field narrows it, and what was found before is asked for again", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Company"), "B");
      await userEvent.click(brand());
      await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ companyId: "B", active: true }));
      await waitFor(() => expect(options()[0]).toHaveTextContent("Brand 1 of Bharat"));
      const wanted = options().find(({ textContent }) => textContent === "Brand 19 of Bharat");
      await userEvent.click(wanted ?? document.body);
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"company":"B","brand":"b19"}'));
    });
  },
});

const waiting: (() => void)[] = [];

export const LabelToCome = meta.story({
  name: "a chosen value waits for its label without showing its id, which is shown where no label comes",
  render: () => (
    <StoryForm
      definition={defineForm({
        id: "label-to-come",
        version: 1,
        fields: {
          brand: lookup({ label: "Brand", source: "brand" }),
          other: lookup({ label: "Other brand", source: "brand" }),
        },
      })}
      values={{ brand: "b19", other: "gone" }}
      registry={{
        sources: {
          brand: {
            search: () => Promise.resolve(brands.slice(0, 50)),
            resolve: (values) =>
              new Promise((answer) => {
                waiting.push(() => answer(brands.filter(({ value }) => values.includes(value))));
              }),
          },
        },
      }}
    />
  ),
  beforeEach: () => {
    waiting.length = 0;
  },
  play: async ({ canvas }) => {
    const brand = await canvas.findByRole("combobox", { name: /^Brand/ });
    const other = canvas.getByRole("combobox", { name: /^Other brand/ });
    await waitFor(() => expect(brand).toHaveValue("…"));
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const answer of waiting) answer();
    await waitFor(() => expect(brand).toHaveValue("Brand 19 of Bharat"));
    await waitFor(() => expect(other).toHaveValue("gone"));
  },
});
