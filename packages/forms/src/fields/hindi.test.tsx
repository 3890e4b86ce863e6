import { LabelsProvider as UiLabelsProvider } from "@o2r/ui";
import { OverlayProvider } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { hindi as messages } from "../hindi/index.ts";
import type { FormDefinition } from "../index.ts";
import { EngineForm, useEngineForm } from "../react/index.ts";
import { withReady } from "../ready/with-ready.ts";
import { hindi as labels } from "./hindi.ts";
import {
  DocumentServicesProvider,
  DraftBanner,
  ErrorSummary,
  fieldComponents,
  FormSections,
  FormSteps,
  LabelsProvider,
  type DocumentServices,
} from "./index.ts";
import { formEnglish } from "./labels.ts";
import { englishWords, hindiOffer, spokenAttributes } from "./stories/hindi-offer.ts";

const documents: DocumentServices = { upload: () => Promise.reject(new Error("none")), urlOf: (id) => `/${id}` };
const registry = withReady({
  sources: { goods: { search: () => Promise.resolve([]) } },
  derivations: { place: () => "दिल्ली" },
});
const values = {
  kind: "P",
  share: 120,
  note: "अब",
  mobile: "12",
  days: 0,
  from: "2020-01-01",
  pincode: "110001",
  city: "मुंबई",
  papers: ["1"],
  lines: [{ sku: "आटा" }, { sku: "आटा" }, {}, {}],
};

function Page({ definition, children }: { readonly definition: FormDefinition; readonly children: ReactNode }) {
  const form = useEngineForm(definition, {
    messages,
    registry,
    defaultValues: values,
    today: "2026-11-24",
    onSubmit: () => undefined,
  });
  const [tried] = useState(() => {
    form.engine.validate({ show: true });
    return form;
  });
  const draft = {
    found: { version: 1, savedAt: "2026-11-23T10:00:00Z", values: {} },
    keptAt: undefined,
    restore: () => ({ restored: [], misfits: [] }),
    discard: () => undefined,
  };
  return (
    <OverlayProvider>
      <LabelsProvider labels={labels}>
        <DocumentServicesProvider value={documents}>
          <EngineForm form={tried} components={fieldComponents}>
            <DraftBanner draft={draft} />
            <ErrorSummary form={tried} />
            {children}
          </EngineForm>
        </DocumentServicesProvider>
      </LabelsProvider>
    </OverlayProvider>
  );
}

/** What of a page is seen or read out. */
const saidBy = async (page: ReactNode): Promise<readonly string[]> => {
  const { prelude } = await prerender(page);
  const html = (await new Response(prelude).text()).replaceAll(/<(script|style)[^]*?<\/\1>/g, "");
  const attributes = [...html.matchAll(new RegExp(` (?:${spokenAttributes.join("|")})="([^"]*)"`, "g"))];
  const texts = [...html.matchAll(/>([^<]+)</g)];
  return [...attributes, ...texts].map(([, words = ""]) => words.replaceAll(/&[#\w]+;/g, ""));
};

it("says no English word in a Hindi form of every kind of field, with all its errors", async () => {
  const said = await saidBy(
    <Page definition={{ ...hindiOffer, steps: [] }}>
      <FormSections />
    </Page>,
  );
  expect(englishWords(said)).toEqual([]);
  expect(said).toEqual(
    expect.arrayContaining([
      "प्रतिशत 100% से अधिक नहीं हो सकता",
      "मान्य मोबाइल नंबर भरें",
      "24-11-2026 या उसके बाद का दिन होना चाहिए",
      "3 से अधिक प्रविष्टियाँ नहीं हो सकतीं",
      "पंक्ति जोड़ें",
      "पंक्ति 1 हटाएँ",
      "वापस लाएँ",
    ]),
  );
});

it("says none in a form of several steps either", async () => {
  const said = await saidBy(
    <Page definition={hindiOffer}>
      <FormSteps>{null}</FormSteps>
    </Page>,
  );
  expect(englishWords(said)).toEqual([]);
  expect(said).toEqual(expect.arrayContaining(["आगे", "3 में से चरण 1: "]));
});

it("has words for all that a form says, and takes a provider of components alone", () => {
  expect(Object.keys(labels.form)).toEqual(Object.keys(formEnglish));
  expect(LabelsProvider).toBe(UiLabelsProvider);
});
