import { expect, it } from "vitest";
import { createEngine, defineForm, text, type EngineOptions } from "../index.ts";

const form = defineForm({
  id: "moment",
  version: 1,
  fields: { pin: text({ label: "Pin", minLength: 3 }), name: text({ label: "Name", required: true }) },
});
const open = (showFrom?: EngineOptions["showFrom"]) => {
  const engine = createEngine(form, { showFrom });
  return { engine, error: () => engine.field("pin").error };
};
const words = "Must be at least 3 characters";

it("shows an error once the field was left, unless it is said otherwise", () => {
  const { engine, error } = open();
  engine.set("pin", "1");
  expect(error()).toBeUndefined();
  engine.leave("pin");
  expect(error()).toBe(words);
});

it("shows it with each change", () => {
  const { engine, error } = open("change");
  let told = 0;
  engine.field("pin");
  engine.subscribe("pin", () => (told += 1));
  engine.set("pin", "1");
  expect(error()).toBe(words);
  expect(told).toBe(1);
  expect(engine.form().problems.map(({ field }) => field)).toEqual(["pin"]);
  engine.set("pin", "123");
  expect(error()).toBeUndefined();
  // Another field, which nobody has touched, says nothing.
  expect(engine.field("name").error).toBeUndefined();
});

it("shows it only after a submission was tried", () => {
  const { engine, error } = open("submission");
  engine.set("pin", "1");
  engine.leave("pin");
  expect(error()).toBeUndefined();
  engine.validate({ show: true });
  expect(error()).toBe(words);
  engine.set("pin", "123");
  engine.set("pin", "12");
  expect(error()).toBe(words);
});
