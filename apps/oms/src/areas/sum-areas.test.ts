import { areas as contractAreas } from "@o2r/api/contract";
import { expect, expectTypeOf, it } from "vitest";
import type { AllAreas, DefinedArea } from "../kit/define-area.ts";
import { sumAreas, type EveryArea } from "./sum-areas.ts";

const nothing = { handlers: {} };
// None of their things is asked for here: what is looked at is how parts come together.
const among = (parts: Partial<Record<keyof EveryArea, object>>) =>
  ({
    ...Object.fromEntries(Object.keys(contractAreas).map((name) => [name, nothing])),
    ...parts,
  }) as unknown as EveryArea;

it("two areas cannot speak of the same constraint of the database", () => {
  const constraints = { name_once: { field: "name", message: "There already" } };
  expect(() => sumAreas(among({ billing: { ...nothing, constraints }, layout: { ...nothing, constraints } }))).toThrow(
    "Two areas have the constraint name_once",
  );
});

it("an area that works with all others knows what they bring", async () => {
  const constraints = { name_once: { field: "name", message: "There already" } };
  const { missing } = sumAreas(
    among({
      billing: { ...nothing, constraints },
      layout: (all: AllAreas) => ({ ...nothing, missing: async () => Object.keys(all.constraints) }),
    }),
  );
  const noServices = {} as Parameters<typeof missing>[0]; // these areas ask none
  expect(await missing(noServices)).toEqual(["name_once"]);
});

it("an area without a handler for each action of the contract does not compile", () => {
  expectTypeOf<typeof nothing>().not.toExtend<DefinedArea<typeof contractAreas.orders>>();
  expectTypeOf<typeof nothing>().toExtend<
    DefinedArea<{ permissions: Record<never, never>; things: Record<never, never> }>
  >();
});
