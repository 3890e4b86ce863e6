import { describe, expect, it } from "vitest";
import {
  changed,
  holdsSomething,
  nextToSend,
  outboxKey,
  readOutbox,
  without,
  writeOutbox,
  type KeptVisit,
} from "./outbox.ts";

const visit = (key: string, given: Partial<KeptVisit> = {}): KeptVisit => ({
  key,
  stopId: `stop of ${key}`,
  body: {
    version: 1,
    outcome: "DELIVERED",
    at: "2026-11-23T05:20:00.000Z",
    lines: [],
    reason: undefined,
    note: "",
    payment: null,
    photo: undefined,
    receivedBy: "",
  },
  picture: null,
  state: "waiting",
  said: null,
  theirs: null,
  second: false,
  ...given,
});
const storage = (full = false) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};
const key = outboxKey("me", "shipment");

describe("what was entered without a connection", () => {
  it("is there again after the phone was off, in its order, and gone once it is sent", () => {
    const phone = storage();
    const box = [visit("a"), visit("b", { picture: "data:image/jpeg;base64,AAAA" })];
    expect(writeOutbox(phone, key, box)).toBe(true);
    expect(readOutbox(phone, key).map((one) => one.key)).toEqual(["a", "b"]);
    expect(readOutbox(phone, key)[1]?.picture).toBe("data:image/jpeg;base64,AAAA");
    writeOutbox(phone, key, without(without(box, "a"), "b"));
    expect(readOutbox(phone, key)).toEqual([]);
    expect(phone.getItem(key)).toBeNull();
  });

  it("is somebody's own, of one shipment", () => {
    expect(new Set([key, outboxKey("you", "shipment"), outboxKey("me", "other")]).size).toBe(3);
  });

  it("is said not to be kept where the phone is full, and nothing else is read from it", () => {
    expect(writeOutbox(storage(true), key, [visit("a")])).toBe(false);
    const phone = storage();
    phone.setItem(key, "{");
    expect(readOutbox(phone, key)).toEqual([]);
    phone.setItem(key, JSON.stringify([{ key: "a" }, visit("b")]));
    expect(readOutbox(phone, key).map((one) => one.key)).toEqual(["b"]);
  });

  it("goes on with the next where one was refused", () => {
    const box = changed([visit("a"), visit("b")], "a", { state: "refused", said: "Too much cash" });
    expect(nextToSend(box)?.key).toBe("b");
    expect(box[0]?.said).toBe("Too much cash");
  });

  it("may be thrown away only where it holds neither cash nor proof", () => {
    const { body } = visit("a");
    expect(holdsSomething(visit("a"))).toBe(false);
    expect(holdsSomething(visit("a", { picture: "data:" }))).toBe(true);
    const paid = { ...body, payment: { amount: 5, mode: "CASH", reference: "" } } as const;
    expect(holdsSomething(visit("a", { body: { ...paid, lines: [] } }))).toBe(true);
    expect(holdsSomething(visit("a", { body: { ...body, receivedBy: "The owner" } }))).toBe(true);
  });
});
