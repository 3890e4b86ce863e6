import { describe, expect, it } from "vitest";
import { mapSearchUrl } from "./map-search-url.ts";

const url = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`;

describe("a place on the map", () => {
  it.each([
    [{ latitude: 18.496_668_1, longitude: 73.941_666_7 }, "18.49667%2C73.94167"],
    [{ latitude: "18.5", longitude: "73.9" }, "18.5%2C73.9"],
    [{ latitude: 0, longitude: 0, address: "Hadapsar, Pune" }, "Hadapsar%2C%20Pune"],
    [{ latitude: 91, longitude: 73, address: "Hadapsar & Co" }, "Hadapsar%20%26%20Co"],
  ])("S7.62 is searched for: %o", (place, query) => expect(mapSearchUrl(place)).toBe(url(query)));

  it.each([
    {},
    { latitude: 18.5 },
    { latitude: "", longitude: "" },
    { latitude: Number.NaN, longitude: 1 },
    { address: "  " },
    { latitude: null, longitude: null, address: null },
  ])("that is not known has no address: %o", (place) => expect(mapSearchUrl(place)).toBeUndefined());
});
