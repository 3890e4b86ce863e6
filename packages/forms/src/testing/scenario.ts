import type { FormDefinition, NamesOf } from "../definition/form.ts";
import type { Facts, RawValues } from "../engine/value.ts";
import type { Registry } from "../engine/world.types.ts";
import { isSame } from "./is-same.ts";
import { inBrowser, inService, type Sight, type Situation } from "./sides.ts";

/** A field, or the cell of a row by its place: `lines.0.qty`. */
type Place<N extends string> = N | `${N}.${number}.${string}`;

/** Either exactly the fields that are so, or only those that are looked at, each with what it should be. */
export type Expected<N extends string> = readonly Place<N>[] | Readonly<Partial<Record<Place<N>, boolean>>>;

/** What is typed, and what should come of it. What is left out is not looked at. */
export interface Expectation<N extends string = string> {
  /** Typed in this order; rows of a list at once. */
  readonly given: Readonly<Partial<Record<N, unknown>>>;
  readonly facts?: Facts;
  readonly hidden?: Expected<N>;
  readonly disabled?: Expected<N>;
  readonly required?: Expected<N>;
  readonly readOnly?: Expected<N>;
  /** The fields whose value is left out of the submission, in the order of the definition. */
  readonly dropped?: readonly string[];
  /** All errors: the message by the field's name over the wire, such as `lines.0.qty`. `{}`: it can be saved. */
  readonly errors?: Readonly<Record<string, string>>;
  /** All values that are sent. */
  readonly values?: RawValues;
}

/** The surroundings in which a scenario plays. */
export interface ScenarioOptions {
  readonly registry?: Registry;
  /** The service's own, where it differs. */
  readonly serviceRegistry?: Registry;
  /** `YYYY-MM-DD` */
  readonly today?: string;
}

/** One case that runs anywhere: `it(one.title, one.run)` in any test runner, or `await one.run()`. */
export interface Scenario {
  readonly title: string;
  /** Rejects with every difference between what was expected and what each side says. */
  readonly run: () => Promise<void>;
}

/**
 * A case of a form as data. It is typed into an engine as in the browser, given to `validateSubmission` as in the
 * service, and both once more with the definition after a trip through JSON: all must say the same.
 */
export const scenario = <D extends FormDefinition>(
  form: D,
  title: string,
  expected: Expectation<NamesOf<D>>,
  options: ScenarioOptions = {},
): Scenario => ({
  title,
  run: async () => {
    const { given, facts = {} } = expected;
    const { registry = {}, serviceRegistry = registry, today } = options;
    const situation: Situation = { given, facts, registry, ...(today === undefined ? {} : { today }) };
    // A definition is plain data; that is what is shown here.
    const copy = JSON.parse(JSON.stringify(form)) as FormDefinition;
    const sights: (readonly [side: string, sight: Sight])[] = [];
    for (const [suffix, definition] of [
      ["", form],
      [" after a trip through JSON", copy],
    ] as const) {
      const { sight, memory } = await inBrowser(definition, situation);
      const sent = { ...situation, given: memory, registry: serviceRegistry };
      sights.push([`the browser${suffix}`, sight], [`the service${suffix}`, await inService(definition, sent)]);
    }
    const differences = sights.flatMap(([side, sight]) =>
      differencesOf(expected, sight).map((difference) => `${side}: ${difference}`),
    );
    if (differences.length > 0) throw new Error([title, ...differences].join("\n  "));
  },
});

const aspects = ["hidden", "disabled", "required", "readOnly"] as const;

const differencesOf = (expected: Expectation, sight: Sight): readonly string[] => [
  ...aspects.flatMap((aspect) => aspectDifferences(aspect, expected[aspect], sight[aspect])),
  ...(["dropped", "errors", "values"] as const).flatMap((part) =>
    expected[part] === undefined || sight[part] === undefined || isSame(expected[part], sight[part])
      ? []
      : [`${part} should be ${JSON.stringify(expected[part])}, but are ${JSON.stringify(sight[part])}`],
  ),
];

const aspectDifferences = (
  aspect: string,
  expected: Expected<string> | undefined,
  seen: readonly string[] | undefined,
): readonly string[] => {
  if (expected === undefined || seen === undefined) return [];
  if (isList(expected)) {
    return isSame([...expected].sort(), [...seen].sort())
      ? []
      : [`${aspect} should be ${expected.join(", ") || "nothing"}, but are ${seen.join(", ") || "nothing"}`];
  }
  return Object.entries(expected).flatMap(([name, wanted]) =>
    seen.includes(name) === wanted ? [] : [`${name} should ${wanted ? "" : "not "}be ${aspect}`],
  );
};

const isList = (expected: Expected<string>): expected is readonly string[] => Array.isArray(expected);
