import { expect, it } from "vitest";
import { object } from "yup";
import { endpoint } from "./endpoint.ts";
import { sumThings, type Area } from "./area.ts";

const look = (path: `/${string}`) =>
  endpoint({ method: "GET", path, summary: "Look", reply: object({}), allow: "signedIn", scope: "none" });
const shops = { permissions: {}, things: { lookup: { shop: look("/api/shop") } } } satisfies Area;
const roads = { permissions: {}, things: { lookup: { road: look("/api/road") }, road: {} } } satisfies Area;

it("a thing of which two areas bring a part has the actions of both", () => {
  const things = sumThings({ shops, roads });
  expect(things.lookup.shop.path).toBe("/api/shop");
  expect(things.lookup.road.path).toBe("/api/road");
  expect(Object.keys(things)).toEqual(["lookup", "road"]);
});

it("two areas cannot bring the same action of a thing", () => {
  expect(() => sumThings({ roads, paths: roads })).toThrow("Two areas have lookup.road");
});
