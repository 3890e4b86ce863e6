import type { FormDefinition } from "../definition/form.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { nest } from "../engine/paths.ts";
import type { Registry } from "../engine/world.types.ts";
import { withReady } from "../ready/with-ready.ts";
import { validateSubmission } from "../server/validate-submission.ts";
import { anyChoice } from "./any-choice.ts";
import type { Facts, RawValues } from "../engine/value.ts";

export interface Situation {
  readonly given: RawValues;
  readonly facts: Facts;
  readonly registry: Registry;
  readonly today?: string;
}

/** What one side says of a situation. The service says nothing of looks, the browser keeps what only the service drops. */
export interface Sight {
  readonly hidden?: readonly string[];
  readonly disabled?: readonly string[];
  readonly required?: readonly string[];
  readonly readOnly?: readonly string[];
  readonly dropped?: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  /** Nothing where it is refused. */
  readonly values?: RawValues | undefined;
}

/** Types everything, one field after the other, as a person does; `memory` is all that stands in the form then. */
export const inBrowser = async (
  form: FormDefinition,
  { given, ...options }: Situation,
): Promise<{ readonly sight: Sight; readonly memory: RawValues }> => {
  const engine = createEngine(form, { ...options, registry: withReady(options.registry) });
  for (const [name, value] of Object.entries(given)) engine.set(name, value);
  await engine.settle();
  const errors = engine.validate().map(({ field, message }) => [engine.wireName(field), message]);
  const are = (is: (look: ReturnType<Engine["field"]>) => boolean): readonly string[] =>
    engine
      .addresses()
      .flatMap((address) =>
        engine.definitionOf(address).kind !== "group" && is(engine.field(address)) ? engine.wireName(address) : [],
      );
  return {
    sight: {
      hidden: are(({ visible }) => !visible),
      disabled: are(({ enabled }) => !enabled),
      required: are(({ required }) => required),
      readOnly: are(({ readOnly }) => readOnly),
      errors: Object.fromEntries(errors),
    },
    memory: nest(
      Object.entries(form.fields).flatMap(([name, { kind }]) => (kind === "group" ? [] : [[name, engine.raw(name)]])),
    ),
  };
};

/** Sends all that stands in the form, hidden or not, as a client without an engine would. */
export const inService = async (form: FormDefinition, { given, ...options }: Situation): Promise<Sight> => {
  const { ok, values, dropped, errors } = await validateSubmission(form, given, {
    ...options,
    registry: anyChoice(form, options.registry),
  });
  return {
    dropped,
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    values: ok ? values : undefined,
  };
};
