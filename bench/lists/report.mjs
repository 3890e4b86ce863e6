import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

/** A page may cost so many times its bare SQL, and so many times what it costs with a tenth of the data. */
const goals = { sql: 2, growth: 1.3 };

/** @typedef {Awaited<ReturnType<typeof import("./measure.mjs").measure>>} Result */

/**
 * Tells what was found, and writes it into docs/benchmarks.md where that is wanted.
 * @param {readonly Result[]} results
 * @param {{ counts: Record<"products" | "batches" | "movements", number>, samples: number, write: boolean }} given
 */
export function report(results, { counts, samples, write }) {
  const figure = new Intl.NumberFormat("en-US");
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  const ratio = (/** @type {number} */ value, /** @type {number} */ goal) =>
    value <= goal ? `${value.toFixed(2)} ×` : `**${value.toFixed(2)} ×**`;
  /** Whether the page has more rows itself: what it costs then says nothing of the table. @param {Result} result */
  const fills = ({ rows: [before, after] }) => after > before * goals.growth;
  const alike = results.filter((result) => !fills(result) && !result.found);
  const growthOf = (/** @type {Result} */ result) => {
    if (result.found)
      return `${result.growth.toFixed(2)} × (${result.found.map((count) => figure.format(count)).join(" → ")} found)`;
    return fills(result)
      ? `${result.growth.toFixed(2)} × (${result.rows.join(" → ")} rows)`
      : ratio(result.growth, goals.growth);
  };
  const { movements, batches, products } = counts;
  const text = [
    `Node ${process.versions.node}, ${samples} samples of each page, one call at a time; ${figure.format(movements)} movements, ` +
      `${figure.format(batches)} batches, ${figure.format(products)} products. The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    `At most ${goals.sql} × the bare SQL: ${results.filter(({ toSql }) => toSql <= goals.sql).length} of ${results.length} pages. ` +
      `At most ${goals.growth} × a tenth of the data: ${alike.filter(({ growth }) => growth <= goals.growth).length} of ` +
      `${alike.length} pages that have about as many rows, or find as many, with either. What misses is bold.`,
    "",
    "| list | who sees | page | bare SQL, p95 | over HTTP, p95 | HTTP to SQL | whole to a tenth |",
    "| --- | --- | --- | ---: | ---: | ---: | ---: |",
    ...results.map(
      (result) =>
        `| ${result.name} | ${result.who} | ${result.page} | ${ms(result.sql)} | ${ms(result.http)} | ${ratio(result.toSql, goals.sql)} | ${growthOf(result)} |`,
    ),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!write) return;
  const page = join(root, "docs/benchmarks.md");
  const place = /(?<=<!-- list figures: written by bench\/lists\/run.mjs -->\n\n)[^]*?(?=<!-- end of list figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}
