import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Field, Option, OptionSource } from "../../definition/field.ts";
import type { Source } from "../../engine/world.types.ts";
import type { FormHandle } from "../../react/form-handle.ts";
import { sourceOf } from "./use-options.ts";

/** What is known of the values of a source. */
interface Known {
  options: ReadonlyMap<string, Option>;
  readonly asked: Set<string>;
  /** Values that were answered, whether they were found or not. */
  readonly answered: Set<string>;
  readonly listeners: Set<() => void>;
}

/** Kept for all who show values of the same source, so that each is asked about once. */
const everything = new WeakMap<Source, Known>();

const knownOf = (source: Source): Known => {
  const known = everything.get(source) ?? {
    options: new Map(),
    asked: new Set(),
    answered: new Set(),
    listeners: new Set(),
  };
  everything.set(source, known);
  return known;
};

/** Keeps options that were found, for whoever shows one of them once it is chosen. */
export const rememberOptions = (source: Source, found: readonly Option[]): void => {
  const known = knownOf(source);
  known.options = new Map([...known.options, ...found.map((option) => [String(option.value), option] as const)]);
  for (const listener of known.listeners) listener();
};

const resolveAll = (source: Source, values: readonly string[]): void => {
  const { options, asked, answered } = knownOf(source);
  const missing = values.filter((value) => !options.has(value) && !asked.has(value));
  if (missing.length === 0) return;
  for (const value of missing) asked.add(value);
  const end = (found: readonly Option[]) => {
    for (const value of missing) answered.add(value);
    rememberOptions(source, found);
  };
  source.resolve?.(missing, new AbortController().signal).then(end, () => {
    // Without its label the value still shows, by its id; whoever shows it next asks again.
    for (const value of missing) asked.delete(value);
    end([]);
  });
};

/** The options of chosen values, by the value as text: from a fixed list at once, from a source as soon as it answers. */
export const useChosenOptions = (
  form: FormHandle,
  field: Field,
  values: readonly string[],
): ReadonlyMap<string, Option> => {
  const options = "options" in field ? field.options : none;
  const name = "source" in options ? options.source : undefined;
  const source = useMemo(() => (name === undefined ? noSource : sourceOf(form, name)), [form, name]);
  const fixed = useMemo(
    () => ("source" in options ? undefined : new Map(options.map((option) => [String(option.value), option]))),
    [options],
  );
  const [subscribe, read] = useMemo(() => {
    const known = knownOf(source);
    const listen = (listener: () => void) => {
      known.listeners.add(listener);
      return () => void known.listeners.delete(listener);
    };
    return [listen, () => known.options] as const;
  }, [source]);
  const found = useSyncExternalStore(subscribe, read, read);
  const wanted = values.join("\n");
  useEffect(() => {
    if (wanted !== "") resolveAll(source, wanted.split("\n"));
  }, [source, wanted]);
  return fixed ?? found;
};

/** Whether the label of a chosen value that is not known is still to come. */
export const isAwaited = ({ source }: OptionSource, form: FormHandle, value: string): boolean => {
  const supply = sourceOf(form, source);
  return supply.resolve !== undefined && !knownOf(supply).answered.has(value);
};

const none: readonly Option[] = [];
const noSource: Source = {};
