import { describe, expect, it } from "vitest";
import { sniff } from "./sniff.ts";

const text = (content: string) => Buffer.from(content);

describe("sniff", () => {
  it.each([
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), "image/jpeg"],
    ["a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), "image/png"],
    ["a GIF", text("GIF89a…"), "image/gif"],
    ["a PDF", text("%PDF-1.7"), "application/pdf"],
    ["an EPS", text("%!PS-Adobe-3.0 EPSF-3.0"), "application/postscript"],
    ["an EPS with a preview", Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, 30]), "application/postscript"],
  ])("knows %s by its first bytes", (_, bytes, type) => {
    expect(sniff(bytes)).toBe(type);
  });

  it.each([
    ["SVG", text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")],
    ["HTML", text("<!doctype html><script>alert(1)</script>")],
    ["a program", Buffer.from([0x4d, 0x5a, 0x90, 0x00])],
    ["a ZIP", Buffer.from([0x50, 0x4b, 0x03, 0x04])],
    ["half a PNG signature", Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ["a PDF that begins late", text("GIF8 %PDF-1.7")],
    ["nothing", Buffer.alloc(0)],
  ])("takes no %s", (_, bytes) => {
    expect(sniff(bytes)).toBeNull();
  });
});
