import { expect, it } from "vitest";
import { createEngine, defineForm, FormDefinitionError, list, multiSelect, select, text } from "../index.ts";
import { lint } from "../lint/index.ts";
import { rows } from "../rows/index.ts";
import { deserialize, serialize } from "../serialize/index.ts";
import { validateSubmission } from "../server/index.ts";

const form = defineForm({
  id: "ship",
  version: 1,
  fields: {
    country: select({ label: "Country", options: ["IN", "NP"] }),
    by: select({
      label: "By",
      options: [
        { value: "ROAD", label: "Road" },
        { value: "AIR", label: "Air", visible: { field: "country", in: ["NP"] } },
      ],
    }),
    extras: multiSelect({
      label: "Extras",
      options: ["GIFT", { value: "CUSTOMS", label: "Customs", visible: { field: "country", in: ["NP"] } }],
    }),
    lines: list({
      label: "Lines",
      row: "Line",
      fields: {
        kind: text({ label: "Kind" }),
        unit: select({
          label: "Unit",
          options: ["pc", { value: "kg", label: "Kilogram", visible: { field: "kind", in: ["LOOSE"] } }],
        }),
      },
    }),
  },
});
const values = { country: "NP", by: "AIR", extras: ["GIFT", "CUSTOMS"], lines: [{ kind: "LOOSE", unit: "kg" }] };
const offered = (engine: ReturnType<typeof createEngine>, name: string) =>
  engine.field(name).options?.map(({ value }) => value);

it("offers an option only while its condition holds, and refuses it where it was chosen before", () => {
  const engine = createEngine(form, { values, registry: { lists: rows } });
  const row = engine.field("lines").rows?.[0] ?? "";
  expect(engine.validate()).toEqual([]);
  expect(offered(engine, "by")).toEqual(["ROAD", "AIR"]);
  const told: string[] = [];
  engine.subscribe("by", () => told.push("by"));
  const effect = engine.set("country", "IN");
  expect(effect.changed).toContain("by");
  expect(told).toEqual(["by"]);
  expect(offered(engine, "by")).toEqual(["ROAD"]);
  expect(offered(engine, "extras")).toEqual(["GIFT"]);
  engine.set(`lines.${row}.kind`, "PACKED");
  expect(offered(engine, `lines.${row}.unit`)).toEqual(["pc"]);
  expect(engine.validate().map(({ field, code, message }) => [engine.wireName(field), code, message])).toEqual([
    ["by", "option", "Choose one of the listed values"],
    ["extras", "option", "Choose one of the listed values"],
    ["lines.0.unit", "option", "Choose one of the listed values"],
  ]);
  // The value stays, and is in order again as soon as the option is.
  engine.set("country", "NP");
  expect(engine.problem("by")).toBeUndefined();
  expect(engine.value("by")).toBe("AIR");
});

it("keeps the same list of options while nothing of it changes", () => {
  const engine = createEngine(form, { values, registry: { lists: rows } });
  const before = engine.field("by").options;
  engine.set("extras", ["GIFT"]);
  engine.set("by", "ROAD");
  expect(engine.field("by").options).toBe(before);
  expect(engine.field("country").options).toBeUndefined();
});

it("gives the same verdict in the service, also of a form that came as JSON", async () => {
  const body = { ...values, country: "IN", lines: [{ kind: "PACKED", unit: "kg" }] };
  for (const given of [form, deserialize(serialize(form))]) {
    expect((await validateSubmission(given, values)).ok).toBe(true);
    expect((await validateSubmission(given, body)).errors.map(({ field, code }) => [field, code])).toEqual([
      ["by", "option"],
      ["extras", "option"],
      ["lines.0.unit", "option"],
    ]);
  }
});

it("refuses a condition of an option that names a field the form has not", () => {
  const wrong = JSON.parse(serialize(form).replaceAll('"field":"country"', '"field":"county"')) as unknown;
  expect(() => deserialize(JSON.stringify(wrong))).toThrow(FormDefinitionError);
  expect(lint(form)).toEqual([]);
  defineForm({
    id: "wrong",
    version: 1,
    fields: {
      // @ts-expect-error there is no field "nope"
      a: select({ label: "A", options: [{ value: "x", label: "X", visible: { field: "nope", filled: true } }] }),
    },
  });
});
