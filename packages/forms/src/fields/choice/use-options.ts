import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Field, Option, OptionSource } from "../../definition/field.ts";
import { filtersOf } from "../../engine/filters.ts";
import { own } from "../../engine/own.ts";
import type { Filters, Source } from "../../engine/world.types.ts";
import { useFormLabels } from "../labels.ts";
import type { FormHandle } from "../../react/form-handle.ts";

/** A source of the registry; where it has none its field says so, and the rest of the page stands. */
export const sourceOf = ({ engine }: FormHandle, name: string): Source => own(engine.registry.sources, name) ?? {};

/** What a field says whose choices cannot be had: nobody supplies them, or they did not come. */
export const useChoicesProblem = (
  form: FormHandle,
  field: Field,
  state: FetchedOptions["state"] = "ready",
): string | undefined => {
  const labels = useFormLabels();
  if (!("options" in field) || !("source" in field.options)) return undefined;
  const { source } = field.options;
  if (!sourceOf(form, source).search) return labels.noSource(source);
  return state === "failed" ? labels.choicesFailed : undefined;
};

/** What a source is narrowed by now. The same object until one of the values changes. */
export const useFilters = ({ engine }: FormHandle, options: OptionSource): { filters: Filters; key: string } => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = Object.values(options.filters ?? {}).map((name) => engine.subscribeValue(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [engine, options],
  );
  const read = () => JSON.stringify(filtersOf(options, engine.effective));
  const key = useSyncExternalStore(subscribe, read, read);
  // The key holds the very values, so it says when to read them again.
  return useMemo(() => ({ filters: filtersOf(options, engine.effective), key }), [options, engine, key]);
};

export interface FetchedOptions {
  readonly options: readonly Option[];
  readonly state: "loading" | "ready" | "failed";
}

/** Choices that are fetched whole, again whenever their filters change, and whenever `round` does. */
export const useFetchedOptions = (form: FormHandle, options: OptionSource | undefined, round = 0): FetchedOptions => {
  const { filters, key } = useFilters(form, options ?? none);
  const [fetched, setFetched] = useState<FetchedOptions & { readonly key: string }>({
    options: [],
    state: "loading",
    key,
  });
  useEffect(() => {
    if (!options) return undefined;
    const stop = new AbortController();
    const search = sourceOf(form, options.source).search ?? (() => Promise.resolve([]));
    search("", filters, stop.signal).then(
      (found) => {
        if (!stop.signal.aborted) setFetched({ options: found, state: "ready", key });
      },
      () => {
        if (!stop.signal.aborted) setFetched({ options: [], state: "failed", key });
      },
    );
    return () => stop.abort();
  }, [form, options, filters, key, round]);
  return fetched.key === key ? fetched : { options: [], state: "loading" };
};

const none: OptionSource = { source: "" };
