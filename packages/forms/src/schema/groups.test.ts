import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { defineForm, number, onOff, text } from "../index.ts";
import { group } from "../groups/index.ts";
import { validateSubmission } from "../server/index.ts";
import { jsonSchemaOf, standardSchemaOf, yupOf, yupOfField } from "./index.ts";

const form = defineForm({
  id: "shop",
  version: 1,
  fields: {
    delivers: onOff({ label: "Delivers" }),
    address: group({
      label: "Address",
      help: "Of the shop",
      fields: {
        city: text({ label: "City", required: true }),
        lane: text({ label: "Lane", required: { field: "address.city", in: ["Pune"] } }),
        place: group({
          label: "Place",
          visible: { field: "delivers", filled: true },
          fields: { lat: number({ label: "Latitude", required: true, min: -90, max: 90 }) },
        }),
      },
    }),
  },
  rules: [
    { compare: ["address.place.lat", "!=", 0], when: { field: "address.lane", filled: true }, message: "Not there" },
  ],
});

it("says a group as an object in JSON Schema", () => {
  expect(jsonSchemaOf(form)).toMatchObject({
    required: ["address"],
    properties: {
      address: {
        type: "object",
        title: "Address",
        description: "Of the shop",
        required: ["city"],
        additionalProperties: false,
        properties: { place: { type: "object", properties: { lat: { type: "number", minimum: -90, maximum: 90 } } } },
      },
    },
  });
});

it.each([
  ["all", { delivers: true, address: { city: "Pune", lane: "MG Road", place: { lat: 18 } } }, true],
  ["nothing of what may be left out", { address: { city: "Leh" } }, true],
  ["no group", { delivers: false }, false],
  ["an empty group", { address: {} }, false],
  ["too little by a value within", { address: { city: "Pune" } }, false],
  ["too little in a group that shows", { delivers: true, address: { city: "Leh" } }, false],
  ["too much", { address: { city: "Leh", zip: "1" } }, false],
  ["a group that is no object", { address: "Leh" }, false],
  ["a comparison that fails", { delivers: true, address: { city: "Leh", lane: "x", place: { lat: 0 } } }, false],
])("judges by that schema as the service does: %s", async (_what, body, isTaken) => {
  const takes = new Ajv2020({ strict: false }).compile(jsonSchemaOf(form));
  expect(takes(body)).toBe(isTaken);
  expect((await validateSubmission(form, body)).ok).toBe(isTaken);
});

it("names a group's fields by paths in Standard Schema and yup", async () => {
  expect(await standardSchemaOf(form)["~standard"].validate({ delivers: true, address: { city: " Leh " } })).toEqual({
    issues: [{ message: "This field is required", path: ["address", "place", "lat"] }],
  });
  const body = { delivers: true, address: { city: " Leh ", place: { lat: "34.1" } } };
  expect(await yupOf(form).validate(body)).toEqual({ delivers: true, address: { city: "Leh", place: { lat: 34.1 } } });
  await expect(yupOf(form).validate({ address: {} })).rejects.toMatchObject({ path: "address.city" });
  expect(await yupOfField(form, "address.place.lat").validate("34.1")).toBe(34.1);
  await expect(yupOfField(form, "address.place.lat").validate("91")).rejects.toThrow("Can't exceed 90");
});
