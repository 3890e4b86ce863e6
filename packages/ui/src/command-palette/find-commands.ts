import type { Command, CommandGroup } from "./command-palette.types.ts";

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("en");

/** How well a text answers to a word: at its beginning, at the beginning of one of its words, within; 0 for not at all. */
function scoreWord(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return /[\s\-_/.(]/u.test(text[at - 1] ?? "") ? 2 : 1;
}

/** How well a command answers to what was typed; 0 for not at all. Every word must be found somewhere. */
export function scoreCommand({ label, detail = "", keywords = [] }: Command, query: string): number {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  const name = fold(label);
  const others = [detail, ...keywords].map(fold);
  let sum = 1;
  for (const word of words) {
    const score = Math.max(scoreWord(name, word) * 2, ...others.map((text) => scoreWord(text, word)));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** The groups with the commands that answer to what was typed, the best first; groups without any are left out. */
export function findCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  if (query.trim() === "") return groups.filter(({ commands }) => commands.length > 0);
  return groups.flatMap((group) => {
    const found = group.commands
      .map((command) => ({ command, score: scoreCommand(command, query) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    return found.length > 0 ? [{ ...group, commands: found.map(({ command }) => command) }] : [];
  });
}
