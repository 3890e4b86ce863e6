import { describe, expect, it } from "vitest";
import { PressAhead } from "./press-ahead.ts";

const setUp = () => {
  const keys = new EventTarget();
  const ahead = new PressAhead(keys, (event) => event.type === "keydown");
  return { ahead, press: () => void keys.dispatchEvent(new Event("keydown")), now: () => performance.now() };
};

describe("a press that comes before its record can take it", () => {
  it("is taken once, by the record that was on its way, and by no other", () => {
    const { ahead, press, now } = setUp();
    ahead.follow("A", "B");
    press();
    press();
    expect(ahead.take("A", now())).toBe(false);
    expect(ahead.take("B", now())).toBe(true);
    expect(ahead.take("B", now())).toBe(false);
    ahead.follow("B", "C");
    press();
    expect(ahead.take("X", now())).toBe(false);
    expect(ahead.take("C", now())).toBe(false);
  });

  it("made while the next one was asked for goes with it, and made while a step ran stays", () => {
    const { ahead, now } = setUp();
    ahead.press("A", { timeStamp: now() });
    ahead.follow("A", "B");
    expect(ahead.take("B", now())).toBe(true);
    ahead.press("B", { timeStamp: now() });
    expect(ahead.take("B", now())).toBe(true);
  });

  it("is forgotten where nothing comes next, and after a while", () => {
    const { ahead, press, now } = setUp();
    ahead.press("A", { timeStamp: now() });
    ahead.forget();
    expect(ahead.take("A", now())).toBe(false);
    ahead.follow("A", "B");
    press();
    expect(ahead.take("B", now() + 11_000)).toBe(false);
  });

  it("is not heard when nothing is on its way", () => {
    const { ahead, press, now } = setUp();
    press();
    ahead.follow("A", "B");
    expect(ahead.take("B", now())).toBe(false);
    press();
    ahead.follow("B", "C");
    expect(ahead.take("C", now())).toBe(false);
  });
});
