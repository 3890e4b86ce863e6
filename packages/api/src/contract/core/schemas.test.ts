import { expect, it } from "vitest";
import { rupeesSchema } from "./schemas.ts";

it("rupees have at most two decimals, whatever a double makes of a large amount", async () => {
  const amount = rupeesSchema();
  for (const paise of [0, 1, 10_061, 80_991_090_081, 1_061_883_181_062, 99_999_999_999_999])
    expect(await amount.isValid(paise / 100)).toBe(true);
  expect(await amount.isValid(0.1 + 0.2)).toBe(true);
  for (const wrong of [0.001, 106.005, 1_234_567.891, 10_618_831_810.625])
    expect(await amount.isValid(wrong)).toBe(false);
});
