import { describe, expect, it } from "vitest";
import { diffFields } from "./diff.ts";

describe("diffFields", () => {
  it("lists the fields that differ, in the order of the row, and nothing else", () => {
    const before = { id: "1", version: 3, name: "Rice", ptr: 40, images: ["a"] };
    const after = { id: "1", version: 4, name: "Rice 5 kg", ptr: 40, images: ["a"] };
    expect(diffFields({ before, after })).toEqual([{ field: "name", before: "Rice", after: "Rice 5 kg" }]);
  });

  it("lists every filled field of a new row and of one that goes", () => {
    expect(diffFields({ after: { name: "Rice", note: null } })).toEqual([
      { field: "name", before: null, after: "Rice" },
    ]);
    expect(diffFields({ before: { name: "Rice" }, after: null })).toEqual([
      { field: "name", before: "Rice", after: null },
    ]);
  });

  it("never shows a secret, only that it changed", () => {
    const changes = diffFields({
      before: { passwordHash: "$argon2id$a" },
      after: { passwordHash: "$argon2id$b", otp: "123456" },
    });
    expect(changes).toEqual([
      { field: "passwordHash", before: "•••", after: "•••" },
      { field: "otp", before: null, after: "•••" },
    ]);
  });
});
