import type { ApiError } from "@o2r/api/client";
import { describe, expect, it } from "vitest";
import { readSaveFailure } from "./save-failure.ts";

const failed = (error: Partial<ApiError>) =>
  readSaveFailure({ code: "server.failed", status: 500, message: "It failed", errors: [], ...error }, "product");

describe("failed save", () => {
  it("goes to its fields when the service names them, whatever the status", () => {
    const errors = [{ field: "sku", message: "SKU is taken" }];
    expect(failed({ code: "row.conflict", status: 409, errors })).toEqual({ kind: "fields", errors });
    expect(failed({ code: "form.invalid", status: 422, errors })).toEqual({ kind: "fields", errors });
  });

  it("is a stale copy when the service sends the row as it stands now", () => {
    expect(failed({ code: "row.stale", status: 412, current: { row: {} } })).toEqual({
      kind: "stale",
      current: { row: {} },
    });
  });

  it.each([
    { code: "client.offline", status: 0 },
    { code: "client.timeout", status: 0 },
    { code: "server.failed", status: 500 },
    { code: "limit.reached", status: 429, retryAfter: 9 },
  ] as const)("says that everything typed is kept and may be saved again after %j", (error) => {
    expect(failed(error)).toMatchObject({
      kind: "other",
      title: "The product was not saved",
      text: expect.stringContaining("Everything you typed is kept."),
      again: true,
    });
  });

  it("offers no second try when it cannot help: session ended, access denied, row gone", () => {
    const again = (error: Partial<ApiError>) => {
      const failure = failed(error);
      return failure.kind === "other" && failure.again;
    };
    expect(again({ code: "session.expired", status: 401 })).toBe(false);
    expect(again({ code: "access.denied", status: 403 })).toBe(false);
    expect(again({ code: "row.not-found", status: 404 })).toBe(false);
  });
});
