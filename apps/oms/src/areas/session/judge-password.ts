import { isGuessable } from "../../guessable.ts";

/** The fewest characters of a password that somebody chooses. */
const fewest = 8;

/** Why a password is not good enough for somebody, beyond what forms check; null when it is. */
export const judgePassword = (username: string, chosen: string): string | null => {
  if (chosen.length < fewest) return `Password must be at least of ${fewest} characters.`;
  if (chosen.toLowerCase() === username.toLowerCase()) return "Password must be different from the username";
  return isGuessable(chosen, username) ? "This password is easily guessed. Please choose another" : null;
};
