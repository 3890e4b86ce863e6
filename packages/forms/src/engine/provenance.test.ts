import { describe, expect, it } from "vitest";
import { createEngine, defineForm, text } from "../index.ts";
import { ready } from "../ready/index.ts";

const form = defineForm({
  id: "option",
  version: 1,
  fields: {
    name: text({ label: "Name" }),
    key: text({ label: "Key", derive: { by: "upperSnake", from: ["name"] } }),
  },
});
const engineWith = (values: object = {}) => createEngine(form, { values: { ...values }, registry: ready });

describe("a value that is worked out until a person types one", () => {
  it("follows its sources", () => {
    const engine = engineWith();
    engine.set("name", "Cash on delivery");
    expect(engine.value("key")).toBe("CASH_ON_DELIVERY");
    expect(engine.field("key").origin).toBe("auto");
  });

  it("that was typed is kept, and the other put on offer", () => {
    const engine = engineWith();
    engine.set("key", "COD");
    expect(engine.field("key")).toMatchObject({ origin: "hand", offer: undefined });
    engine.set("name", "Cash");
    expect(engine.value("key")).toBe("COD");
    expect(engine.field("key")).toMatchObject({ origin: "stale", offer: "CASH" });
  });

  it("takes the offer only when told to, and follows again from then on", () => {
    const engine = engineWith({ name: "Old", key: "OTHER" });
    const written: unknown[] = [];
    engine.onWrite((name, raw) => written.push([name, raw]));
    engine.set("name", "New");
    engine.takeOffer("key");
    expect(written).toEqual([["key", "NEW"]]);
    expect(engine.field("key")).toMatchObject({ origin: "auto", offer: undefined });
    engine.set("name", "Newer");
    expect(engine.value("key")).toBe("NEWER");
  });

  it("forgets a dropped offer until there is another", () => {
    const engine = engineWith({ name: "Old", key: "OTHER" });
    engine.set("name", "New");
    engine.dropOffer("key");
    expect(engine.field("key")).toMatchObject({ origin: "hand", offer: undefined });
    engine.takeOffer("key");
    expect(engine.value("key")).toBe("OTHER");
    engine.set("name", "Newer");
    expect(engine.field("key").offer).toBe("NEWER");
  });

  it("takes what it is known to give where nothing is on offer, and follows again from then on", () => {
    const engine = engineWith();
    engine.set("name", "Cash");
    engine.set("key", "COD");
    engine.takeOffer("key");
    expect(engine.field("key").origin).toBe("hand");
    engine.takeOffer("key", "CASH");
    expect(engine.value("key")).toBe("CASH");
    expect(engine.field("key")).toMatchObject({ origin: "auto", offer: undefined });
    engine.set("name", "Card");
    expect(engine.value("key")).toBe("CARD");
  });

  it("is no offer where it is what was typed, or nothing", () => {
    const engine = engineWith({ name: "Old", key: "NEW" });
    engine.set("name", "New");
    expect(engine.field("key")).toMatchObject({ origin: "hand", offer: undefined });
    engine.set("name", "");
    expect(engine.field("key").offer).toBeUndefined();
    expect(engine.value("key")).toBe("NEW");
  });

  it("is worked out again when the field was emptied and a source changes", () => {
    const engine = engineWith({ name: "Old", key: "OTHER" });
    engine.set("key", "");
    expect(engine.value("key")).toBeUndefined();
    engine.set("name", "New");
    expect(engine.value("key")).toBe("NEW");
  });
});
