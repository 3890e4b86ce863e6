import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Ishaan Velkar", "IV"],
    ["ketan.mhatre", "KM"],
    ["super_super_admin", "SA"],
    ["fsa", "F"],
    ["  Anna Maria  de Souza ", "AS"],
    ["🦊 Fox", "🦊F"],
    ["क्षितिज जोशी", "क्षिजो"],
    ["", ""],
  ])("of %o are %o", (name, initials) => expect(initialsOf(name)).toBe(initials));
});
