// What @o2r/forms wants to reach, and whether this run says so.
import { cheapest, ratio } from "./compare.mjs";
import { contenders } from "./contenders.mjs";

/** @typedef {import("./compare.mjs").Cell} Cell */

/** @param {import("./report.mjs").Figures} figures @returns {readonly (readonly string[])[]} goal, reached, verdict */
export function goalsOf({ cells }) {
  const cellOf = (/** @type {string} */ form, /** @type {string} */ contender) =>
    cells.find((cell) => cell.form === form && cell.contender === contender);
  const forms = [...new Set(cells.map(({ form }) => form))].filter((form) => cellOf(form, "o2r"));

  /** The worst form of a measure. @param {keyof import("./scenario.mjs").Sample} measure @param {readonly string[]} among */
  const worst = (measure, among = forms) => {
    const found = among
      .map((form) => ({ form, value: ratio(cellOf(form, "o2r"), cellOf(form, "floor"), measure) }))
      .filter(({ value }) => !Number.isNaN(value));
    return found.sort((a, b) => b.value - a.value)[0];
  };
  /** @param {string} goal @param {ReturnType<typeof worst>} found @param {number} limit */
  const atMost = (goal, found, limit) =>
    found
      ? [
          [
            `${goal} ≤ ${limit} × the floor`,
            `${found.value.toFixed(2)} × (${found.form})`,
            verdict(found.value <= limit),
          ],
        ]
      : [];

  const largest = forms.filter((form) => form === "conditional-1000");
  const renders = forms.map((form) => ({ form, value: cellOf(form, "o2r")?.renders ?? Number.NaN }));
  const most = renders.sort((a, b) => b.value - a.value)[0];
  return [
    ...atMost("JavaScript per keystroke", worst("keyScript"), 1.2),
    ...(most
      ? [["no component rendered by a key on which nothing depends", `${most.value}`, verdict(most.value === 0)]]
      : []),
    ...atMost("all of a keystroke after a failed submission", worst("laterKey"), 1.1),
    ...atMost("cold mount", worst("mount"), 1.2),
    ...atMost("first submission of 1,000 fields", worst("submit", largest), 3),
    ...forms.flatMap((form) => {
      const others = cells.filter((cell) => !cell.contender.startsWith("o2r"));
      const best = cheapest(others, form, "toggle");
      const value = ratio(cellOf(form, "o2r"), best, "toggle");
      return best && !Number.isNaN(value)
        ? [
            [
              `a toggle of ${form} no dearer than the cheapest of the others`,
              `${value.toFixed(2)} × ${contenders[best.contender].title}`,
              verdict(value <= 1),
            ],
          ]
        : [];
    }),
  ];
}

/** @param {boolean} reached */
const verdict = (reached) => (reached ? "reached" : "missed");
