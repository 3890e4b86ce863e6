import { isSound, type RuleContext } from "@o2r/api/contract/core";
import { ruleRows } from "@o2r/forms/fields";
import { useFieldValue, type FieldProps } from "@o2r/forms/react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "@o2r/ui";
import { FlaskConical } from "lucide-react";
import { Deferred } from "../deferred.tsx";
import { useMay } from "../use-may.ts";
import { builderAttributes } from "./builder-attributes.ts";
import { readRows } from "./read-rows.ts";
import { RuleWords } from "./rule-words.tsx";
import { useChoiceNames } from "./use-choice-names.ts";
import "./rule.css";

const Rows = ruleRows(builderAttributes);

const loadTrial = async () => (await import("./rule-trial.tsx")).RuleTrial;

const contextsOf = ({ field }: FieldProps): readonly RuleContext[] => {
  const context = field.kind === "list" ? field.fields["attr1"] : undefined;
  if (context?.kind !== "select" || "source" in context.options) return [];
  return context.options.map(({ value }) => value as RuleContext); // `ruleList` offers contexts alone
};

/**
 * The rule builder: rows of conditions, what they say in plain English, and a sample to try them on.
 */
export function RuleField(props: FieldProps) {
  const { form, name } = props;
  const raw = useDeferredValue(useFieldValue(form, name));
  const rule = useMemo(() => readRows(raw), [raw]);
  const contexts = useMemo(() => contextsOf(props), [props]);
  const nameOf = useChoiceNames(form.engine.registry, rule);
  const mayTry = useMay("rule.read");
  const [tries, setTries] = useState(false);
  const sound = rule.filter(isSound);
  return (
    <div className="rule-field">
      <Rows {...props} />
      <section className="rule-said" aria-label={`${props.field.label} in words`}>
        <RuleWords rule={rule} nameOf={nameOf} />
        {mayTry && rule.length > 0 && !tries && (
          <Button size="sm" variant="ghost" icon={FlaskConical} onClick={() => setTries(true)}>
            Try it on a sample
          </Button>
        )}
      </section>
      {tries && (
        <Deferred
          load={loadTrial}
          props={{
            rule,
            whole: sound.length === rule.length,
            contexts,
            registry: form.engine.registry,
            onClose: () => setTries(false),
          }}
        />
      )}
    </div>
  );
}
