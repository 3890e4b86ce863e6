import { Badge, Button } from "@o2r/ui";
import { useState } from "react";
import type { Derivation, Field } from "../definition/field.ts";
import { castValue } from "../engine/cast.ts";
import type { FieldProps } from "../react/form-context.ts";
import type { FormHandle } from "../react/form-handle.ts";
import { useFieldValue } from "../react/use-field.ts";
import { useChosenOptions } from "./choice/chosen-options.ts";
import { lowerFirst, wordsOf } from "./value-words.ts";
import { isFilled, isSameValue, type Value } from "../engine/value.ts";
import "./provenance.css";

/** Who wrote a derived value that a person may also type, and what to do where the two differ. The default is for `React.lazy`. */
// oxlint-disable-next-line import/no-default-export
export default function Provenance(props: FieldProps) {
  const { derive } = props.field;
  if (derive) return <Derived {...props} derive={derive} />;
  return props.state.status === "pending" ? <p className="o2r-origin">Checking…</p> : null;
}

function Derived({ form, id, name, field, state, derive }: FieldProps & { readonly derive: Derivation }) {
  const typed = castValue(field, useFieldValue(form, name)).value;
  const [last, setLast] = useState<Value>();
  if (state.origin === "auto" && typed !== undefined && !isSameValue(last, typed)) setLast(typed);
  const from = useSourceWords(form, name, derive);
  const computed = state.offer ?? workedOut(form, name) ?? last;
  const chosen = useChosenOptions(form, field, computed === undefined ? none : [computed].flat().map(String));
  if (state.status === "pending" || state.origin === "auto") {
    const words =
      state.status === "pending"
        ? "Looking up…"
        : state.status === "failed"
          ? `Could not be looked up from ${lowerFirst(from)}`
          : isFilled(typed) && `From ${lowerFirst(from)}`;
    // What describes the control stays there, also while it says nothing.
    return (
      <p id={`${id}-origin`} className="o2r-origin">
        {words}
      </p>
    );
  }
  if (typed === undefined || computed === undefined || isSameValue(computed, typed)) return null;
  // The pressed button goes, so the focus goes on to the field it spoke of.
  const settle = (decide: () => void) => {
    decide();
    form.focus(name);
  };
  return (
    <div className="o2r-origin" data-stale={state.offer !== undefined || undefined}>
      <output>
        <Badge tone={state.offer === undefined ? "neutral" : "warning"}>Edited by hand</Badge>
        <span>{` ${from} ${derive.from.length > 1 ? "give" : "gives"} “${wordsOf(field, computed, chosen)}”`}</span>
      </output>
      <span className="o2r-origin-acts">
        <Button
          size="sm"
          variant="link"
          aria-label={`Use computed value for ${field.label}`}
          onClick={() => settle(() => form.engine.takeOffer(name, computed))}
        >
          Use computed value
        </Button>
        {state.offer !== undefined && (
          <Button
            size="sm"
            variant="link"
            aria-label={`Keep ${field.label} as typed`}
            onClick={() => settle(() => form.engine.dropOffer(name))}
          >
            Keep mine
          </Button>
        )}
      </span>
    </div>
  );
}

const list = new Intl.ListFormat("en-GB");
const none: readonly string[] = [];
const nothing: Field = { kind: "text", label: "" };

/** What a value comes from: "Sub-category Rice" where one was chosen, else "Length, width and height". */
const useSourceWords = (form: FormHandle, name: string, { from }: Derivation): string => {
  const { engine } = form;
  const addresses = from.map(engine.reader(name).address);
  const fields = addresses.map((address) => engine.definitionOf(address));
  const [first = name] = addresses;
  const [field] = fields;
  const isChosen = fields.length === 1 && field !== undefined && "options" in field;
  // What is typed stands there to be read, and each key would draw these words again.
  const raw = useFieldValue(form, isChosen ? first : name);
  const value = isChosen ? castValue(field, raw).value : undefined;
  const values = value === undefined ? none : [value].flat().map(String);
  const chosen = useChosenOptions(form, isChosen ? field : nothing, values);
  const labels = fields.map(({ label }, index) => (index === 0 ? label : lowerFirst(label)));
  const label = values.length === 1 ? chosen.get(values[0] ?? "")?.label : undefined;
  return label === undefined ? list.format(labels) : `${list.format(labels)} ${label}`;
};

/** What the derivation gives now; nothing where that has to be looked up, or is a part of more. */
const workedOut = ({ engine }: FormHandle, name: string): Value | undefined => {
  const { derive } = engine.definitionOf(name);
  const work = derive && engine.registry.derivations?.[derive.by];
  if (!work || typeof work !== "function") return undefined;
  const answer = work(...derive.from.map(engine.reader(name).value));
  return typeof answer === "object" ? undefined : answer;
};
