import { describe, expect, it } from "vitest";
import { draftKey, draftLife, readDraft, type Draft } from "./draft.ts";

const now = Date.UTC(2026, 10, 21);
const draft: Draft = { form: 3, row: 7, at: now - 1000, values: { formName: "Atta", skuKit: ["a"] } };
const stored = (change: object = {}): string => JSON.stringify({ ...draft, ...change });

describe("draft of a form", () => {
  it("comes back as it was kept", () => {
    expect(readDraft(stored(), 3, now)).toEqual(draft);
    expect(readDraft(stored({ row: null }), 3, now)?.row).toBeNull();
  });

  it.each([
    ["nothing was kept", null],
    ["it is not JSON", "{"],
    ["it is of another version of the form", stored({ form: 2 })],
    ["it is older than 14 days", stored({ at: now - draftLife - 1 })],
    ["it comes from the future", stored({ at: now + 1000 })],
    ["it holds no change", stored({ values: {} })],
    ["its values are a list", stored({ values: ["x"] })],
    ["its row's version is text", stored({ row: "7" })],
  ])("is not offered when %s", (_why, text) => {
    expect(readDraft(text, 3, now)).toBeUndefined();
  });

  it("belongs to one person, one form and one row", () => {
    expect(draftKey("u1", "product", undefined)).toBe("o2r.draft.u1.product.new");
    expect(draftKey("u1", "product", "p9")).toBe("o2r.draft.u1.product.p9");
  });
});
