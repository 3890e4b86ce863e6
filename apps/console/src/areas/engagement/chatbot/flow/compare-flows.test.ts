import { starterFlow, type DrawnFlow } from "@o2r/api/contract/engagement";
import { expect, it } from "vitest";
import { compareFlows } from "./compare-flows.ts";
import { added, placed, removed, withNode, withWay } from "./editing.ts";
import { tidySpots } from "./places.ts";

const welcome = () => {
  const [first] = starterFlow.nodes;
  if (first?.kind !== "MESSAGE") throw new Error("It greets first");
  return first;
};

it("what is the same does not differ", () => {
  expect(compareFlows(starterFlow, structuredClone(starterFlow))).toEqual([]);
});

it("a node that says something else, or leads elsewhere, is told in words", () => {
  const { flow, id } = added(starterFlow, "MESSAGE", undefined);
  const after = withNode(flow, withWay({ ...welcome(), text: "Hello" }, "next", id));
  expect(compareFlows(starterFlow, after)).toEqual([
    {
      kind: "changed",
      id: "welcome",
      title: "Welcome",
      says: ["Says “Hello”, not “Namaste {owner}, how can we help?”", "Next leads to Message, not to Support desk"],
    },
    { kind: "added", id, title: "Message", says: ["Says nothing yet"] },
  ]);
});

it("a node that is gone is told, with the way that led to it", () => {
  expect(compareFlows(starterFlow, removed(starterFlow, "desk"))).toEqual([
    { kind: "changed", id: "welcome", title: "Welcome", says: ["Next leads nowhere, not to Support desk"] },
    { kind: "removed", id: "desk", title: "Support desk", says: ["Something else"] },
  ]);
});

it("another start, another place and another order are told too", () => {
  const started: DrawnFlow = { ...starterFlow, start: "desk" };
  expect(compareFlows(starterFlow, started).map(({ says }) => says)).toEqual([["The chat starts at Support desk"]]);
  const elsewhere = placed(starterFlow, new Map([["desk", { x: 320, y: 0 }]]));
  expect(compareFlows(starterFlow, elsewhere).map(({ kind, id }) => [kind, id])).toEqual([["moved", "desk"]]);
  const turned: DrawnFlow = { ...starterFlow, nodes: starterFlow.nodes.toReversed() };
  expect(compareFlows(starterFlow, turned)).toHaveLength(1);
});

it("nothing of a drawing stands on anything else once it is tidied, and what is added finds its own place", async () => {
  let flow: DrawnFlow = starterFlow;
  for (const kind of ["QUESTION", "CONDITION", "API", "MESSAGE"] as const) ({ flow } = added(flow, kind, "welcome"));
  const overlaps = ({ nodes }: DrawnFlow) =>
    nodes.some((one) =>
      nodes.some(
        (other) => one.id < other.id && Math.abs(one.at.x - other.at.x) < 192 && Math.abs(one.at.y - other.at.y) < 112,
      ),
    );
  expect(overlaps(flow)).toBe(false);
  expect(overlaps(placed(flow, await tidySpots(flow)))).toBe(false);
});
