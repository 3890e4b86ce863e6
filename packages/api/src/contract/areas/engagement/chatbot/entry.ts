import { newChat, type Chat, type ChatEffect } from "./advance.ts";

/** A published workflow that a chat can go into. */
export interface Playable {
  readonly id: string;
  readonly name: string;
  /** The words that start it. */
  readonly words: readonly string[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Whether words stand in a text, whole and in their order. */
const holds = (text: string, words: string): boolean => words !== "" && ` ${text} `.includes(` ${words} `);

/** What is said before a workflow is chosen. */
export const entryText = "Namaste {owner}, what is it about?";

/** What a chat is asked before it has a workflow, with their names to choose from. */
export const askEntry = (workflows: readonly Playable[], owner: string): ChatEffect => ({
  kind: "SAY",
  node: "",
  text: entryText.replace("{owner}", () => owner),
  choices: workflows.map(({ name }) => name),
});

/** A chat that waits for what it is about. */
export const enteredChat: Chat = { ...newChat, state: "WAITING" };

/** The workflow that a text means: by its number in the list, its name, or a word that starts it. */
export const chooseWorkflow = <W extends Playable>(workflows: readonly W[], text: string): W | undefined => {
  const said = plain(text);
  return (
    workflows.find(({ name }, at) => plain(name) === said || String(at + 1) === said) ??
    workflows.find(({ words }) => words.some((word) => holds(said, plain(word))))
  );
};
