import type { Problem } from "../engine/cast.ts";
import type { Engine, Verdicts } from "../engine/engine.ts";
import { phrase, phraseAll } from "./phrase.ts";

/** Why a field is as it is: the decisions with what was read and wanted, and the same in sentences for staff. */
export interface Explanation extends Verdicts {
  readonly field: string;
  readonly label: string;
  readonly problem: Problem | undefined;
  readonly sentences: readonly string[];
}

/** Explains a field from the very verdicts that decided, so that the words cannot differ from the deeds. */
export const explain = (engine: Engine, name: string): Explanation => {
  const verdicts = engine.verdicts(name);
  const problem = engine.problem(name);
  const label = engine.definition.fields[name]?.label ?? name;
  return { field: name, label, ...verdicts, problem, sentences: sentencesOf(engine, name, verdicts, problem) };
};

const sentencesOf = (
  { definition, value }: Engine,
  name: string,
  { visible, enabled, required, readOnly }: Verdicts,
  problem: Problem | undefined,
): readonly string[] => {
  const field = definition.fields[name];
  if (!field) return [];
  const because = (verdict: { because: Verdicts["visible"]["because"] }): string =>
    ` because ${phraseAll(verdict.because, definition)}`;
  const kept = value(name) === undefined ? "" : " Its value is kept here, but not sent.";
  if (!visible.holds) {
    const wanted = field.visible ? ` It shows when ${phrase(field.visible, definition)}.` : "";
    return [`${field.label} is hidden${because(visible)}.${wanted}${field.onHide === "keep" ? "" : kept}`];
  }
  const sentences: string[] = [];
  if (!enabled.holds) {
    const wanted = field.enabled ? ` It opens when ${phrase(field.enabled, definition)}.` : "";
    return [`${field.label} is closed${because(enabled)}.${wanted}${field.onHide === "keep" ? "" : kept}`];
  }
  if (field.derive) {
    const sources = field.derive.from.map((from) => definition.fields[from]?.label ?? from);
    sentences.push(`${field.label} is worked out from ${sources.join(", ")}.`);
  } else if (readOnly.holds) {
    sentences.push(`${field.label} cannot be changed${field.readOnly === true ? "" : because(readOnly)}.`);
  }
  if (required.holds) {
    sentences.push(
      field.required === true
        ? `${field.label} is always required.`
        : `${field.label} is required${because(required)}.`,
    );
  }
  if (problem) sentences.push(`Saving is blocked: ${problem.message}.`.replace(/([.!?])\.$/, "$1"));
  return sentences;
};
