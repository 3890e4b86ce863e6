import { expect, it } from "vitest";
import { placeIn } from "./place-in.ts";

it.each([
  ["18.4967, 73.9417"],
  [" 18.4967 73.9417\n"],
  ["18.4967°, 73.9417°"],
  ["geo:18.4967,73.9417?z=17"],
  ["https://maps.example/?q=18.4967,73.9417"],
  ["https://maps.example/search/?api=1&query=18.4967%2C73.9417"],
  ["https://maps.example/?mlat=18.4967&mlon=73.9417#map=17/18.5/73.9"],
  ["https://maps.example/maps/@18.4967,73.9417,17z"],
  ["https://maps.example/place/Shop/@18.5,73.9,17z/data=!3m1!3d18.4967!4d73.9417"],
])("%s names a place", (text) => {
  expect(placeIn(text)).toEqual({ latitude: "18.4967", longitude: "73.9417" });
});

it.each(["18.4967", "", "Market Yard, Pune", "91.5, 73.9", "18.4967, 273.9", "98220 11223 4"])(
  "%s names none",
  (text) => {
    expect(placeIn(text)).toBeUndefined();
  },
);

it("a place has at most seven decimals, as forms take them", () => {
  expect(placeIn("-18.496712345678, 73.94171234567")).toEqual({ latitude: "-18.4967123", longitude: "73.9417123" });
});
