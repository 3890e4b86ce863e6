import { expect, it } from "vitest";
import { priceSeries } from "./price-series.ts";

const point = (at: string, formProductMrp: number) => ({
  at,
  action: "product.priced",
  by: null,
  formO2rPrice: 1,
  formDlp: 2,
  formRlp: 3,
  formProductMrp,
});
const now = new Date("2026-11-21T06:00:00Z");
const mrp = (points: Parameters<typeof priceSeries>[0]) => priceSeries(points, now).series[0]?.values ?? [];

it("keeps a price until the next one, and has none before the product was made", () => {
  const values = mrp([point("2026-11-19T06:00:00Z", 20), point("2026-11-11T06:00:00Z", 10)]);
  expect(values).toHaveLength(31);
  expect(values.slice(-3)).toEqual([20, 20, 20]);
  expect(values.slice(-11, -3)).toEqual(Array.from({ length: 8 }, () => 10));
  expect(values[0]).toBeNull();
});

it("spreads a long history over forty places at most, the last of them now", () => {
  const points = [point("2026-11-20T00:00:00Z", 20), point("2024-01-01T00:00:00Z", 10)];
  const { days } = priceSeries(points, now);
  expect(days).toHaveLength(40);
  expect(days.at(-1)).toBe("21-11-26");
  expect(mrp(points).slice(-2)).toEqual([10, 20]);
});

it("is empty without a beginning", () => {
  expect(priceSeries([], now)).toEqual({ days: [], series: [] });
});
