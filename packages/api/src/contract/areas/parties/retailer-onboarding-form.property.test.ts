import { createEngine, type Engine } from "@o2r/forms";
import { draftKey, readDraft, writeDraft, type DraftStorage } from "@o2r/forms/drafts";
import { ready } from "@o2r/forms/ready";
import { validateSubmission } from "@o2r/forms/server";
import { nextStep, previousStep, stepsOf } from "@o2r/forms/steps";
import { anyChoice } from "@o2r/forms/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { unknownPincode } from "../../core/pincode.ts";
import { retailerOnboardingForm as form } from "./retailer-onboarding-form.ts";

const today = "2026-11-21";
const places: Readonly<Record<string, { readonly city: string; readonly state: string }>> = {
  "411028": { city: "Pune", state: "Maharashtra" },
  "110001": { city: "New Delhi", state: "Delhi" },
};
const registry = anyChoice(form, {
  checks: {
    ...ready.checks,
    knownPincode: { test: (pincode) => String(pincode) in places, message: unknownPincode },
  },
  derivations: {
    ...ready.derivations,
    placeOfPincode: (pincode: unknown) => places[String(pincode)],
    placeOfAddress: () => undefined,
  },
});

/** What people type into each field: what is right, and what is wrong, half typed or gone again. */
const typed: Readonly<Record<string, readonly unknown[]>> = {
  primaryName: ["Sunil Gupta", "", "x".repeat(51)],
  primaryMobile: ["9876543210", "98765", "98765432101", ""],
  alternativeMobile: ["09876543210", "5876543210", ""],
  whatsappNo: ["9876543210", "987654321", ""],
  primaryImage: ["d1", ""],
  secondaryName: ["Asha Gupta", ""],
  secondaryMobile: ["9876543211", "12", ""],
  shopName: ["Gupta Stores", ""],
  shopType: ["GROCERY", ""],
  shopImage: ["d2", ""],
  addressLine1: ["12 Station Road", "", "x".repeat(101)],
  pincode: ["411028", "110001", "999999", "4110", ""],
  latitude: ["18.5089", "95", "1e", ""],
  longitude: ["73.926", "-181", ""],
  dob: ["1980-02-29", "2026-11-22", "1900-01-01", ""],
  firstKidBday: ["2016-05-01", "2030-01-01", ""],
  gstNumber: ["27AAPFU0939F1ZV", "27AAPFU0939F1ZA", "27AAPF", ""],
  panNumber: ["AAPFU0939F", "AAPF0939F", ""],
  nameAsPerId: ["Sunil Gupta", ""],
  fssaiNumber: ["11521034000172", "1152", ""],
};
const names = Object.keys(typed);

type Act =
  | { readonly kind: "type"; readonly field: string; readonly value: unknown }
  | { readonly kind: "next" }
  | { readonly kind: "back" }
  /** The phone ends the page, and the draft is taken up again. */
  | { readonly kind: "restore" };
const typing: fc.Arbitrary<Act> = fc.constantFrom(...names).chain((field) =>
  // The first is what is right: else hardly anybody would come to the end.
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constant(typed[field]?.[0]) },
      { weight: 1, arbitrary: fc.constantFrom(...(typed[field] ?? [])) },
    )
    .map((value) => ({ kind: "type" as const, field, value })),
);
/** Somebody who fills in a whole step, as most do. */
const rightIn = (fields: readonly string[]): readonly Act[] =>
  fields.flatMap((field) => (field in typed ? [{ kind: "type" as const, field, value: typed[field]?.[0] }] : []));
const filling: fc.Arbitrary<readonly Act[]> = fc.constantFrom(...form.steps).map(({ fields }) => rightIn(fields));
const random = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: typing.map((act) => [act]) },
      { weight: 3, arbitrary: filling },
      { weight: 4, arbitrary: fc.constant<readonly Act[]>([{ kind: "next" }]) },
      { weight: 1, arbitrary: fc.constant<readonly Act[]>([{ kind: "back" }]) },
      { weight: 1, arbitrary: fc.constant<readonly Act[]>([{ kind: "restore" }]) },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.flat());
/** Somebody who has all at hand, and who, having come to the end, changes this and that. */
const orderly: readonly Act[] = form.steps.flatMap(({ fields }) => [...rightIn(fields), { kind: "next" as const }]);
const acts = fc.oneof(
  { weight: 3, arbitrary: random },
  { weight: 1, arbitrary: random.map((more) => [...orderly, ...more]) },
);

const makeStorage = (): DraftStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
};
const place = draftKey(form, "agent.new");

/** What stands in every field, as typed. An emptied field is one that nobody has filled. */
const standing = (engine: Engine) =>
  Object.fromEntries(engine.addresses().map((name) => [name, engine.raw(name) ?? ""]));
const flagsOf = (engine: Engine) =>
  stepsOf(engine).map(({ id, open, problems }) => ({ id, open, problems: problems.map(({ message }) => message) }));

/** Keeps a draft as the page does, ends the page, and takes it up in a new one. */
const restore = async (engine: Engine): Promise<Engine> => {
  const storage = makeStorage();
  const values = Object.fromEntries(engine.changes().map(({ field }) => [field, engine.raw(field)]));
  writeDraft(storage, place, { version: form.version, savedAt: "2026-11-21T04:00:00.000Z", values });
  const fresh = createEngine(form, { registry, today });
  for (const [name, value] of Object.entries(readDraft(storage, place)?.values ?? {})) fresh.set(name, value);
  await fresh.settle();
  return fresh;
};

/** What the service would say of a step, for the values that stand. */
const serviceSays = async (engine: Engine) => {
  const { errors } = await validateSubmission(form, engine.pruned().values, { registry, today });
  return (fields: readonly string[]) =>
    errors.filter(({ field }) => fields.includes(field)).map(({ field, message }) => `${field}: ${message}`);
};
const problemsIn = (engine: Engine, only: readonly string[]) =>
  engine.validate({ only }).map(({ field, message }) => `${field}: ${message}`);

interface Standing {
  readonly engine: Engine;
  /** The step that is shown. */
  readonly at: string;
}

/** Takes up the draft: every value, and how it stands with every step, is as it was. */
const takeUp = async ({ engine, at }: Standing): Promise<Standing> => {
  await engine.settle();
  const fresh = await restore(engine);
  expect(standing(fresh)).toEqual(standing(engine));
  expect(flagsOf(fresh)).toEqual(flagsOf(engine));
  return { engine: fresh, at };
};

/** Goes back, which asks nothing and changes nothing. */
const goBack = ({ engine, at }: Standing): Standing => {
  const before = standing(engine);
  const to = previousStep(engine, at) ?? at;
  expect(standing(engine)).toEqual(before);
  return { engine, at: to };
};

/** Asks to go on: refused where the service would refuse what stands in the step, in the same words. */
const goOn = async ({ engine, at }: Standing): Promise<Standing> => {
  const fields = form.steps.find(({ id }) => id === at)?.fields ?? [];
  const to = await nextStep(engine, at);
  const refusals = (await serviceSays(engine))(fields);
  expect(problemsIn(engine, fields).toSorted()).toEqual(refusals.toSorted());
  expect(to === at).toBe(refusals.length > 0);
  return { engine, at: to ?? at };
};

const play = async (now: Standing, act: Act): Promise<Standing> => {
  switch (act.kind) {
    case "type":
      now.engine.set(act.field, act.value);
      return now;
    case "next":
      return goOn(now);
    case "back":
      return goBack(now);
    case "restore":
      return takeUp(now);
  }
};

it("S3.68 however a shop is taken on, no step is left forward while the service would refuse it, and a draft is the form again", async () => {
  let ends = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      let now: Standing = { engine: createEngine(form, { registry, today }), at: "contact" };
      for (const act of all) {
        now = await play(now, act);
        if (now.at === "review") ends += 1;
      }
      // Whoever has all in order is taken on, and nobody else.
      const { errors } = await validateSubmission(form, now.engine.pruned().values, { registry, today });
      expect(errors.length === 0).toBe(now.engine.validate().length === 0);
    }),
  );
  // The cases are no cases if nobody comes to the end.
  expect(ends).toBeGreaterThan(5);
});
