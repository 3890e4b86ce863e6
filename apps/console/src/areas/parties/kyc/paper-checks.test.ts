import type { KycRow } from "@o2r/api/contract/parties";
import { describe, expect, it } from "vitest";
import { checksOf } from "./paper-checks.ts";

const paper = (name: "GSTIN" | "PAN" | "FSSAI", typed: string): KycRow["papers"][number] => ({
  paper: name,
  typed,
  pictures: [],
  verdict: "PENDING",
  reason: null,
});
const of = (addressState: string, ...papers: readonly KycRow["papers"][number][]) => ({
  addressState,
  address: "Pune",
  fssaiExpiry: null,
  state: "SUBMITTED" as const,
  papers: [...papers],
});
const wrongs = (row: ReturnType<typeof of>, one: KycRow["papers"][number]) =>
  checksOf(row, one)
    .filter(({ right }) => !right)
    .map(({ field }) => field);

describe("what is told of a paper by its number alone", () => {
  it.each([
    ["27AAPFU0939F1ZV", "Maharashtra", "AAPFU0939F", []],
    ["27AAPFU0939F1ZA", "Maharashtra", "AAPFU0939F", ["GSTIN"]],
    ["27AAPFU0939F1ZV", "Karnataka", "AAPFU0939F", ["State"]],
    ["27AAPFU0939F1ZV", "Maharashtra", "AAACR5055K", ["PAN in it"]],
  ] as const)("of the GSTIN %s in %s with the PAN %s is wrong: %s", (gstin, state, pan, wrong) => {
    const one = paper("GSTIN", gstin);
    expect(wrongs(of(state, one, paper("PAN", pan)), one)).toEqual(wrong);
  });

  it.each([
    ["AAPFU0939F", []],
    ["AAPXU0939F", ["Holder"]],
    ["AAPFU09", ["PAN"]],
  ] as const)("of the PAN %s is wrong: %s", (typed, wrong) => {
    const one = paper("PAN", typed);
    expect(wrongs(of("Maharashtra", one), one)).toEqual(wrong);
  });

  it("of a licence with 13 digits is wrong: its length", () => {
    const one = paper("FSSAI", "1152103400017");
    expect(wrongs(of("Maharashtra", one), one)).toEqual(["Licence"]);
  });

  it("of a licence that has ended is wrong: its end", () => {
    const one = paper("FSSAI", "11521034000172");
    const until = { ...of("Maharashtra", one), fssaiExpiry: "2026-10-31" };
    const ends = (row: Parameters<typeof checksOf>[0]) => checksOf(row, one).find(({ field }) => field === "Ends on");
    expect(ends(until)).toMatchObject({ typed: "31-10-2026", right: true });
    expect(ends({ ...until, state: "EXPIRED" })).toMatchObject({ typed: "31-10-2026", right: false });
  });
});
