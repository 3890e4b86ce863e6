import { describe, expect, it } from "vitest";
import { defineForm, number, text } from "../index.ts";
import { conformance, scenario } from "./index.ts";

describe("conformance, in Node", () => {
  it.each(conformance.map((one) => [one.title, one] as const))("%s", async (_title, { run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
});

const form = defineForm({
  id: "cases",
  version: 1,
  fields: {
    a: text({ label: "A", required: true }),
    b: number({ label: "B", visible: { field: "a", filled: true }, max: 5 }),
    c: text({ label: "C", visible: { field: "a", filled: true }, checks: ["odd"] }),
  },
});
const odd = (accepts: boolean) => ({ checks: { odd: { test: () => accepts, message: "Odd" } } });

describe("a case", () => {
  it("tells every difference, and on which side", async () => {
    const { run } = scenario(
      form,
      "all wrong",
      { given: { a: "x", b: 9 }, hidden: ["b"], required: { a: false }, errors: {}, values: {}, dropped: ["b"] },
      { registry: odd(true) },
    );
    await expect(run()).rejects.toThrow(
      [
        "all wrong",
        "the browser: hidden should be b, but are nothing",
        "the browser: a should not be required",
        `the browser: errors should be {}, but are {"b":"Can't exceed 5"}`,
        `the service: dropped should be ["b"], but are []`,
      ].join("\n  "),
    );
  });

  it("notices where the service judges otherwise than the browser", async () => {
    const { run } = scenario(
      form,
      "two minds",
      { given: { a: "x", c: "y" }, errors: {} },
      { registry: odd(true), serviceRegistry: odd(false) },
    );
    await expect(run()).rejects.toThrow('the service: errors should be {}, but are {"c":"Odd"}');
  });

  it("does not compile with a field the form has not", () => {
    // @ts-expect-error there is no field "nope"
    expect(scenario(form, "nope", { given: { nope: 1 }, hidden: [] }).title).toBe("nope");
  });
});
