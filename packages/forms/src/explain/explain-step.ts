import type { Engine, FormProblem } from "../engine/engine.ts";
import { stepsOf } from "../steps/index.ts";
import type { ExplainOptions } from "./explain.ts";
import { createSpeech } from "./speech.ts";

/** How a step of the form stands: passed over, in order, or what is wrong in it. */
export interface StepExplanation {
  readonly step: string;
  readonly title: string;
  /** None of its fields shows. */
  readonly passedOver: boolean;
  /** The fields of it that do not show. */
  readonly hidden: readonly string[];
  readonly problems: readonly FormProblem[];
  readonly sentences: readonly string[];
}

/** Explains each step of a form that has steps. */
export const explainSteps = (engine: Engine, { words }: ExplainOptions = {}): readonly StepExplanation[] => {
  const { say, list } = createSpeech(engine.definition, words);
  return stepsOf(engine).map(({ id, title, fields, skipped: passedOver, problems }) => {
    const hidden = fields.filter((name) => !engine.field(name).visible);
    const labels = problems.map(({ label }) => label);
    const sentence = passedOver
      ? say("stepPassed", { step: title })
      : problems.length > 0
        ? say("stepBlocked", { step: title, fields: list(labels, "and") })
        : say("stepReady", { step: title });
    return { step: id, title, passedOver, hidden, problems, sentences: [sentence] };
  });
};
