import type { Comparison, Flow, FlowNode, Port } from "./flow.ts";

/** How a chat stands. */
export type ChatState = "WAITING" | "CALLING" | "HANDED_OFF" | "ENDED";

/** A chat with the bot as far as it has come. */
export interface Chat {
  readonly state: ChatState;
  /** Where it stands. */
  readonly node: string | null;
  /** What was answered and found out, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Wrong answers to the question where it stands. */
  readonly wrong: number;
}

/** What comes in: a chat begins, the retailer says something, a connection answers or does not. */
export type ChatEvent =
  | { readonly kind: "BEGIN"; readonly values?: Readonly<Record<string, string>> }
  | { readonly kind: "SAID"; readonly text: string }
  | { readonly kind: "ANSWERED"; readonly value: string }
  | { readonly kind: "FAILED" };

/** What is to be done about it. */
export type ChatEffect =
  | { readonly kind: "SAY"; readonly node: string; readonly text: string; readonly choices: readonly string[] }
  | { readonly kind: "CALL"; readonly node: string; readonly connection: string; readonly path: string }
  | { readonly kind: "HAND_OFF"; readonly node: string; readonly topic: string };

export interface Advanced {
  readonly chat: Chat;
  readonly effects: readonly ChatEffect[];
  /** How many nodes were gone through. */
  readonly steps: number;
}

/** Nodes that one event goes through at most: beyond, a person takes over. */
export const mostSteps = 50;
/** Wrong answers to a question until a person, or whatever it leads to, takes over. */
export const mostWrong = 3;

/** A chat that has not begun. */
export const newChat: Chat = { state: "ENDED", node: null, values: {}, wrong: 0 };

/** A text with what is known in the place of `{name}`; what is filled in is never filled again. */
const fill = (text: string, values: Chat["values"]): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : ""));

/** An address with what is known in it: whatever a retailer says stays one part of it. */
const fillPath = (path: string, values: Chat["values"]): string =>
  fill(path, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)])));

/** Characters of what a connection answers that are kept. */
const mostKept = 200;
/** What is kept of the answer of a connection: whole characters, since of half a one no address can be made. */
const keptAnswer = (text: string): string => [...text.trim()].slice(0, mostKept).join("");

const plain = (text: string): string => text.trim().toLowerCase();

const holds = (value: string | undefined, is: Comparison, than: string): boolean => {
  // What is not known is nothing that anything holds of.
  if (value === undefined) return false;
  switch (is) {
    case "IS":
      return plain(value) === plain(than);
    case "IS_NOT":
      return plain(value) !== plain(than);
    case "CONTAINS":
      return plain(value).includes(plain(than));
    case "AT_LEAST":
      return Number(value) >= Number(than);
    case "AT_MOST":
      return Number(value) <= Number(than);
  }
};

/** A person takes over where the workflow itself has no way on. */
const rescue = (chat: Chat, effects: readonly ChatEffect[], steps: number): Advanced => ({
  chat: { ...chat, state: "HANDED_OFF" },
  effects: [...effects, { kind: "HAND_OFF", node: chat.node ?? "", topic: "OTHER" }],
  steps,
});

/** Where an answer leads: by a choice that it names, by its number or its words; anywhere where there are no choices. */
const wayOf = (
  node: FlowNode & { kind: "QUESTION" },
  text: string,
): { readonly to: Port; readonly kept: string } | undefined => {
  if (node.choices.length === 0) return text.trim() === "" ? undefined : { to: node.next, kept: text.trim() };
  const at = node.choices.findIndex(
    ({ label }, index) => plain(label) === plain(text) || String(index + 1) === text.trim(),
  );
  const choice = node.choices[at];
  return choice && { to: choice.next, kept: choice.label };
};

/** Goes on from a node until somebody is waited for, or the chat is over. */
const walk = (
  nodes: ReadonlyMap<string, FlowNode>,
  from: Chat,
  to: Port,
  said: readonly ChatEffect[] = [],
): Advanced => {
  const effects = [...said];
  let next = to;
  for (let steps = 1; steps <= mostSteps; steps += 1) {
    const node = next === null ? undefined : nodes.get(next);
    if (node === undefined) return rescue(from, effects, steps);
    const here: Chat = { state: "WAITING", node: node.id, values: from.values, wrong: 0 };
    const say = (text: string, choices: readonly string[] = []) => {
      const filled = fill(text, from.values);
      // What is filled in may be nothing; what can be answered is said anyway.
      if (filled.trim() !== "" || choices.length > 0)
        effects.push({ kind: "SAY", node: node.id, text: filled, choices });
    };
    switch (node.kind) {
      case "MESSAGE":
        say(node.text);
        if (node.ends) return { chat: { ...here, state: "ENDED" }, effects, steps };
        next = node.next;
        break;
      case "QUESTION":
        say(
          node.text,
          node.choices.map(({ label }) => label),
        );
        return { chat: here, effects, steps };
      case "CONDITION":
        next = holds(from.values[node.value], node.is, node.than) ? node.yes : node.no;
        break;
      case "API":
        effects.push({
          kind: "CALL",
          node: node.id,
          connection: node.connection,
          path: fillPath(node.path, from.values),
        });
        return { chat: { ...here, state: "CALLING" }, effects, steps };
      case "HAND_OFF":
        say(node.text);
        effects.push({ kind: "HAND_OFF", node: node.id, topic: node.topic });
        return { chat: { ...here, state: "HANDED_OFF" }, effects, steps };
    }
  }
  return rescue(from, effects, mostSteps);
};

/**
 * What an event makes of a chat, and what is to be done about it: a pure function, which the service runs and the simulator
 * shows. An event that does not fit how the chat stands changes nothing, so that each is taken up once.
 */
export const advance = ({ start, nodes: list }: Flow, chat: Chat, event: ChatEvent): Advanced => {
  const nodes = new Map(list.map((node) => [node.id, node]));
  const nothing: Advanced = { chat, effects: [], steps: 0 };
  const here = chat.node === null ? undefined : nodes.get(chat.node);
  if (event.kind === "BEGIN") return walk(nodes, { ...newChat, values: event.values ?? {} }, start);
  if (event.kind === "SAID") {
    if (chat.state !== "WAITING" || here?.kind !== "QUESTION") return nothing;
    const way = wayOf(here, event.text);
    if (way !== undefined) return walk(nodes, { ...chat, values: { ...chat.values, [here.keep]: way.kept } }, way.to);
    const wrong = chat.wrong + 1;
    if (wrong >= mostWrong) return walk(nodes, chat, here.wrong);
    const choices = here.choices.map(({ label }) => label);
    return {
      chat: { ...chat, wrong },
      effects: [{ kind: "SAY", node: here.id, text: fill(here.text, chat.values), choices }],
      steps: 0,
    };
  }
  if (chat.state !== "CALLING" || here?.kind !== "API") return nothing;
  return event.kind === "FAILED"
    ? walk(nodes, chat, here.failed)
    : walk(nodes, { ...chat, values: { ...chat.values, [here.keep]: keptAnswer(event.value) } }, here.done);
};
