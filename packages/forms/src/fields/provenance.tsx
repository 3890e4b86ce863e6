import { Badge, Button } from "@o2r/ui";
import { useState } from "react";
import { castValue, isSameValue, type Value } from "../engine/cast.ts";
import type { FieldProps } from "../react/form-context.ts";
import type { FormHandle } from "../react/form-handle.ts";
import { useFieldValue } from "../react/use-field.ts";
import "./provenance.css";

/** Who wrote a derived value that a person may also type, and what to do where the two differ. The default is for `React.lazy`. */
// oxlint-disable-next-line import/no-default-export
export default function Provenance({ form, name, field, state }: FieldProps) {
  const typed = castValue(field, useFieldValue(form, name)).value;
  const [last, setLast] = useState<Value>();
  if (state.origin === "auto" && typed !== undefined && !isSameValue(last, typed)) setLast(typed);
  const { derive } = field;
  if (state.status === "pending") return <p className="o2r-origin">{derive ? "Looking up…" : "Checking…"}</p>;
  if (!derive) return null;
  const sources = derive.from.map((source) => form.engine.definitionOf(form.engine.reader(name).address(source)).label);
  const from = list.format(sources);
  if (state.origin === "auto") {
    const words = state.status === "failed" ? `Could not be looked up from ${from}` : `Follows ${from}`;
    return <p className="o2r-origin">{words}</p>;
  }
  const computed = state.offer ?? workedOut(form, name) ?? last;
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
        <span>{` ${from} ${sources.length > 1 ? "give" : "gives"} “${String(computed)}”`}</span>
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

/** What the derivation gives now; nothing where that has to be looked up, or is a part of more. */
const workedOut = ({ engine }: FormHandle, name: string): Value | undefined => {
  const { derive } = engine.definitionOf(name);
  const work = derive && engine.registry.derivations?.[derive.by];
  if (!work || typeof work !== "function") return undefined;
  const answer = work(...derive.from.map(engine.reader(name).value));
  return typeof answer === "object" ? undefined : answer;
};
