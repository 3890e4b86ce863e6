import type { FormDefinition, Registry } from "@o2r/forms";
import { useEffect, useState } from "react";
import { fieldAt } from "./field-at.ts";
import type { NameOf } from "./field-text.ts";

/** A value of a field that holds ids of other rows. */
export interface Mention {
  readonly field: string;
  readonly value: unknown;
}

const sourceOf = (definition: FormDefinition, name: string): string | undefined => {
  const field = fieldAt(definition, name)?.field;
  return field && "options" in field && "source" in field.options ? field.options.source : undefined;
};

const idsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string" && one !== "");

// A source's name has no space in it; an id may have.
const keyOf = (source: string, id: string): string => `${source} ${id}`;
const pairOf = (key: string): readonly [source: string, id: string] => {
  const end = key.indexOf(" ");
  return [key.slice(0, end), key.slice(end + 1)];
};

/** A row of a source, by its id. */
export interface SourceMention {
  readonly source: string;
  readonly id: string;
}

/** What rows of sources are called, as far as that is known yet. */
export const useSourceNames = (
  registry: Registry,
  mentions: readonly SourceMention[],
): ((source: string, id: string) => string | undefined) => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = new Set(mentions.map(({ source, id }) => keyOf(source, id)));
  const missing = [...wanted]
    .filter((key) => !names.has(key))
    .toSorted()
    .join("\n");

  useEffect(() => {
    if (missing === "") return undefined;
    const stop = new AbortController();
    const bySource = Map.groupBy(missing.split("\n").map(pairOf), ([source]) => source);
    for (const [source, pairs] of bySource) {
      const ids = pairs.map(([, id]) => id);
      registry.sources?.[source]?.resolve?.(ids, stop.signal).then(
        (found) => {
          if (stop.signal.aborted) return;
          // An id that nobody knows any more stands for itself, and is not asked for again.
          const known = new Map(found.map(({ value, label }) => [String(value), label]));
          setNames(
            (before) => new Map([...before, ...ids.map((id) => [keyOf(source, id), known.get(id) ?? id] as const)]),
          );
        },
        // Without its name the id still shows.
        () => undefined,
      );
    }
    return () => stop.abort();
  }, [missing, registry]);

  return (source, id) => names.get(keyOf(source, id));
};

/** The names of the rows that a history or a comparison mentions by id, as far as they are known yet. */
export const useNames = (definition: FormDefinition, registry: Registry, mentions: readonly Mention[]): NameOf => {
  const names = useSourceNames(
    registry,
    mentions.flatMap(({ field, value }) => {
      const source = sourceOf(definition, field);
      return source === undefined ? [] : idsOf(value).map((id) => ({ source, id }));
    }),
  );
  return (field, id) => {
    const source = sourceOf(definition, field);
    return source === undefined ? undefined : names(source, id);
  };
};
