import { placeAt } from "../compile/place.ts";
import type { Condition } from "../definition/condition.ts";
import type { Field } from "../definition/field.ts";
import { castValue } from "../engine/cast.ts";
import type { Engine, Verdicts } from "../engine/engine.ts";
import type { Verdict } from "../engine/evaluate.ts";
import { isFilled, type Problem, type Value } from "../engine/value.ts";
import type { Origin } from "../engine/state.types.ts";
import { failingRule, type FailingRule } from "./failing-rule.ts";
import { sayProblem } from "./say-problem.ts";
import { sayReasons } from "./say-reasons.ts";
import { createSpeech, sayCondition, type Speech } from "./speech.ts";
import type { OwnWords } from "./words.ts";

/** In which words a decision is told. */
export interface ExplainOptions {
  /** Other words than English, or some of them. */
  readonly words?: OwnWords;
}

/** A decision about a field: what was read, and the rule that asked, by its place in the definition. */
export interface Decision extends Verdict {
  readonly rule?: string;
  readonly wanted?: Condition;
}

/** Where a derived value comes from. */
export interface Provenance {
  readonly origin: Origin;
  readonly by: string;
  readonly from: readonly { readonly name: string; readonly value: Value | undefined }[];
  /** What the derivation gives, where a person entered something else. */
  readonly offer?: Value;
}

/** Why a field is as it is: the decisions with what was read and wanted, and the same in sentences for staff. */
export interface Explanation extends Readonly<Record<keyof Verdicts, Decision>> {
  /** Its address. */
  readonly field: string;
  /** What it is called; in a row "Line 3: Quantity". */
  readonly label: string;
  readonly problem?: Problem;
  /** The comparison behind the problem. */
  readonly failing?: FailingRule;
  readonly provenance?: Provenance;
  /** It holds a value that is not sent. */
  readonly dropped: boolean;
  readonly sentences: readonly string[];
}

/** Explains a field from the very verdicts that decided, so that the words cannot differ from the deeds. */
export const explain = (engine: Engine, address: string, { words }: ExplainOptions = {}): Explanation => {
  const field = engine.definitionOf(address);
  const speech = createSpeech(engine.definition, words, pathOfList(engine, address));
  const problem = engine.problem(address);
  const failing = problem?.code === "compare" ? failingRule(engine, address) : undefined;
  const provenance = provenanceOf(engine, address, field);
  const { visible, enabled, required, readOnly } = engine.verdicts(address);
  const known = {
    field: address,
    label: labelOf(engine, address, speech),
    visible: decide(engine, address, "visible", visible),
    enabled: decide(engine, address, "enabled", enabled),
    required: decide(engine, address, "required", required),
    readOnly: decide(engine, address, "readOnly", readOnly),
    ...(problem ? { problem } : {}),
    ...(failing ? { failing } : {}),
    ...(provenance ? { provenance } : {}),
    dropped: isDropped(engine, address),
  };
  return { ...known, sentences: sentencesOf(known, field, engine, speech) };
};

const decide = (engine: Engine, address: string, aspect: keyof Verdicts, verdict: Verdict): Decision => {
  const owner = ownerOf(engine, address, aspect);
  const condition = engine.definitionOf(owner)[aspect];
  if (condition === undefined) return verdict;
  const { compiled } = placeAt(engine.definition, owner) ?? {};
  const rule = `${compiled?.at ?? owner}.${aspect}`;
  return { ...verdict, rule, ...(typeof condition === "object" ? { wanted: condition } : {}) };
};

/** Whose rule decides: a list that is hidden, closed or read-only decides for the cells of its rows. */
const ownerOf = (engine: Engine, address: string, aspect: keyof Verdicts): string => {
  if (aspect === "required") return address;
  return (
    listsOf(engine, address).find((list) => engine.verdicts(list)[aspect].holds === (aspect === "readOnly")) ?? address
  );
};

/** The addresses of the lists in whose rows an address lies, the outermost first: it decides before those within. */
const listsOf = (engine: Engine, address: string): readonly string[] =>
  placeAt(engine.definition, address)?.lists ?? [];

/** The path of the innermost, by which the definition knows it. */
export const pathOfList = (engine: Engine, address: string): string | undefined =>
  placeAt(engine.definition, address)?.compiled.list;

/** "Line 3: Quantity" for the cell of a row, "Address: City" for the field of a group. */
export const labelOf = (engine: Engine, address: string, { say }: Speech): string => {
  const { compiled, lists } = placeAt(engine.definition, address) ?? { lists: [] };
  const wire = engine.wireName(address);
  return lists.reduceRight((field, list) => {
    const given = engine.definitionOf(list);
    const row = (given.kind === "list" ? given.row : undefined) ?? given.label;
    const place = wire.slice(engine.wireName(list).length + 1).split(".")[0];
    return say("rowOf", { row, place: Number(place) + 1, field });
  }, compiled?.label ?? address);
};

const provenanceOf = (engine: Engine, address: string, { derive }: Field): Provenance | undefined => {
  if (!derive) return undefined;
  const reader = engine.reader(address);
  const { origin, offer } = engine.field(address);
  return {
    origin,
    by: derive.by,
    from: derive.from.map((name) => ({ name: reader.address(name), value: reader.value(name) })),
    ...(offer === undefined ? {} : { offer }),
  };
};

const isActive = (engine: Engine, address: string): boolean => {
  const { visible, enabled } = engine.field(address);
  return visible && enabled;
};

/** The rows of a list go and stay with it. */
const isDropped = (engine: Engine, address: string): boolean => {
  const field = engine.definitionOf(address);
  const { value, problem } = castValue(field, engine.raw(address));
  const shut = listsOf(engine, address).find((list) => !isActive(engine, list));
  if (shut !== undefined) {
    return engine.definitionOf(shut).onHide !== "keep" && (problem !== undefined || isFilled(value));
  }
  return !isActive(engine, address) && (problem !== undefined || (field.onHide !== "keep" && isFilled(value)));
};

const sentencesOf = (
  known: Omit<Explanation, "sentences">,
  field: Field,
  engine: Engine,
  speech: Speech,
): readonly string[] => {
  const { say } = speech;
  const { visible, enabled, required, readOnly, label, dropped } = known;
  const because = (decision: Decision): string => sayReasons(decision.because, speech);
  const rest = (phrase: "shows" | "opens", { wanted }: Decision): string[] => [
    ...(wanted ? [say(phrase, { wanted: sayCondition(wanted, speech) })] : []),
    ...(dropped ? [say("kept")] : isFilled(engine.value(known.field)) ? [say("sentAnyway")] : []),
  ];
  if (!visible.holds) {
    const hidden = field.messages?.visible ?? say("hidden", { field: label, because: because(visible) });
    return [[hidden, ...rest("shows", visible)].join(" ")];
  }
  if (!enabled.holds) {
    const closed = field.messages?.enabled ?? say("closed", { field: label, because: because(enabled) });
    return [[closed, ...rest("opens", enabled)].join(" ")];
  }
  const sentences = [...sayProvenance(known, engine, speech)];
  if (!field.derive && readOnly.holds) {
    const fixed = readOnly.wanted
      ? say("fixedBecause", { field: label, because: because(readOnly) })
      : say("fixed", { field: label });
    sentences.push(field.messages?.readOnly ?? fixed);
  } else if (required.holds) {
    const wanted = owesWhen(engine, known.field, speech);
    sentences.push(
      required.wanted
        ? say("requiredBecause", { field: label, because: because(required) })
        : wanted === ""
          ? say("required", { field: label })
          : say("requiredWhenever", { field: label, wanted }),
    );
  }
  if (known.problem) sentences.push(sayProblem(known, speech));
  return sentences;
};

/** When a field that is required without condition owes anything: while it shows, is open and can be changed. */
const owesWhen = (engine: Engine, address: string, speech: Speech): string => {
  return [...listsOf(engine, address), address]
    .flatMap((place) => {
      const { visible, enabled, readOnly, derive } = engine.definitionOf(place);
      const free = typeof readOnly === "object" && !derive ? { not: readOnly } : undefined;
      // A list's own rule names fields of where the list stands, not columns that are called the same.
      const own = place === address ? speech : createSpeech(engine.definition, speech.words, pathOfList(engine, place));
      return [visible, enabled, free].flatMap((condition) => (condition ? [sayCondition(condition, own)] : []));
    })
    .join(` ${speech.say("and")} `);
};

const sayProvenance = (
  { provenance, label, field }: Omit<Explanation, "sentences">,
  engine: Engine,
  speech: Speech,
) => {
  if (!provenance) return [];
  const { say, list, show, labelOf: nameOf } = speech;
  const sources = list(
    provenance.from.map(({ name, value }) =>
      value === undefined ? nameOf(name) : say("withValue", { field: nameOf(name), value: show(name, value) }),
    ),
    "and",
  );
  const { status } = engine.field(field);
  return [
    ...(status === undefined ? [] : [say(status, { field: label })]),
    say(provenance.origin === "hand" || provenance.offer !== undefined ? "byHand" : "workedOut", {
      field: label,
      sources,
    }),
    ...(provenance.offer === undefined ? [] : [say("offered", { sources, value: show(field, provenance.offer) })]),
  ];
};
