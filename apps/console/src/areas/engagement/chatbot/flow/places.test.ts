import type { DrawnNode } from "@o2r/api/contract/engagement";
import { expect, it } from "vitest";
import { nearest, sides } from "./places.ts";

const node = (id: string, x: number, y: number): DrawnNode => ({
  kind: "MESSAGE",
  id,
  title: id,
  at: { x, y },
  text: "",
  ends: true,
  next: null,
});
const here = node("here", 0, 0);

it("arrows go to the nearest node on their side, and what lies straight ahead is nearer than what lies aslant", () => {
  const nodes = [here, node("aslant", 300, 160), node("below", 0, 320), node("left", -400, 16), node("above", 0, -160)];
  expect(nearest(nodes, here, sides.ArrowDown)?.id).toBe("below");
  expect(nearest(nodes, here, sides.ArrowRight)?.id).toBe("aslant");
  expect(nearest(nodes, here, sides.ArrowLeft)?.id).toBe("left");
  expect(nearest(nodes, here, sides.ArrowUp)?.id).toBe("above");
});

it("an arrow to where nothing is leads nowhere", () => {
  expect(nearest([here, node("below", 0, 320)], here, sides.ArrowUp)).toBeUndefined();
});
