import type { ChartLabels, ChartSeries } from "./chart.types.ts";
import { isValue } from "./ticks.ts";

interface ChartTableProps {
  label: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  words: ChartLabels;
  /** Only for those who do not see the drawing. */
  hidden: boolean;
}

/** The numbers of a chart: for those who do not see the drawing, and for those who want to read them. */
export function ChartTable({ label, categories, series, format, words, hidden }: ChartTableProps) {
  const table = (
    <table className="o2r-chart-table">
      <caption className="o2r-visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" data-number="">
              {name || words.none}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, place) => (
          // Two categories may have the same name, such as a day in two years; their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${category} ${place}`}>
            <th scope="row">{category || words.none}</th>
            {series.map(({ id, values }) => {
              const value = values[place];
              return (
                <td key={id} data-number="">
                  {isValue(value) ? format(value) : words.none}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return hidden ? (
    <div className="o2r-visually-hidden">{table}</div>
  ) : (
    // A group, for a region of the same name may stand around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, so the keyboard must reach it
    <div className="o2r-chart-scroll" role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}
