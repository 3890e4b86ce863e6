// Long because the forms that are broken on purpose stand beside the property that each of them shows.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile, createEngine } from "../index.ts";
import { placeAt } from "../compile/place.ts";
import type { Condition, Engine, Field, FormDefinition, RawValues, Rule } from "../index.ts";
import { evaluate } from "../engine/evaluate.ts";
import { isWithin } from "../engine/paths.ts";
import { condition, type Pool } from "../test/arbitrary-condition.ts";
import { body, definition, facts, registry, today } from "../test/arbitrary-form.ts";
import { explore } from "../testing/index.ts";
import { lint, type Finding } from "./index.ts";

const options = { facts, registry, today };
const knownFacts = { mode: ["create"], other: [] };

/** The problems that a field has with itself, whatever stands elsewhere. */
const own = new Set(
  "type minLength maxLength pattern min max integer decimals negative leadingZero option count".split(" "),
);

const typed = (form: FormDefinition, values: RawValues): Engine => {
  const engine = createEngine(form, options);
  for (const [name, raw] of Object.entries(values)) if (Object.hasOwn(form.fields, name)) engine.set(name, raw);
  return engine;
};

/** Every cell that `fields.lines.fields.qty` stands for, as long as the lists around it are there. */
const addressesOf = (engine: Engine, path: string): readonly string[] => {
  const { definition } = engine;
  const found = definedAt(definition, path);
  // A rule of a list is asked in each of its rows.
  const isRule = path.includes(".rules.");
  return engine.addresses().filter((address) => {
    const { compiled, lists = [] } = placeAt(definition, address) ?? {};
    const isMeant = isRule ? compiled?.list === found?.path && compiled?.field.kind === "number" : compiled === found;
    return (
      isMeant && found !== undefined && lists.every((list) => engine.field(list).visible && engine.field(list).enabled)
    );
  });
};

/** The field with whose place in the definition a path begins. */
const definedAt = (form: FormDefinition, path: string) =>
  [...compile(form).fields.values()]
    .filter(({ at }) => isWithin(at, path))
    .sort((one, other) => other.at.length - one.at.length)[0];

const ruleAt = (form: FormDefinition, path: string): Rule | undefined => {
  const field = definedAt(form, path)?.field;
  return (field?.kind === "list" ? field.rules : form.rules)[Number(/rules\.(\d+)/.exec(path)?.[1])];
};

/** Where something is that a finding says can never be. */
const refutation = (engine: Engine, { code, path }: Finding): string | undefined => {
  const aspect = path.split(".").at(-1);
  const found = (is: (address: string) => boolean): string | undefined => addressesOf(engine, path).find(is);
  const isWanted = (address: string): boolean =>
    engine.field(address).visible && engine.verdicts(address).required.holds;
  switch (code) {
    case "dead-field":
      return found((address) => engine.field(address).visible);
    case "impossible-value":
      return found((address) => engine.effective(address) !== undefined && !engine.field(address).readOnly);
    case "hidden-required":
      return found(isWanted);
    case "never-editable":
      return found((address) => {
        const { enabled, readOnly } = engine.field(address);
        return isWanted(address) && enabled && (!readOnly || engine.definitionOf(address).derive !== undefined);
      });
    case "dead-condition": {
      if (aspect === "required" || aspect === "readOnly" || aspect === "enabled") {
        return found((address) => {
          // A row's verdict may be its list's.
          const condition = engine.definitionOf(address)[aspect];
          return typeof condition === "object" && evaluate(condition, engine.reader(address)).holds;
        });
      }
      const when = ruleAt(engine.definition, path)?.when;
      const places = path.startsWith("rules") ? ["a"] : addressesOf(engine, path);
      return places.find((address) => when !== undefined && evaluate(when, engine.reader(address)).holds);
    }
    default:
      return undefined;
  }
};

/** Both sides of every rule of a contradiction stand, and none of them is broken. */
const keeps = (engine: Engine, { because, path }: Finding): boolean => {
  const places = because.match(/[\w.]*rules\.\d+/g) ?? [path];
  return places.every((place) => {
    const rule = ruleAt(engine.definition, place);
    const [address] = place.startsWith("rules") ? ["a"] : addressesOf(engine, place);
    if (!rule || address === undefined) return false;
    const reader = engine.reader(address);
    const filled = [rule.compare[0], rule.compare[2]].every(
      (side) => typeof side !== "string" || reader.value(side) !== undefined,
    );
    return (
      filled && (!rule.when || evaluate(rule.when, reader).holds) && evaluate({ compare: rule.compare }, reader).holds
    );
  });
};

describe("what lint finds", () => {
  it("is never refuted by values that the fields may hold", () => {
    const counts = { forms: 0, findings: 0, looks: 0 };
    const property = fc.property(definition, fc.array(body, { minLength: 8, maxLength: 8 }), (form, bodies) => {
      const findings = lint(form, { facts: knownFacts });
      counts.forms += 1;
      counts.findings += findings.length;
      for (const values of bodies) {
        const engine = typed(form, values);
        if (engine.validate().some(({ code }) => own.has(code))) continue;
        counts.looks += 1;
        for (const finding of findings) {
          const refuted = finding.code === "contradiction" ? keeps(engine, finding) : refutation(engine, finding);
          if (refuted) throw new Error(`${refuted} refutes ${JSON.stringify(finding)}`);
        }
      }
    });
    fc.assert(property, { numRuns: 150 });
    expect(counts.findings).toBeGreaterThan(counts.forms / 2);
    expect(counts.looks).toBeGreaterThan(counts.forms / 2);
  }, 180_000);
});

/** The same form with one field made otherwise. */
const withField = (form: FormDefinition, name: string, change: (field: Field) => object): FormDefinition => ({
  ...form,
  // What is changed fits the field.
  fields: { ...form.fields, [name]: { ...form.fields[name], ...change(form.fields[name] as Field) } as Field },
});

const plainNames = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
const earlier = (name: string): Pool => {
  const before = (names: readonly string[]): readonly string[] => names.filter((one) => one < name);
  return {
    texts: before(["a"]),
    numbers: before(["b", "f"]),
    dates: before(["d"]),
    choices: before(["c"]),
    flags: before(["e"]),
    many: before(["g", "h"]),
    sums: [],
  };
};

describe("what is put into a generated form", () => {
  it("every cycle is found, with its way", () => {
    const pair = fc.subarray([...plainNames], { minLength: 2, maxLength: 2 });
    const property = fc.property(
      definition,
      pair,
      fc.constantFrom("visible", "enabled"),
      (form, [one = "", other = ""], aspect) => {
        const half = withField(form, one, () => ({ [aspect]: { field: other, filled: true } }));
        const whole = withField(half, other, ({ visible }) => ({
          visible: { all: [...(visible ? [visible] : []), { not: { anyFilled: [one] } }] },
        }));
        const said = lint(whole).map(({ code, because }) => `${code}: ${because}`);
        const ways = [
          [one, other, one],
          [other, one, other],
        ].map((way) => `cycle: These wait for each other: ${way.join(" → ")}`);
        if (!ways.some((way) => said.includes(way)))
          throw new Error(`not found: ${ways.join(", or ")}, but ${said.join("; ")}`);
      },
    );
    fc.assert(property, { numRuns: 100 });
  }, 180_000);

  it("every dead field is found, whatever condition excludes itself", () => {
    const dead = fc
      .constantFrom(...plainNames.slice(1))
      .chain((name) => fc.tuple(fc.constant(name), condition(earlier(name)) ?? fc.constant<Condition>({ all: [] })));
    const property = fc.property(definition, dead, (form, [name, one]) => {
      const changed = withField(form, name, () => ({ visible: { all: [one, { not: one }] } }));
      const found = lint(changed).some(({ code, path }) => code === "dead-field" && path === `fields.${name}.visible`);
      if (!found) throw new Error(`${name} is not found dead`);
    });
    fc.assert(property, { numRuns: 100 });
  }, 180_000);

  it("every contradiction is found", () => {
    const rule = (left: string, operator: string, right: unknown): Rule =>
      ({ compare: [left, operator, right], message: "m" }) as Rule; // as the tables below have it
    const contradicting = fc.constantFrom(
      [rule("b", "<", "f"), rule("f", "<", "b")],
      [rule("b", "<=", "f"), rule("f", "<=", "b"), rule("b", "!=", "f")],
      [rule("f", ">", "b"), rule("b", ">=", 4), rule("f", "<=", 4)],
      [rule("b", "==", 3), rule("f", "==", "b"), rule("f", "!=", 3)],
      [rule("b", "<", -1)],
      [rule("d", "<", { today: -1 }), rule("d", ">=", { today: -1 })],
      [rule("d", ">", { value: "2026-05-01" }), rule("d", "<", { value: "2026-05-02" })],
      [rule("c", "==", { value: "x" }), rule("c", "==", 5)],
      [rule("c", "!=", { value: "x" }), rule("c", "!=", 5)],
      [rule("a", "==", { value: "x" }), rule("a", "==", { value: "y" })],
    );
    const property = fc.property(definition, contradicting, (form, rules) => {
      const open = ["a", "b", "c", "d", "f"].reduce(
        (left, name) =>
          // What is read-only is not judged, and may hold what breaks its limits.
          withField(left, name, () => ({ visible: { all: [] }, enabled: { all: [] }, readOnly: undefined })),
        form,
      );
      const changed = { ...open, rules: [...open.rules, ...rules] };
      const found = lint(changed).filter(({ code }) => code === "contradiction");
      if (found.length === 0) throw new Error(`not found: ${JSON.stringify(rules)}`);
    });
    fc.assert(property, { numRuns: 100 });
  }, 180_000);
});

describe("in a form of few values, where all can be tried", () => {
  const names = ["c1", "c2", "c3", "e1"] as const;
  const values = (name: string): readonly unknown[] =>
    name.startsWith("c")
      ? [undefined, "x", 5]
      : [false, true, "neither, which only a field that is not judged may hold"];
  const poolOf = (some: readonly string[]): Pool => ({
    texts: [],
    numbers: [],
    dates: [],
    choices: some.filter((name) => name.startsWith("c")),
    flags: some.filter((name) => name.startsWith("e")),
    many: [],
    sums: [],
  });
  const field = (name: string, index: number): fc.Arbitrary<Field> => {
    const before = condition(poolOf(names.slice(0, index)));
    const any = condition(poolOf(names)) ?? fc.constant<Condition>({ all: [] });
    return fc
      .record(
        {
          required: fc.oneof(fc.constant(true as const), any),
          readOnly: any,
          ...(before ? { visible: before, enabled: before } : {}),
        },
        { requiredKeys: [] },
      )
      .map((aspects) => {
        const kind = name.startsWith("c")
          ? {
              kind: "select",
              options: [
                { value: "x", label: "X" },
                { value: 5, label: "Five" },
              ],
            }
          : { kind: "checkbox" };
        return { label: name, ...kind, ...aspects } as unknown as Field; // one of the two kinds
      });
  };
  const rule = fc
    .tuple(
      fc.constantFrom("c1", "c2"),
      fc.constantFrom("==", "!="),
      fc.constantFrom<unknown>("c3", { value: "x" }, 5),
      condition(poolOf(names)) ?? fc.constant<Condition>({ all: [] }),
    )
    .map(([left, operator, right, when]) => ({ compare: [left, operator, right], message: "m", when }) as Rule); // as above
  const small: fc.Arbitrary<FormDefinition> = fc
    .tuple(fc.tuple(...names.map(field)), fc.array(rule, { maxLength: 3 }))
    .map(([fields, rules]) => ({
      id: "small",
      version: 1,
      fields: Object.fromEntries(names.map((name, index) => [name, fields[index] as Field])), // one for each name
      rules,
      sections: [],
      steps: [],
    }));
  const everything: readonly RawValues[] = names.reduce<readonly RawValues[]>(
    (all, name) => all.flatMap((known) => values(name).map((value) => ({ ...known, [name]: value }))),
    [{}],
  );

  it("a field is found dead, or a condition void, when and only when nothing makes it so", () => {
    const counts = { dead: 0, void: 0 };
    const property = fc.property(small, (form) => {
      const engines = everything
        .map((all) => createEngine(form, { ...options, values: all }))
        .filter((engine) => !engine.validate().some(({ code }) => own.has(code)));
      const findings = lint(form, { facts: knownFacts });
      const has = (code: string, path: string): boolean =>
        findings.some((one) => one.code === code && one.path === path);
      for (const name of names) {
        const isDead = engines.every((engine) => !engine.field(name).visible);
        if (has("dead-field", `fields.${name}.visible`) !== isDead)
          throw new Error(`${name} is ${isDead ? "" : "not "}dead`);
        if (isDead) counts.dead += 1;
        for (const aspect of ["enabled", "required", "readOnly"] as const) {
          const isVoid =
            !isDead &&
            typeof form.fields[name]?.[aspect] === "object" &&
            engines.every((engine) => !engine.verdicts(name)[aspect].holds);
          if (has("dead-condition", `fields.${name}.${aspect}`) !== isVoid)
            throw new Error(`${name} ${aspect} ${isVoid}`);
          if (isVoid) counts.void += 1;
        }
      }
    });
    fc.assert(property, { numRuns: 80 });
    expect(Math.min(counts.dead, counts.void)).toBeGreaterThan(8);
  }, 180_000);

  it("a dead end is found when and only when nothing can be saved after its choices", () => {
    let ends = 0;
    const property = fc.property(small, (form) => {
      const { deadEnds, complete } = explore(form, { facts: knownFacts });
      if (!complete) throw new Error("not all was looked at");
      const saved = everything.filter((all) => createEngine(form, { ...options, values: all }).validate().length === 0);
      const isWithin = (all: RawValues, { choices }: (typeof deadEnds)[number]): boolean =>
        Object.entries(choices).every(([name, value]) => name.startsWith("fact:") || (all[name] ?? null) === value);
      for (const end of deadEnds) {
        ends += 1;
        const refuted = saved.find((all) => isWithin(all, end));
        if (refuted) throw new Error(`${JSON.stringify(refuted)} can be saved after ${JSON.stringify(end)}`);
      }
      if (saved.length === 0 && deadEnds.length === 0)
        throw new Error("nothing can be saved, and no dead end was found");
    });
    fc.assert(property, { numRuns: 80 });
    expect(ends).toBeGreaterThan(10);
  }, 180_000);
});
