/** To answer, the value of this field or fact must be chosen first. */
export interface Need {
  readonly needs: string;
}

/** An answer under a choice of values that need not be complete yet. */
export type Answer = boolean | Need;

export const isNeed = (answer: unknown): answer is Need =>
  typeof answer === "object" && answer !== null && "needs" in answer;

export const negate = (answer: Answer): Answer => (typeof answer === "boolean" ? !answer : answer);

/** True when all are, false when one is, and else what stands in the way: no choice is asked for that decides nothing. */
export const all = <T>(parts: Iterable<T>, answerOf: (part: T) => Answer): Answer => decide(parts, answerOf, false);

/** As {@link all}, of answers that are only asked for while they matter. */
export const both = (...answers: readonly (() => Answer)[]): Answer => all(answers, (answer) => answer());

export const some = <T>(parts: Iterable<T>, answerOf: (part: T) => Answer): Answer => decide(parts, answerOf, true);

const decide = <T>(parts: Iterable<T>, answerOf: (part: T) => Answer, decisive: boolean): Answer => {
  let open: Answer = !decisive;
  for (const part of parts) {
    const answer = answerOf(part);
    if (answer === decisive) return decisive;
    if (isNeed(answer) && !isNeed(open)) open = answer;
  }
  return open;
};
