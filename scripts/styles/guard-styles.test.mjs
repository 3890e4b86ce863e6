import { expect, it } from "vitest";
import { guardStyles } from "./guard-styles.mjs";

it("a published rule weighs more than any of a page's that names no id", () => {
  expect(guardStyles(".o2r-button:hover { color: red }")).toBe(".o2r-button:hover:not(#o2r-none) { color: red }");
});

it("a pseudo-element stays the last of its selector", () => {
  expect(guardStyles(".o2r-input > input::placeholder {}")).toBe(".o2r-input > input:not(#o2r-none)::placeholder {}");
});

it("each selector of a list is guarded, and a rule inside another has its weight from there", () => {
  const text = ".o2r-a, .o2r-b { & .o2r-c { color: red } @media print { & td { color: red } } }";
  expect(guardStyles(text)).toBe(text.replace(".o2r-a, .o2r-b", ".o2r-a:not(#o2r-none), .o2r-b:not(#o2r-none)"));
});

it("rules inside a condition are guarded, too", () => {
  expect(guardStyles("@media print { .o2r-a { color: red } }")).toBe(
    "@media print { .o2r-a:not(#o2r-none) { color: red } }",
  );
});

it.each([
  [":root { --o2r-bg: white }"],
  ["* { box-sizing: border-box }"],
  [":where(.o2r-mono) { font: var(--o2r-font-mono) }"],
  ["@keyframes o2r-appear { 0% { visibility: hidden } }"],
])("%s stays: it is the page's to change", (text) => {
  expect(guardStyles(text)).toBe(text);
});
