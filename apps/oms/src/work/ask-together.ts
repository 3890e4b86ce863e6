/** Milliseconds after which a question that is under way is not waited for any more: it may hang with its connection. */
const patience = 100;

/** What is asked of one source. */
interface Line<Found> {
  /** Ends with the question that was sent last. */
  underWay: Promise<unknown> | undefined;
  /** What waits for its end. */
  next: { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, Found>> } | undefined;
}

/**
 * Asks for one of many, where many ask at once: while a question is under way, what is asked meanwhile waits for its end and
 * goes in one. Nobody is answered by a question that was sent before they asked. A question that fails does so for all who
 * asked in it.
 */
export const askTogether = <Source extends object, Found>(
  ask: (source: Source, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
) => {
  const lines = new WeakMap<Source, Line<Found>>();

  const turn = async ({ underWay }: Line<Found>): Promise<void> => {
    if (underWay === undefined) return;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, patience);
    await Promise.race([underWay, late.promise]);
    clearTimeout(timer);
  };

  const send = async (source: Source, line: Line<Found>, ids: ReadonlySet<string>) => {
    await turn(line);
    line.next = undefined;
    const answer = ask(source, [...ids]);
    const ended = answer
      .catch(() => {}) // whoever asked hears of it
      .finally(() => {
        if (line.underWay === ended) line.underWay = undefined;
      });
    line.underWay = ended;
    return answer;
  };

  return async (source: Source, id: string): Promise<Found | undefined> => {
    const line = lines.get(source) ?? { underWay: undefined, next: undefined };
    lines.set(source, line);
    if (line.next === undefined) {
      const ids = new Set<string>();
      line.next = { ids, answer: send(source, line, ids) };
    }
    const { ids, answer } = line.next;
    ids.add(id);
    return (await answer).get(id);
  };
};
