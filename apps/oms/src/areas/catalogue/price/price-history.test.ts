import { expect, it } from "vitest";
import { walkBack } from "./price-history.ts";

const now = { formO2rPrice: 10, formDlp: 11, formRlp: 12, formProductMrp: 15 };
const made = { at: "2026-01-01T00:00:00.000Z", by: "Devika" };

it("is the product's beginning where nothing was changed", () => {
  expect(walkBack(now, [], made)).toEqual([{ ...made, action: "product.created", ...now }]);
});

it("walks back over what moved, and passes over what did not", () => {
  const entry = (month: number, changes: { field: string; before: unknown; after: unknown }[]) => ({
    at: `2026-0${month}-01T00:00:00.000Z`,
    action: "product.updated",
    by: null,
    changes,
  });
  const points = walkBack(
    now,
    [
      entry(4, [
        { field: "formProductMrp", before: 14, after: 15 },
        { field: "formName", before: "a", after: "b" },
      ]),
      entry(3, [{ field: "formName", before: "c", after: "a" }]),
      entry(2, [
        { field: "formRlp", before: 11.5, after: 12 },
        { field: "formProductMrp", before: null, after: 14 },
      ]),
    ],
    made,
  );
  expect(points.map(({ at, formRlp, formProductMrp }) => [at.slice(0, 7), formRlp, formProductMrp])).toEqual([
    ["2026-04", 12, 15],
    ["2026-02", 12, 14],
    ["2026-01", 11.5, 14],
  ]);
});
