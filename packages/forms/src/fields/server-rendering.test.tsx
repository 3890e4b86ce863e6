import { OverlayProvider } from "@o2r/ui/overlays";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import {
  checkbox,
  date,
  defineForm,
  file,
  image,
  list,
  lookup,
  money,
  multiSelect,
  onOff,
  percent,
  select,
  step,
  text,
  textarea,
  type FormDefinition,
} from "../index.ts";
import { EngineForm, useDraft, useEngineForm, useLeaveGuard } from "../react/index.ts";
import { withReady } from "../ready/with-ready.ts";
import {
  DocumentServicesProvider,
  DraftBanner,
  ErrorSummary,
  fieldComponents,
  FormSections,
  FormSteps,
  type DocumentServices,
} from "./index.ts";

const form = defineForm({
  id: "served",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true }),
    note: textarea({ label: "Note" }),
    kind: select({ label: "Kind", options: ["PERCENT", "FLAT"] }),
    share: percent({ label: "Share", visible: { field: "kind", in: ["PERCENT"] } }),
    price: money({ label: "Price" }),
    live: onOff({ label: "Live" }),
    agreed: checkbox({ label: "Agreed" }),
    from: date({ label: "From" }),
    product: lookup({ label: "Product", source: "product" }),
    tags: multiSelect({ label: "Tags", options: ["A", "B"] }),
    paper: file({ label: "Paper" }),
    picture: image({ label: "Picture" }),
    lines: list({ label: "Lines", row: "Line", fields: { sku: text({ label: "SKU" }) } }),
  },
});
const stepped: FormDefinition = { ...form, id: "stepped", steps: [step("one", "One", ["title", "price"])] };

const values = {
  title: "Diwali & more",
  note: "Till the end",
  kind: "FLAT",
  price: 12,
  live: true,
  from: "2026-11-01",
  lines: [{ sku: "ATTA" }],
};
const documents: DocumentServices = { upload: () => Promise.reject(new Error("none")), urlOf: (id) => `/${id}` };

function Page({ definition }: { readonly definition: FormDefinition }) {
  const handle = useEngineForm(definition, { defaultValues: values, registry: withReady(), onSubmit: () => undefined });
  const draft = useDraft(handle, { key: "new" });
  useLeaveGuard(handle);
  return (
    <OverlayProvider>
      <DocumentServicesProvider value={documents}>
        <EngineForm form={handle} components={fieldComponents}>
          <DraftBanner draft={draft} />
          <ErrorSummary form={handle} />
          {definition.steps.length > 0 ? <FormSteps>{null}</FormSteps> : <FormSections />}
        </EngineForm>
      </DocumentServicesProvider>
    </OverlayProvider>
  );
}

const draw = async (definition: FormDefinition): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<Page definition={definition} />, {
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  expect(failures).toEqual([]);
  return html;
};

it("is drawn by a server with its default values in the HTML, and nothing that is hidden", async () => {
  const html = await draw(form);
  expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Diwali &amp; more"/);
  expect(html).toMatch(/<textarea[^>]*name="note"[^>]*>Till the end</);
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>FLAT</);
  expect(html).toMatch(/<input[^>]*name="price"[^>]*value="12.00"/);
  expect(html).toMatch(/<input[^>]*name="live"[^>]*checked=""/);
  expect(html).not.toMatch(/<input[^>]*name="agreed"[^>]*checked=""/);
  expect(html).toContain("01-11-2026");
  expect(html).toMatch(/<input[^>]*name="lines\.[^"]*\.sku"[^>]*value="ATTA"/);
  expect(html).not.toContain('name="share"');
});

it("draws a form of several steps at its first one", async () => {
  const html = await draw(stepped);
  expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Diwali &amp; more"/);
});
