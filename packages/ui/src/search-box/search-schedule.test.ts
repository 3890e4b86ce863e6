import { describe, expect, it } from "vitest";
import { type Clock, createSearchSchedule } from "./search-schedule.ts";

function searchWith(initial = "") {
  const runs: { text: string; at: number }[] = [];
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, task) => {
      const planned = { at: now + milliseconds, task };
      tasks.push(planned);
      return () => {
        tasks = tasks.filter((it) => it !== planned);
      };
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
  };
  return { schedule: createSearchSchedule((text) => runs.push({ text, at: now }), clock, initial), runs, pass };
}

describe("a search", () => {
  it("S9.21 S9.23 runs one second after the last change of three or more characters", () => {
    const { schedule, runs, pass } = searchWith();
    schedule.type("ri");
    pass(2000);
    schedule.type("ric");
    pass(900);
    schedule.type("rice");
    pass(999);
    expect(runs).toEqual([]);
    pass(1);
    expect(runs).toEqual([{ text: "rice", at: 3900 }]);
  });

  it("S9.22 runs when the box is cleared", () => {
    const { schedule, runs, pass } = searchWith("rice");
    schedule.type("ri");
    pass(2000);
    schedule.type("");
    pass(1000);
    expect(runs.map(({ text }) => text)).toEqual([""]);
  });

  it("runs at once on Enter, but still not for one or two characters", () => {
    const { schedule, runs } = searchWith();
    schedule.submit("ri");
    expect(runs).toEqual([]);
    schedule.submit("rice");
    expect(runs.map(({ text }) => text)).toEqual(["rice"]);
  });

  it("S9.24 keeps half a second between two runs", () => {
    const { schedule, runs, pass } = searchWith();
    schedule.submit("rice");
    pass(100);
    schedule.submit("toor dal");
    expect(runs).toHaveLength(1);
    pass(400);
    expect(runs).toEqual([
      { text: "rice", at: 0 },
      { text: "toor dal", at: 500 },
    ]);
  });

  it("does not run twice for the same text, nor for spaces around it", () => {
    const { schedule, runs, pass } = searchWith("rice");
    schedule.type(" rice ");
    pass(5000);
    schedule.submit("rice");
    expect(runs).toEqual([]);
  });

  it("drops what was typed when the list is filtered from elsewhere, and keeps it when the list catches up", () => {
    const { schedule, runs, pass } = searchWith();
    schedule.submit("rice");
    schedule.type("rice 25");
    schedule.settle("rice");
    pass(1000);
    expect(runs.map(({ text }) => text)).toEqual(["rice", "rice 25"]);
    schedule.type("rice 25 kg");
    schedule.settle("");
    pass(5000);
    expect(runs).toHaveLength(2);
  });
});
