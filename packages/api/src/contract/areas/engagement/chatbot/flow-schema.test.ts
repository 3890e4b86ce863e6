import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisons, type FlowNode } from "./flow.ts";
import { flowBody, flowOf } from "./flow-schema.ts";
import { flowProblems } from "./flow-problems.ts";
import { starterFlow } from "./starter-flow.ts";
import { triggerWords } from "./workflow-form.ts";

const id = fc.stringMatching(/^[\w-]{1,8}$/);
const port = fc.option(id);
const text = fc.string({ maxLength: 40 });
const title = fc.stringMatching(/^[A-Za-z]{1,20}$/);
const keep = fc.stringMatching(/^\w{1,12}$/);
const base = { id, title, at: fc.record({ x: fc.integer({ min: 0, max: 999 }), y: fc.integer({ min: 0, max: 999 }) }) };
const node: fc.Arbitrary<FlowNode> = fc.oneof(
  fc.record({ ...base, kind: fc.constant("MESSAGE"), text, ends: fc.boolean(), next: port }),
  fc.record({
    ...base,
    kind: fc.constant("QUESTION"),
    text,
    keep,
    choices: fc.array(fc.record({ label: title, next: port }), { maxLength: 10 }),
    next: port,
    wrong: port,
  }),
  fc.record({
    ...base,
    kind: fc.constant("CONDITION"),
    value: keep,
    is: fc.constantFrom(...comparisons.map(({ value }) => value)),
    than: text,
    yes: port,
    no: port,
  }),
  fc.record({ ...base, kind: fc.constant("HAND_OFF"), text, topic: fc.constantFrom("DELIVERY", "OTHER") }),
);

describe("what is stored of a workflow", () => {
  it("is the workflow again, whatever is drawn", () => {
    fc.assert(
      fc.property(fc.record({ start: port, nodes: fc.array(node, { maxLength: 20 }) }), (flow) => {
        // As it is sent: JSON, which the contract reads.
        const sent: unknown = JSON.parse(JSON.stringify(flow));
        expect(flowOf(flowBody.validateSync(sent, { strict: true }))).toEqual(flow);
      }),
    );
  });

  it("begins as something that can be published", () => {
    expect(flowProblems(starterFlow)).toEqual([]);
  });
});

it("the words of a trigger are the same when they are read again", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const words = triggerWords(typed);
      expect(triggerWords(words.join(", "))).toEqual(words);
      expect(new Set(words).size).toBe(words.length);
    }),
  );
});
