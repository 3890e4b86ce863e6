import { describe, expect, it } from "vitest";
import { array, string } from "yup";
import { contract, done, listOf, shape, type AnyEndpoint } from "../contract/index.ts";
import { readPayload } from "./fits.ts";
import { rowsOf } from "./rows-of.ts";

const order = shape({
  number: string().defined(),
  lines: listOf(shape({ sku: string().defined() })),
  retailer: shape({ name: string() }),
  note: shape({ text: string() }).nullable().defined(),
  extra: array().of(string()),
});
const good = { number: "1", lines: [{ sku: "a" }], retailer: { name: "Om Sai" }, note: null };
const readable = (reply: AnyEndpoint["reply"], payload: unknown) => readPayload({ reply }, { payload }) !== undefined;

describe("an answer", () => {
  it("is taken when its lists are lists and its objects are objects", () => {
    expect(readPayload({ reply: order }, { payload: good })).toEqual({ payload: good });
    expect(readable(listOf(order), [good, good])).toBe(true);
    expect(readable(listOf(order), [])).toBe(true);
    expect(readable(string().defined(), "text")).toBe(true);
  });

  it.each([
    ["nothing", null],
    ["text", "text"],
    ["a list", [good]],
    ["a list that is missing", { ...good, lines: undefined }],
    ["a list that is an object", { ...good, lines: { 0: {} } }],
    ["a row that is text", { ...good, lines: ["a"] }],
    ["an object that is null", { ...good, retailer: null }],
    ["an object that is a list", { ...good, retailer: [] }],
  ])("is refused with %s where an object with lists and objects is promised", (_, payload) => {
    expect(readable(order, payload)).toBe(false);
  });

  it("is refused without an envelope, unless nothing but success is promised", () => {
    for (const body of [undefined, null, 1, "x", [good], good]) {
      expect(readPayload({ reply: order }, body)).toBeUndefined();
    }
    for (const body of [undefined, {}, { payload: null }, { payload: { done: true } }]) {
      expect(readPayload({ reply: done }, body)).toEqual({ payload: { done: true } });
    }
    for (const body of [null, 1, "x", []]) expect(readPayload({ reply: done }, body)).toBeUndefined();
  });

  it("of every kind in the contract is refused when it is text where more is promised", () => {
    const all = Object.values(contract).flatMap((actions) => Object.values<AnyEndpoint>(actions));
    const promising = all.filter(({ reply }) => reply !== done && reply.type !== "string");
    expect(promising.length).toBeGreaterThan(10);
    expect(promising.filter(({ reply }) => readable(reply, "text"))).toEqual([]);
  });
});

it("S7.40 S7.41 reads the options of a dropdown from payload.content, or from a payload that is an array", () => {
  expect(rowsOf({ content: [{ id: 1 }] })).toEqual([{ id: 1 }]);
  expect(rowsOf([{ id: 1 }])).toEqual([{ id: 1 }]);
});
