import type { Problem } from "../engine/value.ts";
import type { Engine } from "../engine/engine.ts";
import { explain, labelOf, pathOfList, type ExplainOptions } from "./explain.ts";
import type { FailingRule } from "./failing-rule.ts";
import { sayProblem } from "./say-problem.ts";
import { createSpeech } from "./speech.ts";

/** Something that stands in the way of saving. */
export interface Blockage {
  readonly field: string;
  readonly label: string;
  readonly problem: Problem;
  readonly failing?: FailingRule;
  readonly sentence: string;
}

/** A filled field that is left out of what is sent. */
export interface Omission {
  readonly field: string;
  readonly label: string;
  readonly because: "hidden" | "closed";
  readonly sentence: string;
}

/** Whether the form can be saved as it stands, what stands in the way, and what would be left out. */
export interface SaveExplanation {
  readonly blocked: boolean;
  readonly problems: readonly Blockage[];
  readonly dropped: readonly Omission[];
  readonly sentences: readonly string[];
}

/** Explains what saving would do now. It judges every field, which typing alone never does. */
export const explainSave = (engine: Engine, options: ExplainOptions = {}): SaveExplanation => {
  const speech = createSpeech(engine.definition, options.words);
  const problems = engine.validate().map(({ field, label, message, code }): Blockage => {
    const { failing } = explain(engine, field, options);
    const refused = { label, problem: { message, code }, ...(failing ? { failing } : {}) };
    const list = pathOfList(engine, field);
    const own = createSpeech(engine.definition, options.words, list);
    // What is wrong in two rows alike is said of each.
    const placed = (name: string): string => labelOf(engine, engine.reader(field).address(name), own);
    const sentence = sayProblem(refused, own, list === undefined ? undefined : placed);
    return { field, ...refused, sentence };
  });
  const dropped = engine.pruned().dropped.map((field): Omission => {
    const because = engine.field(field).visible ? "closed" : "hidden";
    const label = labelOf(engine, field, speech);
    return {
      field,
      label,
      because,
      sentence: speech.say(because === "hidden" ? "droppedHidden" : "droppedClosed", { field: label }),
    };
  });
  return {
    blocked: problems.length > 0,
    problems,
    dropped,
    sentences: [
      // A comparison that both its sides are blamed for is one sentence.
      ...(problems.length === 0 ? [speech.say("ready")] : new Set(problems.map(({ sentence }) => sentence))),
      ...dropped.map(({ sentence }) => sentence),
    ],
  };
};
