import { drawnKinds, flowProblems, play, starterFlow, type DrawnFlow } from "@o2r/api/contract/engagement";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  added,
  begin,
  changed,
  isSameFlow,
  moved,
  redo,
  removed,
  undo,
  withNode,
  withTemplate,
  withWay,
} from "./editing.ts";

const kinds = fc.array(fc.constantFrom(...drawnKinds.map(({ value }) => value)), { minLength: 1, maxLength: 12 });
/** A drawing that came of adding nodes, each after the one before. */
const drawn = kinds.map((all) => {
  let flow: DrawnFlow = { start: null, nodes: [] };
  let last: string | undefined;
  for (const kind of all) ({ flow, id: last } = added(flow, kind, last));
  return flow;
});

describe("drawing a workflow", () => {
  it("never makes two nodes of one id, nor a way to a node that is gone", () => {
    fc.assert(
      fc.property(drawn, fc.nat(), (flow, at) => {
        const id = flow.nodes[at % flow.nodes.length]?.id ?? "";
        const after = removed(flow, id);
        expect(after.nodes).toHaveLength(flow.nodes.length - 1);
        expect(JSON.stringify(after)).not.toContain(`"${id}"`);
        expect(flowProblems(added(after, "MESSAGE", undefined).flow).map(({ kind }) => kind)).not.toContain("TWICE");
      }),
    );
  });

  it("moves a node and leaves every way as it is", () => {
    fc.assert(
      fc.property(drawn, fc.nat(11), fc.nat(11), (flow, from, to) => {
        const id = flow.nodes[from % flow.nodes.length]?.id ?? "";
        const after = moved(flow, id, to % flow.nodes.length);
        expect(after.nodes[to % flow.nodes.length]?.id).toBe(id);
        expect(new Set(after.nodes)).toEqual(new Set(flow.nodes));
      }),
    );
  });

  it("takes a template over: a question offers its buttons, which lead on as the choices before them did", () => {
    const { flow } = added(starterFlow, "QUESTION", undefined);
    const question = flow.nodes.at(-1);
    if (question?.kind !== "QUESTION") throw new Error("It was added last");
    const before = { ...question, choices: [{ label: "Yes", next: "desk" }] };
    expect(withTemplate(before, { text: "When?", buttons: "Morning\nEvening" })).toMatchObject({
      text: "When?",
      next: null,
      choices: [
        { label: "Morning", next: "desk" },
        { label: "Evening", next: null },
      ],
    });
    // Without buttons its choices stay.
    expect(withTemplate(before, { text: "When?", buttons: null })).toEqual({ ...before, text: "When?" });
  });

  it("is undone and done again, and typing into one field is one change", () => {
    const start = begin(starterFlow);
    const [first] = starterFlow.nodes;
    if (first === undefined) throw new Error("There is one");
    const typed = ["W", "We", "Wel"].reduce(
      (now, title) => changed(now, withNode(now.flow, { ...first, title }), "title"),
      start,
    );
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).flow).toBe(starterFlow);
    expect(redo(undo(typed)).flow).toBe(typed.flow);
    expect(isSameFlow(typed.flow, starterFlow)).toBe(false);
  });
});

describe("a chat that is tried", () => {
  it("says what the rules of chats say, with the shop that it is tried as", () => {
    const { chat, lines, steps } = play(starterFlow, []);
    expect(lines).toEqual([
      { kind: "SAY", node: "welcome", text: "Namaste Vasant, how can we help?", choices: [] },
      { kind: "SAY", node: "desk", text: "A person answers you here soon.", choices: [] },
      { kind: "HAND_OFF", topic: "OTHER" },
    ]);
    expect([chat.state, steps]).toEqual(["HANDED_OFF", 2]);
  });

  it("is played again when the drawing changes", () => {
    const asked = added(starterFlow, "QUESTION", undefined);
    const [welcome] = asked.flow.nodes;
    const question = asked.flow.nodes.at(-1);
    if (welcome === undefined || question === undefined) throw new Error("There are three");
    const silent = withNode(
      withNode(asked.flow, withWay(welcome, "next", asked.id)),
      withWay(withWay(question, "next", "desk"), "wrong", "desk"),
    );
    expect(flowProblems(silent).map(({ says }) => says)).toEqual(["Says nothing"]);
    const [, , silently] = silent.nodes;
    if (silently?.kind !== "QUESTION") throw new Error("It is one");
    const flow = withNode(silent, { ...silently, text: "How many?" });
    expect(flowProblems(flow)).toEqual([]);
    expect(play(flow, []).chat.state).toBe("WAITING");
    expect(play(flow, [{ kind: "SAID", text: "12 packs" }]).chat).toMatchObject({
      state: "HANDED_OFF",
      values: { answer: "12 packs" },
    });
  });
});
