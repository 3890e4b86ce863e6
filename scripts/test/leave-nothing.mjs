// Files of the unit and the service layer share a process: what one stubs is put back after it, and one that leaves a clock of its own fails.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error("Fake timers would reach the next file: end them in afterEach.");
});
