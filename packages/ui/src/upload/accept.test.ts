import { describe, expect, it } from "vitest";
import { defaultAccept, formatBytes, isAccepted, namesOfAccepted } from "./accept.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });

describe("what an input for files takes", () => {
  it.each([
    ["front.jpg", "image/jpeg"],
    ["front.gif", "image/gif"],
    ["front.png", "image/png"],
    ["licence.pdf", "application/pdf"],
    ["logo.eps", "application/postscript"],
    ["LOGO.EPS", ""],
  ])("S5.31 is by default %s of type %o", (name, type) =>
    expect(isAccepted(file(name, type), defaultAccept)).toBe(true),
  );

  it.each([
    ["setup.exe", "application/x-msdownload"],
    ["photo.webp", "image/webp"],
    ["eps", ""],
    ["", ""],
  ])("S5.31 is by default not %s of type %o", (name, type) =>
    expect(isAccepted(file(name, type), defaultAccept)).toBe(false),
  );

  it("may be a whole kind, an ending, or everything", () => {
    expect(isAccepted(file("a.webp", "image/webp"), "image/*")).toBe(true);
    expect(isAccepted(file("rows.CSV", "text/plain"), " .csv , .tsv ")).toBe(true);
    expect(isAccepted(file("a.bin", ""), "")).toBe(true);
  });

  it("is an EPS by its name alone where EPS is taken, and nowhere else", () => {
    const few = "image/jpeg,image/png,application/postscript";
    expect(isAccepted(file("front.EPS", ""), few)).toBe(true);
    expect(isAccepted(file("front.gif", "image/gif"), few)).toBe(false);
    expect(isAccepted(file("front.eps", ""), "image/jpeg")).toBe(false);
  });

  it("S5.31 is told in the words of people", () => {
    expect(namesOfAccepted(defaultAccept)).toBe("JPEG, GIF, PNG, PDF, EPS");
    expect(namesOfAccepted("image/*,.csv")).toBe("IMAGE, CSV");
    expect(namesOfAccepted("")).toBe("");
  });
});

describe("a size", () => {
  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1024, "1 KB"],
    [1_468_006, "1.4 MB"],
    [157_286_400, "150 MB"],
    [5e15, "46,56,613 GB"],
  ])("of %d bytes reads %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it.each([null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])("of %o is not told", (bytes) =>
    expect(formatBytes(bytes)).toBe(""),
  );
});
