import { brandEndpoints } from "@o2r/api/contract/catalogue";
import type { HistoryEntry } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { backBySwitch } from "./way-back.ts";

const row = { id: "1", version: 7 };
const off = { field: "active", before: true, after: false };
const entry = (more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: "9",
  at: "2026-11-12T06:30:00.000Z",
  actor: null,
  action: "brand.deactivated",
  version: 7,
  undoes: undefined,
  origin: undefined,
  changes: [off],
  ...more,
});
const { setActive } = brandEndpoints;

describe("how a row is switched back", () => {
  it("is by the call that switched it, to what it was", () => {
    expect(backBySwitch(setActive, row, entry())).toEqual({ endpoint: setActive, body: { active: true } });
  });

  it("is by the field that says so, where that is another", () => {
    const blocked = entry({ action: "inventory.blocked", changes: [{ field: "blocked", before: false, after: true }] });
    expect(backBySwitch(setActive, row, blocked, "blocked")).toEqual({ endpoint: setActive, body: { blocked: false } });
    expect(backBySwitch(setActive, row, blocked)).toBeUndefined();
  });

  it("is offered to nobody who may not switch it", () => {
    expect(backBySwitch(undefined, row, entry())).toBeUndefined();
  });

  it("is of what stands: not of what was changed since, nor of an undo, nor of a row that changed in more ways", () => {
    expect(backBySwitch(setActive, { ...row, version: 8 }, entry())).toBeUndefined();
    expect(backBySwitch(setActive, row, entry({ undoes: true }))).toBeUndefined();
    expect(
      backBySwitch(setActive, row, entry({ changes: [off, { field: "name", before: "A", after: "B" }] })),
    ).toBeUndefined();
    expect(backBySwitch(setActive, row, entry({ changes: [{ ...off, before: null }] }))).toBeUndefined();
    expect(backBySwitch(setActive, row, undefined)).toBeUndefined();
  });
});
