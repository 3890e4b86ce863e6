// Cells of a run, and how one stands to another.
import { median } from "./stats.mjs";

/** @typedef {import("./scenario.mjs").Sample} Sample */
/** @typedef {Exclude<keyof Sample, "heap">} Timed */

/**
 * @typedef {object} Cell
 * @property {string} form
 * @property {import("./contenders.mjs").Name} contender
 * @property {Sample[]} samples one per run
 * @property {string} [failed] why it is not measured
 * @property {number} [renders] components rendered per key
 */

/**
 * The samples of a measure.
 * @param {Cell} cell @param {keyof Sample} measure
 */
export const samplesOf = ({ samples }, measure) => samples.flatMap((sample) => sample[measure] ?? []);

/**
 * How a cell compares with another of the same form: the median of the ratios of samples of the same run.
 * @param {Cell | undefined} cell @param {Cell | undefined} other @param {keyof Sample} measure
 */
export function ratio(cell, other, measure) {
  if (!cell || !other || cell.failed || other.failed) return Number.NaN;
  const [own, others] = [samplesOf(cell, measure), samplesOf(other, measure)];
  return median(own.map((value, run) => value / (others[run] ?? Number.NaN)));
}

/** The cell with the least median. @param {readonly Cell[]} cells @param {string} form @param {Timed} measure */
export function cheapest(cells, form, measure) {
  return cells
    .filter((cell) => cell.form === form && samplesOf(cell, measure).length > 0)
    .sort((a, b) => median(samplesOf(a, measure)) - median(samplesOf(b, measure)))[0];
}
