import { Button } from "@o2r/ui";
import { useState } from "react";
import { DocumentServicesProvider, ErrorSummary, fieldComponents, FormSections } from "../index.ts";
import type { FormDefinition, RawValues, Registry } from "../../index.ts";
import { EngineForm, useEngineForm, useFormSnapshot, useSubmitting, type FormHandle } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { documents, sources } from "./story-services.ts";
import "./story-form.css";

interface StoryFormProps {
  readonly definition: FormDefinition;
  readonly values?: RawValues;
  readonly facts?: Readonly<Record<string, string>>;
  readonly registry?: Registry;
  /** What the service does with the values; by default it takes them. */
  readonly save?: (values: unknown) => Promise<void>;
  /** Tries to save at once, so that the errors show. */
  readonly tried?: boolean;
}

/** A form as a page has it: summary, sections, a button, and what was saved last. */
export function StoryForm({ definition, values = {}, facts = {}, registry = {}, save, tried = false }: StoryFormProps) {
  const [saved, setSaved] = useState("");
  const form = useEngineForm(definition, {
    defaultValues: values,
    facts,
    registry: withReady({ sources, ...registry }),
    today: "2026-11-21",
    onSubmit: async (submitted) => {
      await save?.(submitted);
      setSaved(JSON.stringify(submitted));
    },
  });
  const [shown] = useState(() => {
    if (tried) form.engine.validate({ show: true });
    return form;
  });
  return (
    <DocumentServicesProvider value={documents}>
      <EngineForm form={shown} components={fieldComponents} className="story-form" style={{ maxInlineSize: 560 }}>
        <ErrorSummary form={form} />
        <div>
          <FormSections />
        </div>
        <Foot form={form} />
        <output aria-label="Saved">{saved}</output>
      </EngineForm>
    </DocumentServicesProvider>
  );
}

function Foot({ form }: { readonly form: FormHandle }) {
  const { changed } = useFormSnapshot(form);
  const saving = useSubmitting(form);
  return (
    <div style={{ display: "flex", gap: 16, alignItems: "center" }}>
      <Button type="submit" variant="primary" loading={saving}>
        Save
      </Button>
      <span>{changed === 1 ? "1 unsaved change" : `${changed} unsaved changes`}</span>
    </div>
  );
}
