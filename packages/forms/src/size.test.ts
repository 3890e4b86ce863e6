import { beforeAll, describe, expect, it, vi } from "vitest";
import { bindingBudget, core, coreBudget, weigh } from "./test/weigh.ts";

describe("size, gzipped, without react and react-hook-form", () => {
  // What a page loads is built for production; vitest's own environment would bring React's development runtime in.
  beforeAll(() => {
    vi.stubEnv("NODE_ENV", "production");
    return () => vi.unstubAllEnvs();
  });

  it(`the core stays within ${coreBudget} bytes`, async () => {
    expect(await weigh("index.ts", [])).toBeLessThanOrEqual(coreBudget);
  });

  it(`the React binding stays within ${bindingBudget} bytes beside the core`, async () => {
    expect(await weigh("react/index.ts", [/^react/, core])).toBeLessThanOrEqual(bindingBudget);
  });
});
