import { expect, it } from "vitest";
import { disposition, tidyFileName } from "./file-name.ts";

it.each([
  ["../../etc/passwd", "image/png", "passwd.png"],
  ["C:\\photos\\shop.JPG", "image/jpeg", "shop.jpg"],
  ["invoice.pdf.exe", "application/pdf", "invoice.pdf.pdf"],
  ["\u0000\u202E<b>", "image/gif", "b.gif"],
  ["", "application/postscript", "file.eps"],
  ["...png", "image/png", "file.png"],
  [".htaccess", "application/pdf", "file.pdf"],
] as const)("makes %j, which is %s, into %s", (given, type, name) => {
  expect(tidyFileName(given, type)).toBe(name);
});

it("writes names of every script into a header", () => {
  expect(disposition("दुकान (1).png", "inline")).toMatch(/^inline; filename\*=UTF-8''[%A-Za-z0-9._-]+\.png$/);
});
