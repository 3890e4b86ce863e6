import { Button, Card } from "@o2r/ui";
import { useEffect, useState } from "react";
import type { FormDefinition, RawValues, Registry } from "../../../index.ts";
import { FormInspector } from "../../../devtools/index.ts";
import { EngineForm, useEngineForm } from "../../../react/index.ts";
import { sortDraft } from "../../../react/sort-draft.ts";
import { DocumentServicesProvider, ErrorSummary, fieldComponents, FormSections } from "../../index.ts";
import { documents } from "../story-services.ts";
import { bodyOf, Verdict } from "./verdict.tsx";
import "../story-form.css";

interface LiveFormProps {
  readonly definition: FormDefinition;
  readonly registry: Registry;
  readonly facts: Readonly<Record<string, string>>;
  /** What was typed into the form before it was changed: what still fits is kept. */
  readonly typed: RawValues;
  readonly onType: (values: RawValues) => void;
}

const stillFitting = (definition: FormDefinition, values: RawValues): RawValues =>
  // No version is -1: whatever has another kind by now is left out.
  sortDraft(definition, { version: -1, savedAt: "", values }).values;

/** The form that a definition makes, with why it is as it is and what the service says of it. */
export function LiveForm({ definition, registry, facts, typed, onType }: LiveFormProps) {
  const [saved, setSaved] = useState(false);
  const form = useEngineForm(definition, {
    defaultValues: stillFitting(definition, typed),
    facts,
    registry,
    onSubmit: () => setSaved(true),
  });
  const { engine } = form;
  useEffect(
    () =>
      engine.subscribeValues(() => {
        setSaved(false);
        onType(bodyOf(engine));
      }),
    [engine, onType],
  );
  return (
    <>
      <Card title="Form">
        <DocumentServicesProvider value={documents}>
          <EngineForm form={form} components={fieldComponents} className="story-form">
            <ErrorSummary form={form} />
            <div>
              <FormSections />
            </div>
            <div className="playground-foot">
              <Button type="submit" variant="primary">
                Save
              </Button>
              <output>{saved ? "Nothing stops it. This page keeps nothing." : ""}</output>
            </div>
          </EngineForm>
        </DocumentServicesProvider>
      </Card>
      <Verdict engine={engine} registry={registry} facts={facts} />
      <Card title="Explain" flush>
        <div className="playground-inspector">
          <FormInspector form={form} />
        </div>
      </Card>
    </>
  );
}
