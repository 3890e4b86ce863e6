import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDefinition } from "../compile/check-definition.ts";
import { compile, createEngine } from "../index.ts";
import type { Engine, FormDefinition, RawValues } from "../index.ts";
import { nest } from "../engine/paths.ts";
import { castValue } from "../engine/cast.ts";
import { explain, explainSave } from "../explain/index.ts";
import { validateSubmission } from "../server/index.ts";
import { isSame } from "../testing/is-same.ts";
import { body, definition, facts, registry, today } from "./arbitrary-form.ts";

const options = { facts, registry, today };
const bodiesEach = 5;

/** Types all of it, one field after the other. */
const typed = (form: FormDefinition, values: RawValues): Engine => {
  const engine = createEngine(form, options);
  for (const [name, raw] of Object.entries(values)) if (Object.hasOwn(form.fields, name)) engine.set(name, raw);
  return engine;
};

const memoryOf = ({ definition: { fields }, raw }: Engine): RawValues =>
  nest(Object.entries(fields).flatMap(([name, { kind }]) => (kind === "group" ? [] : [[name, raw(name)]])));

const errorsOf = (engine: Engine) =>
  engine.validate().map(({ field, message, code }) => ({ field: engine.wireName(field), message, code }));

/** What the browser sends, without what only stands there to be read. */
const sentBy = (engine: Engine) => {
  const fixed = engine.addresses().filter((one) => engine.field(one).readOnly && !engine.definitionOf(one).derive);
  return engine.pruned(new Set(fixed)).values;
};

const agree = (what: string, one: unknown, other: unknown): void => {
  if (!isSame(one, other)) throw new Error(`${what}: ${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
};

/** With a list go its rows. */
const isWithin = (gone: string, address: string): boolean => gone === address || address.startsWith(`${gone}.`);

const holdsSomething = (engine: Engine, address: string): boolean => {
  const { value, problem } = castValue(engine.definitionOf(address), engine.raw(address));
  return problem !== undefined || (value !== undefined && value !== false);
};

describe("whatever the definition and whatever is typed", () => {
  it("browser, service and the definition after a trip through JSON give one verdict, and none ever throws", async () => {
    const counts = { cases: 0, refused: 0, saved: 0, dropped: 0 };
    const property = fc.asyncProperty(
      definition,
      fc.array(body, { minLength: bodiesEach, maxLength: bodiesEach }),
      async (form, bodies) => {
        const copy: unknown = JSON.parse(JSON.stringify(form));
        checkDefinition(copy);
        for (const values of bodies) {
          const engine = typed(form, values);
          const memory = memoryOf(engine);
          const service = await validateSubmission(form, memory, options);
          // A form has no place for keys it does not know; only the service can meet them.
          const known = service.errors.filter(({ code }) => code !== "unknown");
          agree("service", known, errorsOf(engine));
          if (service.ok) agree("submission", service.values, sentBy(engine));
          agree("after JSON", await validateSubmission(copy, memory, options), service);
          counts.cases += 1;
          counts[service.ok ? "saved" : "refused"] += 1;
          if (service.dropped.length > 0) counts.dropped += 1;
        }
      },
    );
    await fc.assert(property, { numRuns: 2000 });
    expect(counts.cases).toBe(10_000);
    // Neither is so rare that nothing would be shown.
    for (const many of [counts.refused, counts.saved, counts.dropped]) expect(many).toBeGreaterThan(500);
  }, 180_000);

  it("everything settles in one pass: no field is evaluated twice, and a second look finds nothing new", () => {
    const property = fc.property(definition, fc.array(body, { minLength: 2, maxLength: 2 }), (form, bodies) => {
      const engine = createEngine(form, options);
      for (const [name, raw] of bodies.flatMap((values) => Object.entries(values))) {
        if (!Object.hasOwn(form.fields, name)) continue;
        const known = engine.addresses().length;
        const { evaluated } = engine.set(name, raw);
        const most = Math.max(known, engine.addresses().length);
        if (evaluated > most) throw new Error(`${name}: ${evaluated} evaluated of ${most}`);
      }
      const again = createEngine(form, { ...options, values: memoryOf(engine) });
      agree("errors", errorsOf(again), errorsOf(engine));
      agree("submission", again.pruned().values, engine.pruned().values);
    });
    fc.assert(property, { numRuns: 500 });
  }, 180_000);

  it("explanations agree with what was decided", () => {
    let sentences = 0;
    const property = fc.property(definition, body, (form, values) => {
      const engine = typed(form, values);
      for (const address of engine.addresses()) {
        const { visible, enabled, required, readOnly, problem, failing, dropped, ...told } = explain(engine, address);
        const look = engine.field(address);
        const isActive = look.visible && look.enabled;
        agree(`${address} visible`, visible.holds, look.visible);
        agree(`${address} enabled`, enabled.holds, look.enabled);
        agree(`${address} read-only`, readOnly.holds, look.readOnly);
        agree(`${address} problem`, problem?.message, engine.problem(address)?.message);
        agree(`${address} comparison`, failing !== undefined, problem?.code === "compare");
        agree(
          `${address} dropped`,
          dropped,
          engine.pruned().dropped.some((gone) => isWithin(gone, address) && holdsSomething(engine, address)),
        );
        if (look.required && !required.holds) throw new Error(`${address} is required for no reason`);
        for (const { holds, because } of [visible, enabled, required, readOnly]) {
          if (because.some((reason) => reason.read.some(({ name }) => name === undefined))) throw new Error("no name");
          agree("reasons", typeof holds, "boolean");
        }
        const says = told.sentences.join(" ");
        if (!isActive && !/hidden|closed/.test(says))
          throw new Error(`${address} does not say why it is gone: ${says}`);
        if (isActive && problem && !says.includes("Save is blocked")) throw new Error(`${address} says: ${says}`);
        if (/undefined|\{\w+\}|\[object/.test(says)) throw new Error(`${address} stammers: ${says}`);
        sentences += told.sentences.length;
      }
      const { blocked, problems } = explainSave(engine);
      agree("blocked", blocked, engine.validate().length > 0);
      agree(
        "problems",
        problems.map(({ field }) => field),
        engine.validate().map(({ field }) => field),
      );
    });
    fc.assert(property, { numRuns: 500 });
    expect(sentences).toBeGreaterThan(1000);
  }, 180_000);

  it("generated definitions compile, so that something is shown at all", () => {
    fc.assert(
      fc.property(definition, (form) => compile(form).fields.size >= Object.keys(form.fields).length),
      { numRuns: 50 },
    );
  });
});
