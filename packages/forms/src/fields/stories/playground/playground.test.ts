import { describe, expect, it } from "vitest";
import { examples, textOfExample, type ExampleName } from "./examples.ts";
import { longestDefinition, readDefinition } from "./read-definition.ts";
import { hashOf, textOf } from "./share-link.ts";

const names = Object.keys(examples) as readonly ExampleName[];

describe("a definition that a stranger wrote", () => {
  it.each(names)("works: %s", (name) => {
    expect(readDefinition(textOfExample(name))).toMatchObject({ ok: true });
  });

  const field = (own: object) =>
    JSON.stringify({ id: "a", version: 1, fields: { a: { label: "A", ...own } }, rules: [], sections: [], steps: [] });
  it.each([
    ["nothing", "", /^This is no JSON/],
    ["half an object", "{", /^This is no JSON/],
    ["null", "null", "form: not an object"],
    ["no definition", "{}", /^id: /],
    ["a program", "alert(1)", /^This is no JSON/],
    ["another version of the format", '{"format":2,"form":{}}', "format: not one that can be read: 2"],
    ["an unknown kind", field({ kind: "script" }), /^fields\.a/],
    ["a check that nobody supplies", field({ kind: "text", checks: ["none"] }), /none/],
    ["a pattern without end", field({ kind: "text", pattern: "(a+)+b" }), /^fields\.a\.pattern/],
    ["depth", "[".repeat(30_000), /^(This is no JSON|Nested too deeply)/],
    [
      "deep conditions",
      field({ kind: "text", visible: 0 }).replace("0", `${'{"not":'.repeat(6000)}0${"}".repeat(6000)}`),
      /./,
    ],
    ["length", " ".repeat(longestDefinition + 1), /^Too long/],
  ])("is refused in words: %s", (_what, text, problem) => {
    const reading = readDefinition(text);
    expect(reading.ok ? "" : reading.problem).toMatch(problem);
  });

  it("may be what `serialize` made, and may name sources that nobody has", () => {
    const form = field({ kind: "reference", options: { source: "anything" } });
    expect(readDefinition(`{"format":1,"form":${form}}`)).toEqual(readDefinition(form));
  });
});

describe("a link", () => {
  it.each(["", "{}", "शीर्षक 😀", textOfExample(names[0] ?? "With mistakes, for lint")])(
    "gives back what went in",
    async (text) => {
      expect(await textOf(await hashOf(text))).toEqual({ ok: true, text });
    },
  );

  it("is an address as it stands", async () => {
    expect(await hashOf("ÿ?>~".repeat(50))).toMatch(/^#form=[\w-]+$/);
  });

  it.each([
    ["with letters that no link has", "#form=%%%", /damaged/],
    ["cut short", "#form=q1bKTq0", /damaged/],
    ["longer than any", `#form=${"A".repeat(200_000)}`, /too long/],
  ])("%s is told in words", async (_what, hash, problem) => {
    const linked = await textOf(hash);
    expect(linked?.ok === false ? linked.problem : "").toMatch(problem);
  });

  it("of another page holds none", async () => {
    expect(await textOf("#top")).toBeUndefined();
  });

  it("that unpacks to gigabytes is left as soon as it holds more than a form", async () => {
    expect(await textOf(await hashOf("\n".repeat(5_000_000)))).toMatchObject({
      ok: false,
      problem: /more than a form/,
    });
  });
});
