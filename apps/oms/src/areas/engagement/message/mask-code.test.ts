import { expect, it } from "vitest";
import { maskCode } from "./mask-code.ts";

it("a one-time code is masked, and what is no code stays", () => {
  expect(maskCode("482913 is your code. It is good for 5 minutes.")).toBe(
    "•••••• is your code. It is good for 5 minutes.",
  );
  expect(maskCode("Call 9876543210 with 4821")).toBe("Call 9876543210 with ••••");
});
