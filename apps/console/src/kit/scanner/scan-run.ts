/** A scanner's keys come closer together than this, in milliseconds; a person's do not for long. */
export const scanGap = 30;
/** The shortest code: what is shorter may be a person's roll over the keys. */
export const shortestScan = 6;

/** A key as it went down. */
export interface PressedKey {
  readonly key: string;
  /** When it went down, not when it was heard: a busy page hears keys late and in heaps. */
  readonly at: number;
  /** Ctrl, Alt or Meta is held with it, or it repeats because it is held down. */
  readonly special: boolean;
}

/** Keys that followed each other closely. */
export interface ScanRun {
  readonly text: string;
  readonly last: number;
}

export interface ScanStep {
  readonly run: ScanRun;
  /** This key begins a run: what stands in the field now was there before. */
  readonly begins: boolean;
  /** The code, when this key is the Enter that ends a scan. */
  readonly code?: string;
}

export const noRun: ScanRun = { text: "", last: Number.NEGATIVE_INFINITY };

/** What one more key makes of a run. A scan is six characters or more, each soon after the other, and then Enter. */
export const nextRun = (run: ScanRun, { key, at, special }: PressedKey): ScanStep => {
  // A scanner holds Shift for capitals.
  if (key === "Shift") return { run, begins: false };
  if (special) return { run: noRun, begins: false };
  const isClose = at - run.last < scanGap;
  if (key === "Enter") {
    const isScan = isClose && [...run.text].length >= shortestScan;
    return { run: noRun, begins: false, ...(isScan && { code: run.text }) };
  }
  if ([...key].length !== 1) return { run: noRun, begins: false };
  return isClose
    ? { run: { text: run.text + key, last: at }, begins: false }
    : { run: { text: key, last: at }, begins: true };
};
