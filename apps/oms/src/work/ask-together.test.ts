import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askTogether } from "./ask-together.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A source whose questions are answered when the test says so. */
const setUp = () => {
  const sent: { readonly ids: readonly string[]; readonly answer: () => void; readonly fail: () => void }[] = [];
  const find = askTogether((_source: object, ids: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const answer = () => resolve(new Map(ids.filter((id) => id !== "nobody").map((id) => [id, `${id}!`])));
    sent.push({ ids, answer, fail: () => reject(new Error("gone")) });
    return promise;
  });
  const source = {};
  return { sent, ask: (id: string) => find(source, id), elsewhere: (id: string) => find({}, id) };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

it("asks at once, and together for all who ask meanwhile, each of whom is answered by a later question", async () => {
  const { sent, ask, elsewhere } = setUp();
  const first = ask("a");
  await settle();
  const others = [ask("b"), ask("a"), ask("nobody"), ask("b")];
  const other = elsewhere("c");
  await settle();
  expect(sent.map(({ ids }) => ids)).toEqual([["a"], ["c"]]);
  sent[0]?.answer();
  sent[1]?.answer();
  expect([await first, await other]).toEqual(["a!", "c!"]);
  await settle();
  expect(sent[2]?.ids).toEqual(["b", "a", "nobody"]);
  sent[2]?.answer();
  expect(await Promise.all(others)).toEqual(["b!", "a!", undefined, "b!"]);
  void ask("d");
  await settle();
  expect(sent[3]?.ids).toEqual(["d"]);
});

it("tells those of a question that fails, and nobody else", async () => {
  const { sent, ask } = setUp();
  const failing = [ask("a"), ask("b")].map((each) => each.catch(String));
  await settle();
  const next = ask("a");
  sent[0]?.fail();
  expect(await Promise.all(failing)).toEqual(["Error: gone", "Error: gone"]);
  await settle();
  sent[1]?.answer();
  expect(await next).toBe("a!");
});

it("does not wait for long for a question that hangs", async () => {
  const { sent, ask } = setUp();
  void ask("a");
  await settle();
  const next = ask("b");
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ ids }) => ids)).toEqual([["a"], ["b"]]);
  sent[1]?.answer();
  expect(await next).toBe("b!");
});
