import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, mostSteps, newChat, type Chat, type ChatEvent } from "./advance.ts";
import { flowProblems } from "./flow-problems.ts";
import type { Flow, FlowNode, Port } from "./flow.ts";

const at = { x: 0, y: 0 };
const message = (id: string, next: Port, text = id): FlowNode => ({
  kind: "MESSAGE",
  id,
  title: id,
  at,
  text,
  ends: next === null,
  next,
});
const question = (id: string, choices: readonly (readonly [string, Port])[], wrong: Port): FlowNode => ({
  kind: "QUESTION",
  id,
  title: id,
  at,
  text: "{owner}, what is it about?",
  keep: "about",
  choices: choices.map(([label, next]) => ({ label, next })),
  next: choices.length === 0 ? wrong : null,
  wrong,
});
const api = (id: string, done: Port, failed: Port): FlowNode => ({
  kind: "API",
  id,
  title: id,
  at,
  connection: "orders",
  path: "/open/{about}",
  keep: "order",
  done,
  failed,
});
const condition = (id: string, yes: Port, no: Port): FlowNode => ({
  kind: "CONDITION",
  id,
  title: id,
  at,
  value: "order",
  is: "AT_LEAST",
  than: "3",
  yes,
  no,
});
const handOff = (id: string): FlowNode => ({
  kind: "HAND_OFF",
  id,
  title: id,
  at,
  text: "A person comes",
  topic: "DELIVERY",
});

const flow: Flow = {
  start: "hello",
  nodes: [
    message("hello", "ask"),
    question(
      "ask",
      [
        ["Where is my order", "find"],
        ["Talk to a person", "desk"],
      ],
      "desk",
    ),
    api("find", "many", "desk"),
    condition("many", "bye", "ask"),
    message("bye", null, "You have {order}"),
    handOff("desk"),
  ],
};
const run = (...events: readonly ChatEvent[]): readonly Chat[] => {
  let chat = newChat;
  return events.map((event) => (chat = advance(flow, chat, event).chat));
};
const begin: ChatEvent = { kind: "BEGIN", values: { owner: "Vasant" } };
const said = (text: string): ChatEvent => ({ kind: "SAID", text });

describe("a workflow", () => {
  it("without problems has none", () => {
    expect(flowProblems(flow)).toEqual([]);
  });

  it("is told of ways that lead nowhere, of nodes that nothing leads to, and of circles in which nobody is asked", () => {
    const wrong: Flow = {
      start: "a",
      nodes: [message("a", "b"), condition("b", "a", "gone"), handOff("alone")],
    };
    expect(flowProblems(wrong).map(({ kind, node, port }) => [kind, node, port])).toEqual([
      ["NEVER_WAITS", "a", undefined],
      ["LEADS_NOWHERE", "b", "no"],
      ["NEVER_WAITS", "b", undefined],
      ["NOT_REACHED", "alone", undefined],
    ]);
    const silent: Flow = { start: "a", nodes: [message("a", "b", " "), question("b", [], "a")] };
    expect(flowProblems(silent).map(({ kind, node }) => [kind, node])).toEqual([["SAYS_NOTHING", "a"]]);
    const row = (length: number): Flow => ({
      start: "n1",
      nodes: Array.from({ length }, (_, index) =>
        message(`n${index + 1}`, index + 1 < length ? `n${index + 2}` : null),
      ),
    });
    expect(flowProblems(row(mostSteps))).toEqual([]);
    expect(advance(row(mostSteps), newChat, begin).chat.state).toBe("ENDED");
    expect(flowProblems(row(mostSteps + 2)).map(({ kind, node }) => [kind, node])).toEqual([["TOO_FAR", "n2"]]);
    expect(flowProblems({ start: null, nodes: [] }).map(({ kind }) => kind)).toEqual(["NO_START"]);
  });

  it("greets, asks, calls and decides, and keeps what was answered", () => {
    const first = advance(flow, newChat, begin);
    expect(first.effects).toMatchObject([
      { kind: "SAY", text: "hello" },
      { kind: "SAY", text: "Vasant, what is it about?", choices: ["Where is my order", "Talk to a person"] },
    ]);
    const asked = advance(flow, first.chat, said(" where is MY order "));
    expect(asked.effects).toEqual([
      { kind: "CALL", node: "find", connection: "orders", path: "/open/Where%20is%20my%20order" },
    ]);
    const found = advance(flow, asked.chat, { kind: "ANSWERED", value: "12" });
    expect([found.chat.state, found.effects]).toEqual([
      "ENDED",
      [{ kind: "SAY", node: "bye", text: "You have 12", choices: [] }],
    ]);
  });

  it("hands over to a person when the connection fails, when asked to, and after three wrong answers", () => {
    const last = (...events: ChatEvent[]) => run(begin, ...events).at(-1)?.state;
    expect(last(said("1"), { kind: "FAILED" })).toBe("HANDED_OFF");
    expect(last(said("2"))).toBe("HANDED_OFF");
    expect(last(said("x"), said("y"))).toBe("WAITING");
    expect(last(said("x"), said("y"), said("z"))).toBe("HANDED_OFF");
  });

  it("says what can be answered, and nothing where nothing is known to fill in", () => {
    const unknown: Flow = {
      start: "a",
      nodes: [
        message("a", "b", "{nothing}"),
        { ...question("b", [["Yes", "c"]], "c"), text: "{nothing}" } as FlowNode, // the same kind
        { ...handOff("c"), text: "" } as FlowNode,
      ],
    };
    const asked = advance(unknown, newChat, begin);
    expect(asked.effects).toEqual([{ kind: "SAY", node: "b", text: "", choices: ["Yes"] }]);
    expect(advance(unknown, asked.chat, said("1")).effects).toEqual([
      { kind: "HAND_OFF", node: "c", topic: "DELIVERY" },
    ]);
  });

  it("fills nothing that a retailer says again, and knows no names but those that were kept", () => {
    const repeats: Flow = {
      start: "ask",
      nodes: [question("ask", [], "say"), message("say", null, "You said {about}, {constructor}{toString}!")],
    };
    const { chat } = advance(repeats, newChat, begin);
    const [told] = advance(repeats, chat, said("{owner} <img src=x>")).effects;
    expect(told).toMatchObject({ text: "You said {owner} <img src=x>, !" });
  });

  it("keeps of what a connection answers what fits", () => {
    const [, calling] = run(begin, said("1"));
    const told = advance(flow, calling ?? newChat, { kind: "ANSWERED", value: ` ${"x".repeat(999)} ` });
    expect(told.chat.values["order"]).toBe("x".repeat(200));
    const cut = advance(flow, calling ?? newChat, { kind: "ANSWERED", value: `${"x".repeat(199)}🚚🚚` });
    expect(cut.chat.values["order"]).toBe(`${"x".repeat(199)}🚚`);
  });

  it("takes up each event once: what does not fit how the chat stands changes nothing", () => {
    const [, calling] = run(begin, said("1"));
    expect(calling?.state).toBe("CALLING");
    expect(advance(flow, calling ?? newChat, said("1"))).toEqual({ chat: calling, effects: [], steps: 0 });
    expect(advance(flow, newChat, said("hello")).effects).toEqual([]);
  });
});

const ids = ["a", "b", "c", "d", "e", "f", "g"] as const;
const port = fc.constantFrom(...ids);
const node = (id: string): fc.Arbitrary<FlowNode> =>
  fc.oneof(
    port.map((next) => message(id, next)),
    fc.constant(message(id, null)),
    fc.tuple(port, port, port).map(([one, two, wrong]) =>
      question(
        id,
        [
          ["1st", one],
          ["2nd", two],
        ],
        wrong,
      ),
    ),
    port.map((wrong) => question(id, [], wrong)),
    fc.tuple(port, port).map(([yes, no]) => condition(id, yes, no)),
    fc.tuple(port, port).map(([done, failed]) => api(id, done, failed)),
    fc.constant(handOff(id)),
  );
const anyFlow = fc.tuple(...ids.map(node)).map((nodes): Flow => ({ start: "a", nodes }));
const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constantFrom("1", "2nd", "something", "").map(said),
  fc.constantFrom("1", "5", "x").map((value): ChatEvent => ({ kind: "ANSWERED", value })),
  fc.constant<ChatEvent>({ kind: "FAILED" }),
);

it("any workflow that may be published waits or ends after every event, by a way of its own", () => {
  let published = 0;
  fc.assert(
    fc.property(anyFlow, fc.array(event, { maxLength: 12 }), (drawn, events) => {
      // What nothing leads to is no part of what runs.
      if (flowProblems(drawn).some(({ kind }) => kind !== "NOT_REACHED")) return;
      published += 1;
      let chat = newChat;
      for (const one of [begin, ...events]) {
        const next = advance(drawn, chat, one);
        expect(next.steps).toBeLessThan(mostSteps);
        const end = drawn.nodes.find(({ id }) => id === next.chat.node);
        const fits = {
          WAITING: end?.kind === "QUESTION",
          CALLING: end?.kind === "API",
          HANDED_OFF: end?.kind === "HAND_OFF",
          ENDED: end?.kind === "MESSAGE" && end.ends,
        };
        expect(fits[next.chat.state]).toBe(true);
        chat = next.chat;
      }
    }),
    { numRuns: 3000 },
  );
  expect(published).toBeGreaterThan(100);
});

it("any workflow at all ends its walk: a circle without a wait leads to a person", () => {
  fc.assert(
    fc.property(anyFlow, (drawn) => {
      expect(advance(drawn, newChat, begin).steps).toBeLessThanOrEqual(mostSteps);
    }),
  );
});
