import type { Field } from "../definition/field.ts";
import type { Engine } from "../engine/engine.ts";
import { explain } from "../explain/explain.ts";
import { asText } from "./as-text.ts";
import { edgesOf, type Edge } from "./edges.ts";
import type { Pass } from "./record-passes.ts";

/** Everything a developer asks of a field, as text. */
export interface InspectedField {
  readonly name: string;
  readonly label: string;
  readonly kind: Field["kind"];
  /** As typed, as JSON. */
  readonly raw: string;
  /** Cast, as JSON. */
  readonly value: string;
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly origin: string;
  /** What is wrong with it, shown or not. */
  readonly problem: string | undefined;
  readonly isShown: boolean;
  readonly sentences: readonly string[];
}

/** All that can be seen of a form at one moment, as plain data: it can be sent to another window. */
export interface Inspection {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly InspectedField[];
  readonly edges: readonly Edge[];
  /** Newest first. */
  readonly passes: readonly Pass[];
  readonly changed: number;
  /** What a submission would send, as JSON. */
  readonly sent: string;
  readonly dropped: readonly string[];
}

/** Looks at a form once. It judges every field, which typing alone never does. */
export const inspect = (engine: Engine, passes: readonly Pass[] = []): Inspection => {
  const { definition } = engine;
  const { values, dropped } = engine.pruned();
  return {
    id: definition.id,
    version: definition.version,
    fields: Object.entries(definition.fields).map(([name, field]) => inspectField(engine, name, field)),
    edges: edgesOf(definition),
    passes,
    changed: engine.form().changed,
    sent: JSON.stringify(values, null, 2),
    dropped,
  };
};

const inspectField = (engine: Engine, name: string, { label, kind }: Field): InspectedField => {
  const { visible, enabled, required, readOnly, origin, error } = engine.field(name);
  return {
    name,
    label,
    kind,
    raw: asText(engine.raw(name)),
    value: asText(engine.value(name)),
    visible,
    enabled,
    required,
    readOnly,
    origin,
    problem: engine.problem(name)?.message,
    isShown: error !== undefined,
    sentences: explain(engine, name).sentences,
  };
};
