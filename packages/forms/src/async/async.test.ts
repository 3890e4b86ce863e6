import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEngine, defineForm, list, text } from "../index.ts";
import type { Registry } from "../index.ts";
import { ready } from "../ready/index.ts";
import { rows } from "../rows/index.ts";
import { validateSubmission } from "../server/index.ts";
import { inquiry, lookup } from "./index.ts";

const form = defineForm({
  id: "address",
  version: 1,
  fields: {
    pincode: text({ label: "Pincode", checks: ["pincode"] }),
    city: text({ label: "City", derive: { by: "place", from: ["pincode"], pick: "city" } }),
    state: text({
      label: "State",
      readOnly: true,
      required: true,
      derive: { by: "place", from: ["pincode"], pick: "state" },
    }),
    username: text({ label: "Username", maxLength: 8, checks: ["free"] }),
  },
});

const places: Readonly<Record<string, { city: string; state: string }>> = {
  "400001": { city: "Mumbai", state: "Maharashtra" },
  "110001": { city: "Delhi", state: "Delhi" },
};

/** A service that answers when it is told to, and remembers what it was asked. */
const desk = () => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const waiting = new Map<string, { answer: (value?: object | boolean) => void; fail: () => void }>();
  const ask = <T>(key: string, signal: AbortSignal, found: T): Promise<T> => {
    asked.push(key);
    signal.addEventListener("abort", () => aborted.push(key));
    return new Promise<T>((resolve, reject) => {
      waiting.set(key, { answer: () => resolve(found), fail: () => reject(new Error("no line")) });
    });
  };
  const registry: Registry = {
    checks: {
      ...ready.checks,
      free: inquiry((value, _others, signal) => ask(String(value), signal, value !== "taken"), { message: "Taken" }),
    },
    derivations: { place: lookup(([pin], signal) => ask(String(pin), signal, places[String(pin)])) },
  };
  const answer = async (key: string): Promise<void> => {
    waiting.get(key)?.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (key: string): Promise<void> => {
    waiting.get(key)?.fail();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, aborted, registry, answer, fail };
};
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a look-up", () => {
  it("fills every field that picks a part of its one answer", async () => {
    const { registry, asked, answer } = desk();
    const engine = createEngine(form, { registry });
    engine.set("pincode", "400001");
    expect(engine.field("city").status).toBe("pending");
    await pause();
    expect(asked).toEqual(["400001"]);
    await answer("400001");
    expect(engine.value("city")).toBe("Mumbai");
    expect(engine.value("state")).toBe("Maharashtra");
    expect(engine.field("city")).toMatchObject({ origin: "auto", status: undefined });
  });

  it("waits for the typing to rest, and does not ask about what is refused or empty", async () => {
    const { registry, asked } = desk();
    const engine = createEngine(form, { registry });
    for (const typed of ["4", "40000", "400001", "40000", "110001"]) engine.set("pincode", typed);
    await pause();
    expect(asked).toEqual(["110001"]);
    engine.set("pincode", "");
    await pause();
    expect(asked).toHaveLength(1);
  });

  it("drops the answer to an earlier question, and aborts its request", async () => {
    const { registry, asked, aborted, answer } = desk();
    const engine = createEngine(form, { registry });
    engine.set("pincode", "400001");
    await pause();
    engine.set("pincode", "110001");
    await pause();
    expect(asked).toEqual(["400001", "110001"]);
    expect(aborted).toEqual(["400001"]);
    await answer("110001");
    await answer("400001");
    expect(engine.value("city")).toBe("Delhi");
  });

  it("remembers its answers", async () => {
    const { registry, asked, answer } = desk();
    const engine = createEngine(form, { registry });
    for (const pin of ["400001", "110001"]) {
      engine.set("pincode", pin);
      await pause();
      await answer(pin);
    }
    engine.set("pincode", "400001");
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.value("city")).toBe("Mumbai");
    expect(asked).toHaveLength(2);
  });

  it("never writes over what a person typed, but offers it", async () => {
    const { registry, answer } = desk();
    const engine = createEngine(form, { registry });
    engine.set("pincode", "400001");
    await pause();
    await answer("400001");
    engine.set("city", "Bombay");
    engine.set("pincode", "110001");
    expect(engine.field("city")).toMatchObject({ origin: "stale", status: "pending" });
    await pause();
    await answer("110001");
    expect(engine.value("city")).toBe("Bombay");
    expect(engine.field("city")).toMatchObject({ origin: "stale", offer: "Delhi" });
    expect(engine.value("state")).toBe("Delhi");
    engine.takeOffer("city");
    expect(engine.value("city")).toBe("Delhi");
  });

  it("clears its value when its inputs do not stand, and says when it failed", async () => {
    const { registry, answer, fail } = desk();
    const engine = createEngine(form, { registry });
    engine.set("pincode", "400001");
    await pause();
    await answer("400001");
    engine.set("pincode", "40000");
    expect(engine.value("city")).toBeUndefined();
    engine.set("pincode", "560001");
    await pause();
    await fail("560001");
    expect(engine.field("city")).toMatchObject({ status: "failed", origin: "auto" });
    engine.set("city", "Bengaluru");
    expect(engine.value("city")).toBe("Bengaluru");
  });

  it("trusts what was loaded, and looks up what is missing where it may not be typed", async () => {
    const { registry, asked, answer } = desk();
    const loaded = createEngine(form, { registry, values: { pincode: "400001", city: "Bombay", state: "MH" } });
    await pause();
    expect(asked).toEqual([]);
    loaded.load({ pincode: "400001", city: "Bombay" });
    await pause();
    await answer("400001");
    expect(loaded.value("city")).toBe("Bombay");
    expect(loaded.value("state")).toBe("Maharashtra");
  });

  it("is over when the form settles, and is asked again where it failed", async () => {
    const { registry, asked, answer, fail } = desk();
    const engine = createEngine(form, { registry });
    engine.set("pincode", "400001");
    const first = engine.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["400001"]);
    await fail("400001");
    expect(await first).toMatchObject([{ message: "no line" }, { message: "no line" }]);
    const second = engine.settle();
    await vi.advanceTimersByTimeAsync(0);
    await answer("400001");
    expect(await second).toEqual([]);
    expect(engine.value("state")).toBe("Maharashtra");
  });

  it("in a row belongs to that row", async () => {
    const { registry, answer } = desk();
    const shops = defineForm({
      id: "shops",
      version: 1,
      fields: {
        shops: list({
          label: "Shops",
          fields: {
            pincode: text({ label: "Pincode" }),
            city: text({ label: "City", derive: { by: "place", from: ["pincode"], pick: "city" } }),
          },
        }),
      },
    });
    const engine = createEngine(shops, { registry: { ...registry, lists: rows }, values: { shops: [{}, {}] } });
    engine.set("shops.r2.pincode", "110001");
    expect([engine.field("shops.r1.city").status, engine.field("shops.r2.city").status]).toEqual([
      undefined,
      "pending",
    ]);
    await pause();
    await answer("110001");
    expect(engine.value("shops.r1.city")).toBeUndefined();
    expect(engine.value("shops.r2.city")).toBe("Delhi");
    engine.set("shops.r1.pincode", "400001");
    engine.removeRow("shops", "r1");
    await pause();
    expect(await engine.settle()).toEqual([]);
  });
});

describe("a check that takes time", () => {
  it("refuses when its answer says so, and only the value it was asked about", async () => {
    const { registry, answer } = desk();
    const engine = createEngine(form, { registry });
    engine.set("username", "taken");
    engine.leave("username");
    expect(engine.field("username")).toMatchObject({ status: "pending", error: undefined });
    await pause();
    await answer("taken");
    expect(engine.field("username")).toMatchObject({ status: undefined, error: "Taken" });
    engine.set("username", "other");
    expect(engine.field("username").error).toBeUndefined();
  });

  it("is not made of what is refused already, nor of what stood there", async () => {
    const { registry, asked } = desk();
    const engine = createEngine(form, { registry, values: { username: "taken" } });
    engine.set("username", "much too long");
    engine.set("username", "taken");
    await pause();
    expect(asked).toEqual([]);
    expect(engine.problem("username")).toBeUndefined();
  });

  it("wakes only the field it is about", async () => {
    const { registry, answer } = desk();
    const engine = createEngine(form, { registry });
    const woken: string[] = [];
    for (const name of engine.addresses()) {
      engine.field(name);
      engine.subscribe(name, () => woken.push(name));
    }
    engine.set("username", "taken");
    await pause();
    await answer("taken");
    expect(new Set(woken)).toEqual(new Set(["username"]));
  });

  it("that cannot be made does not count as passed", async () => {
    const { registry, fail, answer } = desk();
    const engine = createEngine(form, { registry });
    engine.set("username", "free");
    await pause();
    await fail("free");
    expect(engine.validate({ only: ["username"] })).toMatchObject([
      { field: "username", message: "This could not be checked. Try again" },
    ]);
    const settled = engine.settle();
    await vi.advanceTimersByTimeAsync(0);
    await answer("free");
    await settled;
    expect(engine.validate({ only: ["username"] })).toEqual([]);
  });
});

describe("in the service", () => {
  const serving = (find: () => Promise<{ city: string; state: string } | undefined>): Registry => ({
    checks: { free: inquiry((value) => Promise.resolve(value !== "taken"), { message: "Taken", wait: 5000 }) },
    derivations: { place: lookup(find, { wait: 5000 }) },
  });

  it("what follows is looked up, whatever the body says, and what may be typed is taken", async () => {
    const body = { pincode: "400001", city: "Bombay", state: "Goa", username: "taken" };
    const result = await validateSubmission(form, body, { registry: serving(async () => places["400001"]) });
    expect(result.errors).toEqual([{ field: "username", message: "Taken", code: "check" }]);
    expect(result.values).toMatchObject({ city: "Bombay", state: "Maharashtra" });
  });

  it("what stands already is not asked about", async () => {
    const current = { username: "taken" };
    const result = await validateSubmission(
      form,
      { username: "taken", pincode: "400001" },
      {
        registry: serving(async () => places["400001"]),
        current,
      },
    );
    expect(result).toMatchObject({ ok: true, values: { username: "taken", state: "Maharashtra" } });
  });

  it("a look-up that fails is no fault of the body", async () => {
    const registry = serving(() => Promise.reject(new Error("no line")));
    await expect(validateSubmission(form, { pincode: "400001" }, { registry })).rejects.toThrow("no line");
  });
});
