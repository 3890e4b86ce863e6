import { Badge, Button } from "@o2r/ui";
import { useState } from "react";
import type { Derivation, Field } from "../definition/field.ts";
import { castValue } from "../engine/cast.ts";
import type { FieldProps } from "../react/form-context.ts";
import type { FormHandle } from "../react/form-handle.ts";
import { useFieldValue } from "../react/use-field.ts";
import { useChosenOptions } from "./choice/chosen-options.ts";
import { wordsOf } from "./value-words.ts";
import { useFormLabels } from "./labels.ts";
import { workOut } from "../engine/work-out.ts";
import { isFilled, isSameValue, type Value } from "../engine/value.ts";
import "./provenance.css";

/** Who wrote a derived value that a person may also type, and what to do where the two differ. */
export function Provenance(props: FieldProps) {
  const { derive } = props.field;
  const { checking } = useFormLabels();
  if (derive) return <Derived {...props} derive={derive} />;
  return props.state.status === "pending" ? <p className="o2r-origin">{checking}</p> : null;
}

function Derived({ form, id, name, field, state, derive }: FieldProps & { readonly derive: Derivation }) {
  const typed = castValue(field, useFieldValue(form, name)).value;
  const [last, setLast] = useState<Value>();
  if (state.origin === "auto" && typed !== undefined && !isSameValue(last, typed)) setLast(typed);
  const labels = useFormLabels();
  const from = useSourceWords(form, name, derive);
  const computed = state.offer ?? workedOut(form, name) ?? last;
  const chosen = useChosenOptions(form, field, computed === undefined ? none : [computed].flat().map(String));
  if (state.status === "pending" || state.origin === "auto") {
    const words =
      state.status === "pending"
        ? labels.lookingUp
        : state.status === "failed"
          ? labels.notLookedUp(from)
          : isFilled(typed) && labels.from(from);
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
        <Badge tone={state.offer === undefined ? "neutral" : "warning"}>{labels.byHand}</Badge>
        <span>{` ${labels.gives(from, wordsOf(field, computed, chosen, labels), derive.from.length)}`}</span>
      </output>
      <span className="o2r-origin-acts">
        <Button
          size="sm"
          variant="link"
          aria-label={labels.takeComputedFor(field.label)}
          onClick={() => settle(() => form.engine.takeOffer(name, computed))}
        >
          {labels.takeComputed}
        </Button>
        {state.offer !== undefined && (
          <Button
            size="sm"
            variant="link"
            aria-label={labels.keepMineFor(field.label)}
            onClick={() => settle(() => form.engine.dropOffer(name))}
          >
            {labels.keepMine}
          </Button>
        )}
      </span>
    </div>
  );
}

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
  const names = useFormLabels().listed(fields.map((one) => one.label));
  const label = values.length === 1 ? chosen.get(values[0] ?? "")?.label : undefined;
  return label === undefined ? names : `${names} ${label}`;
};

/** What the derivation gives now; nothing where that has to be looked up, or is a part of more. */
const workedOut = ({ engine }: FormHandle, name: string): Value | undefined => {
  const { derive } = engine.definitionOf(name);
  if (derive?.formula !== undefined) return workOut(derive.formula, engine.reader(name));
  const work = derive && engine.registry.derivations?.[derive.by];
  if (!work || typeof work !== "function") return undefined;
  const answer = work(...derive.from.map(engine.reader(name).value));
  return typeof answer === "object" ? undefined : answer;
};
