import type { ComponentType } from "react";
import type { Field as FieldDefinition, FormDefinition } from "../../index.ts";
import { EngineForm, Field, useEngineForm, type FieldProps } from "../../react/index.ts";
import { DocumentServicesProvider, fieldComponents } from "../index.ts";
import { documents, sources } from "./story-services.ts";
import "./states.css";
import { withReady } from "../../ready/with-ready.ts";

type Make = (options: {
  readonly label: string;
  readonly help?: string;
  readonly required?: true;
  readonly readOnly?: true;
  readonly enabled?: { readonly fact: string; readonly in: readonly string[] };
}) => FieldDefinition;

export interface StatesProps {
  /** Makes the field of this kind. */
  readonly make: Make;
  readonly filled: unknown;
  /** What is refused; an empty required field where nothing else can be. */
  readonly wrong?: unknown;
  readonly long: unknown;
  readonly as?: ComponentType<FieldProps>;
}

interface State {
  readonly name: string;
  readonly field: FieldDefinition;
  readonly value?: unknown;
  readonly tried?: boolean;
  readonly loading?: boolean;
  readonly density?: "compact";
}

const never = { fact: "never", in: ["so"] } as const;
const longLabel = "A label so long that it must find room on two lines, and must not break the form";

const statesOf = ({ make, filled, wrong, long }: StatesProps): readonly State[] => [
  { name: "Default", field: make({ label: "Label", help: "A word of help" }) },
  { name: "Filled", field: make({ label: "Label" }), value: filled },
  { name: "Required", field: make({ label: "Label", required: true }) },
  { name: "Disabled", field: make({ label: "Label", enabled: never }), value: filled },
  { name: "Read-only", field: make({ label: "Label", readOnly: true }), value: filled },
  { name: "Invalid", field: make({ label: "Label", required: true }), value: wrong, tried: true },
  { name: "Loading", field: make({ label: "Label" }), loading: true },
  { name: "Long text", field: make({ label: longLabel, help: "Help that is long as well. ".repeat(3) }), value: long },
  { name: "Compact", field: make({ label: "Label", required: true }), value: filled, density: "compact" },
];

/** One kind of field in every state, each in a form of its own. */
export function States(props: StatesProps) {
  return (
    <DocumentServicesProvider value={documents}>
      <div className="story-states">
        {statesOf(props).map((state) => (
          <section key={state.name} aria-label={state.name} data-density={state.density}>
            <h2>{state.name}</h2>
            <One state={state} as={props.as} />
          </section>
        ))}
      </div>
    </DocumentServicesProvider>
  );
}

function One({ state, as }: { readonly state: State; readonly as: StatesProps["as"] }) {
  const definition: FormDefinition = {
    id: "state",
    version: 1,
    fields: { key: state.field },
    rules: [],
    sections: [],
    steps: [],
  };
  const form = useEngineForm(definition, {
    defaultValues: state.value === undefined ? {} : { key: state.value },
    registry: withReady({ sources }),
    today: "2026-11-21",
    onSubmit: () => undefined,
  });
  if (state.tried && !form.engine.field("key").error) form.engine.validate({ show: true });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <Field name="key" as={as} loading={state.loading} />
    </EngineForm>
  );
}
