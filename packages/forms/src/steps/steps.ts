import type { Step } from "../definition/form.ts";
import { withMembers } from "../definition/members.ts";
import type { Engine, FormProblem } from "../engine/engine.ts";

/** How it stands with one step, for the values of this moment. */
export interface StepState extends Step {
  /** It has fields and every one of them is hidden, so it is passed over. */
  readonly skipped: boolean;
  /** Every step before it that is not skipped is in order. */
  readonly open: boolean;
  /** What is wrong in it, shown or not, in the order of the definition. */
  readonly problems: readonly FormProblem[];
}

/** The steps of a form as they stand now, in their order. Ask again when a value changed. */
export const stepsOf = (engine: Engine): readonly StepState[] => {
  let open = true;
  return engine.definition.steps.map((step) => {
    const skipped = step.fields.length > 0 && !step.fields.some((name) => engine.field(name).visible);
    const problems = engine.validate({ only: withMembers(engine.definition, step.fields) });
    const state = { ...step, skipped, open, problems };
    open &&= skipped || problems.length === 0;
    return state;
  });
};

/**
 * Asks to go on from a step: awaits what is looked up, judges the step, and shows its errors. Resolves to the id of the
 * next step that is not skipped, to the same id where this one is refused, and to nothing after the last.
 */
export const nextStep = async (engine: Engine, id: string): Promise<string | undefined> => {
  const step = engine.definition.steps.find((one) => one.id === id);
  if (!step) throw new RangeError(`Form "${engine.definition.id}" has no step "${id}"`);
  await engine.settle();
  const only = withMembers(engine.definition, step.fields);
  if (engine.validate({ show: true, only }).length > 0) return id;
  return following(stepsOf(engine), id);
};

/** The step before this one that is not skipped; nothing before the first. Going back asks nothing. */
export const previousStep = (engine: Engine, id: string): string | undefined =>
  following(stepsOf(engine).toReversed(), id);

const following = (steps: readonly StepState[], id: string): string | undefined =>
  steps.slice(steps.findIndex((step) => step.id === id) + 1).find(({ skipped }) => !skipped)?.id;

/** The step in which a field stands; a cell stands where its list does, a group's field where the group does. */
export const stepOf = ({ definition }: Engine, address: string): string | undefined =>
  definition.steps.find(({ fields }) => fields.some((name) => name === address || address.startsWith(`${name}.`)))?.id;
