import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComboboxOption, LoadOptions } from "./combobox.types.ts";
import { createThrottle, lookUpThrottle } from "./throttle.ts";

/** How many options a list shows. */
export const optionLimit = 50;

export type LookUp =
  | { readonly status: "loading"; readonly options: readonly ComboboxOption[] }
  | { readonly status: "ready"; readonly options: readonly ComboboxOption[] }
  | { readonly status: "failed"; readonly options: readonly [] };

const fold = (text: string) => text.toLocaleLowerCase("en");

/** The known options that contain what is typed, in label or detail. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = fold(query.trim());
  return options.filter(({ label, detail = "" }) => fold(`${label} ${detail}`).includes(wanted));
}

/** What Enter may take before it was seen: the only option, or the only one whose label or detail is what was typed. */
export function certainOption<Option extends Pick<ComboboxOption, "label" | "detail">>(
  options: readonly Option[],
  query: string,
): Option | undefined {
  const wanted = fold(query.trim());
  const exact = options.filter(({ label, detail = "" }) => [label, detail].some((text) => fold(text) === wanted));
  const found = exact.length > 0 ? exact : options;
  return found.length === 1 ? found[0] : undefined;
}

/** Options for a query. A newer query aborts the older one, so that a late answer never replaces a newer list. */
export function useOptions(source: readonly ComboboxOption[] | LoadOptions) {
  const [lookUp, setLookUp] = useState<LookUp>({ status: "loading", options: [] });
  const [throttle] = useState(() => createThrottle(lookUpThrottle));
  const running = useRef<AbortController>(undefined);
  const lastQuery = useRef("");

  const fetchNow = (load: LoadOptions, query: string) => {
    const { signal } = (running.current = new AbortController());
    const settle = (next: LookUp) => {
      if (!signal.aborted) setLookUp(next);
    };
    load(query, signal).then(
      (options) => settle({ status: "ready", options: options.slice(0, optionLimit) }),
      () => settle({ status: "failed", options: [] }),
    );
  };
  const search = (typed: string) => {
    // What is copied from a sheet often brings spaces along.
    const query = typed.trim();
    lastQuery.current = query;
    // At once, not when the newer look-up starts: until then the older answer would pass for the newer one.
    running.current?.abort();
    if (typeof source !== "function") {
      setLookUp({ status: "ready", options: filterOptions(source, query).slice(0, optionLimit) });
      return;
    }
    setLookUp((now) => ({ status: "loading", options: now.options }));
    throttle.run(() => fetchNow(source, query));
  };
  const stop = useEffectEvent(() => {
    throttle.cancel();
    running.current?.abort();
  });
  useEffect(() => () => stop(), []);
  return { lookUp, search, retry: () => search(lastQuery.current) };
}
