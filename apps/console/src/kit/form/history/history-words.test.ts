import { describe, expect, it } from "vitest";
import { historyText } from "./history-words.ts";

const text = (action: string, changes = 0): string =>
  historyText({
    action,
    changes: Array.from({ length: changes }, (_, at) => ({ field: `f${at}`, before: null, after: at })),
  });

describe("history of a row", () => {
  it("says what happened in words", () => {
    expect([text("product.created"), text("product.updated", 1), text("product.updated", 3)]).toEqual([
      "Created",
      "Changed 1 field",
      "Changed 3 fields",
    ]);
    expect(text("product.activated")).toBe("Activated");
    expect(
      historyText({ action: "product.activated", changes: [{ field: "active", before: true, after: false }] }),
    ).toBe("Deactivated");
  });

  it("shows what it has no words for as it is named", () => {
    expect(text("price-change.applied_by_system")).toBe("Applied by system");
  });
});

it("says from which row of a file a change came", () => {
  const changes = [{ field: "formName", before: "Atta", after: "Maida" }];
  const origin = { file: "prices.xlsx", row: 12 };
  expect(historyText({ action: "product.updated", changes, origin })).toBe("Changed 1 field, from prices.xlsx, row 12");
});
