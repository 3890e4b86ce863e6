import { createEngine, type FormDefinition } from "@o2r/forms";
import { withReady } from "@o2r/forms/ready";
import { describe, expect, it } from "vitest";
import { categoryForm } from "./category.ts";
import { subCategoryForm } from "./sub-category.ts";

const refusal = (form: FormDefinition, name: string, value: string): string | undefined =>
  createEngine(form, { values: { [name]: value }, registry: withReady(), facts: { mode: "create" } })
    .validate()
    .find(({ field }) => field === name)?.message;

describe("names that have no rule of their own", () => {
  it.each([
    ["category", categoryForm, "name"],
    ["sub-category", subCategoryForm, "subCategoryName"],
  ] as const)("S9.19 of a %s hold at most 50 characters", (_, form, name) => {
    expect(refusal(form, name, "n".repeat(50))).toBeUndefined();
    expect(refusal(form, name, "n".repeat(51))).toBe("Can't exceed 50 characters");
  });
});
