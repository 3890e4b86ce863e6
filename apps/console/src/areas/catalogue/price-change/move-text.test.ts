import { expect, it } from "vitest";
import { moveOf } from "./move-text.ts";

it("says how a price moves in rupees and percent, and nothing of one that stays", () => {
  expect(moveOf(100, 102.5)).toEqual({ gain: "+2.50", percent: "+2.5%", up: true });
  expect(moveOf(200, 190)).toEqual({ gain: "−10.00", percent: "−5.0%", up: false });
  expect(moveOf(0.3, 0.1 + 0.2)).toBeNull();
  expect(moveOf(0, 5)).toEqual({ gain: "+5.00", percent: "", up: true });
});
