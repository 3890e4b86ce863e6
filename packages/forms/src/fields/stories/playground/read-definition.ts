import type { Scalar } from "../../../definition/condition.ts";
import type { FormDefinition, Registry } from "../../../index.ts";
import { createEngine } from "../../../index.ts";
import { lint, type Finding } from "../../../lint/index.ts";
import { withReady } from "../../../ready/with-ready.ts";
import { deserialize } from "../../../serialize/index.ts";
import { checkSupplies } from "../../../server/index.ts";
import { anyChoice } from "../../../testing/any-choice.ts";
import { sources } from "../story-services.ts";

/** The most that is read, in characters: a form of some hundred fields, and no work that a page would notice. */
export const longestDefinition = 64_000;

/** A definition that works, with what it runs on here, or in words why it does not. */
export type Reading =
  | {
      readonly ok: true;
      readonly definition: FormDefinition;
      readonly registry: Registry;
      readonly findings: readonly Finding[];
      /** The facts that its rules ask for, each with the values that they name. */
      readonly facts: Readonly<Record<string, readonly Scalar[]>>;
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a definition that a stranger may have written: a form as it stands in `defineForm`, or what `serialize` made of one.
 * It is only data, checked before any of it is used.
 */
export const readDefinition = (text: string): Reading => {
  if (text.length > longestDefinition)
    return {
      ok: false,
      problem: `Too long: ${text.length.toLocaleString("en-IN")} characters, and at most ${longestDefinition.toLocaleString("en-IN")} are read.`,
    };
  try {
    const parsed: unknown = JSON.parse(text);
    const isStored = typeof parsed === "object" && parsed !== null && "format" in parsed;
    const definition = deserialize(isStored ? parsed : { format: 1, form: parsed });
    const registry = suppliesOf(definition);
    checkSupplies(definition, registry);
    createEngine(definition, { registry }).validate();
    return { ok: true, definition, registry, findings: lint(definition, { registry }), facts: factsIn(definition) };
  } catch (reason) {
    return { ok: false, problem: sayReason(reason) };
  }
};

const sayReason = (reason: unknown): string => {
  if (reason instanceof RangeError) return "Nested too deeply to be read.";
  const words = reason instanceof Error ? reason.message : String(reason);
  return reason instanceof SyntaxError ? `This is no JSON: ${words}` : words;
};

/** What is ready, and for every source that the form names some choices to choose from. */
const suppliesOf = (definition: FormDefinition): Registry => {
  const registry = anyChoice(definition, withReady());
  const offered = Object.entries(registry.sources ?? {}).map(([name, source]) => [
    name,
    { ...(Object.hasOwn(sources, name) ? sources[name] : sources["product"]), ...source },
  ]);
  return { ...registry, sources: Object.fromEntries(offered) };
};

const factsIn = (definition: FormDefinition): Readonly<Record<string, readonly Scalar[]>> => {
  const named = new Map<string, Set<Scalar>>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("fact" in part && typeof part.fact === "string" && "in" in part && Array.isArray(part.in)) {
      const values = named.get(part.fact) ?? new Set();
      named.set(part.fact, values);
      // The definition was checked: what is listed here is text, numbers and ticks.
      for (const value of part.in as readonly Scalar[]) values.add(value);
    }
    for (const inner of Object.values(part)) look(inner);
  };
  look(definition);
  return Object.fromEntries([...named].map(([name, values]) => [name, [...values]]));
};
