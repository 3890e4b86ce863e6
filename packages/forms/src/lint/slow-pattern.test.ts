import { describe, expect, it } from "vitest";
import { createEngine, defineForm, FormDefinitionError, list, text } from "../index.ts";
import { deserialize, serialize } from "../serialize/index.ts";
import { lint } from "./index.ts";

const formWith = (pattern: string) =>
  defineForm({
    id: "patterns",
    version: 1,
    fields: {
      plain: text({ label: "Plain" }),
      lines: list({ label: "Lines", fields: { code: text({ label: "Code", pattern }) } }),
    },
  });
const path = "fields.lines.fields.code.pattern";

/** What is thrown. */
const refusalOf = (act: () => unknown): unknown => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
};

const slow = [
  "(a+)+b",
  "(a|a)*b",
  "(a|aa)+x",
  "(.*)*x",
  "([a-z]+ ?)*!",
  "(\\w+\\s?)+!",
  "\\d+\\d+\\d+x",
  "(x+x+)+y",
  "(a?){30}a{30}",
  "([a-z]{1,60}){1,60}!",
  "\\S+@\\S+\\.\\S+",
];

describe("a pattern that may go back over a text without end", () => {
  it.each(slow)("is found by lint and refused by deserialize: %s", (pattern) => {
    const form = formWith(pattern);
    expect(lint(form)).toMatchObject([{ code: "slow-pattern", path }]);
    // Asked once, since a pattern takes its judge half a second.
    const refused = refusalOf(() => deserialize(serialize(form)));
    expect(refused).toBeInstanceOf(FormDefinitionError);
    expect(String(refused)).toContain(`${path}: `);
  });

  it.each([
    "[A-Z]{5}[0-9]{4}[A-Z]",
    "[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]",
    "[a-z0-9]+(-[a-z0-9]+)*",
    "[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+",
    "\\+?\\d{1,3}[ -]?\\d{10}",
    "\\d{1,3}(,\\d{3})*(\\.\\d{1,2})?",
    "[\\p{L} .'-]+",
    "https?://.+",
    "(\\d{1,3}\\.){3}\\d{1,3}",
  ])("is not one that reads each text in one way: %s", (pattern) => {
    const form = formWith(pattern);
    expect(lint(form)).toEqual([]);
    expect(deserialize(serialize(form))).toEqual(form);
  });

  it("is judged in bounded time, however many there are and however long", () => {
    const many = defineForm({
      id: "many",
      version: 1,
      fields: Object.fromEntries(
        Array.from({ length: 300 }, (_, n) => [`f${n}`, text({ label: "F", pattern: `([a-z]{1,${n + 9}}-?){1,40}!` })]),
      ),
    });
    const began = performance.now();
    expect(String(refusalOf(() => deserialize(serialize(many))))).toContain("fields.f0.pattern: ");
    expect(lint(formWith("a".repeat(1_001)))).toMatchObject([{ because: "it is longer than 1000 characters" }]);
    // Two seconds of judging; the rest is for a machine that has much else to do.
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 30_000);
});

it("a pattern is not tried on a text of more than a thousand letters, unless the field says how many", () => {
  const form = defineForm({
    id: "long",
    version: 1,
    fields: {
      short: text({ label: "Short", pattern: "a+" }),
      long: text({ label: "Long", pattern: "a+", maxLength: 2_000 }),
    },
  });
  const engine = createEngine(form, { values: { short: "a".repeat(1_001), long: "a".repeat(2_000) } });
  expect(engine.validate().map(({ field, message }) => [field, message])).toEqual([
    ["short", "Can't exceed 1000 characters"],
  ]);
});
