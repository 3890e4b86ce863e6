import { array, number, string } from "yup";
import { expect, it } from "vitest";
import { shape } from "@o2r/api/contract/core";
import { bySchema } from "./by-schema.ts";

const body = shape({
  note: string().max(10).default(""),
  payment: shape({ mode: string().default("CASH") })
    .nullable()
    .default(null),
  lines: array()
    .of(shape({ units: number().required(), kind: string().default("PAID") }))
    .max(3)
    .default([]),
});
const check = bySchema(body, true);

it("a body that leaves out what has a default is read with it, at every depth", () => {
  expect(check({})).toEqual({ value: { note: "", payment: null, lines: [] }, errors: [] });
  const sent = { note: "Now", payment: {}, lines: [{ units: 1 }, { units: 2, kind: "FREE" }] };
  expect(check(sent).value).toEqual({
    note: "Now",
    payment: { mode: "CASH" },
    lines: [
      { units: 1, kind: "PAID" },
      { units: 2, kind: "FREE" },
    ],
  });
});

it("a default is nobody's excuse: what is sent is judged as it was sent", () => {
  expect(check({ note: null, lines: [{}] }).errors.map(({ field }) => field)).toEqual(["note", "lines.0.units"]);
  expect(check([]).errors).not.toEqual([]);
});
