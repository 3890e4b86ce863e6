import { describe, expect, it } from "vitest";
import { readTime } from "./read-time.ts";

describe("a typed time", () => {
  it.each([
    ["06:30", "06:30"],
    ["6:5", "06:05"],
    ["18.30", "18:30"],
    ["1830", "18:30"],
    [" 18 30 ", "18:30"],
    ["00:00", "00:00"],
    ["23:59", "23:59"],
  ])("%s is %s", (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(["", "6", "24:00", "12:60", "183", "soon", "1:2:3", "-1:00"])("%s is none", (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
