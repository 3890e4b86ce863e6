import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { LiveRegion } from "../live-region/live-region.tsx";
import { colorAt } from "./chart-frame.tsx";
import type { ChartLabels, ChartSeries } from "./chart.types.ts";
import { isValue, namedPlaces } from "./ticks.ts";

/** Room around the drawing, in CSS pixels. */
const edge = { top: 8, bottom: 24, start: 44 } as const;

export interface PlotScale {
  /** Middle of a category. */
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  /** Width of a category. */
  readonly band: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface PlotProps {
  label: string;
  width: number;
  height: number;
  /** Room for names at the end, in CSS pixels. */
  end: number;
  ticks: readonly number[];
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Categories fill the width from edge to edge, as lines want it, or each has its own band. */
  spread: "points" | "bands";
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  words: ChartLabels;
  children: (scale: PlotScale) => ReactNode;
}

const nameRoom = 72;
/** What a letter of a name on the axis takes at most. */
const perLetter = 7.5;

/** The plane of a chart: gridlines, both axes, and the mark that goes from category to category with pointer or arrows. */
export function Plot(props: PlotProps) {
  const { label, width, height, end, ticks, categories, series, spread, format, formatAxis, words, children } = props;
  const [marked, setMarked] = useState<number>();
  const count = categories.length;
  const left = edge.start;
  const right = Math.max(width - end, left + 1);
  const bottom = height - edge.bottom;
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const band = spread === "bands" ? (right - left) / Math.max(count, 1) : (right - left) / Math.max(count - 1, 1);
  const scale: PlotScale = {
    x: (place) =>
      spread === "bands" ? left + (place + 0.5) * band : count === 1 ? (left + right) / 2 : left + place * band,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - edge.top),
    band,
    left,
    right,
    bottom,
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    const place = spread === "bands" ? Math.floor(at / band) : Math.round(at / band);
    setMarked(Math.min(Math.max(place, 0), count - 1));
  };
  const walk = (event: KeyboardEvent) => {
    const now = marked ?? -1;
    const places: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: count - 1 };
    const next = places[event.key];
    if (event.key === "Escape") setMarked(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setMarked(Math.min(Math.max(next, 0), count - 1));
  };
  const named = namedPlaces(count, right - left, nameRoom);
  const saying =
    marked === undefined
      ? ""
      : `${categories[marked] ?? ""}: ${series.map(({ name, values }) => `${name} ${say(values[marked])}`).join(", ")}`;
  function say(value: number | null | undefined): string {
    return isValue(value) ? format(value) : words.none;
  }
  return (
    // Arrows walk through it; what they meet is said below. The numbers are also there as a table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its arrow keys are no fieldset's
      role="group"
      aria-roledescription={words.chart}
      aria-label={label}
      className="o2r-plot"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={walk}
      onBlur={() => setMarked(undefined)}
    >
      <svg
        width={width}
        height={height}
        aria-hidden
        focusable={false}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setMarked(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className="o2r-plot-line"
              data-zero={tick === 0 || undefined}
              x1={left}
              x2={right}
              y1={scale.y(tick)}
              y2={scale.y(tick)}
            />
            <text className="o2r-plot-text" x={left - 8} y={scale.y(tick)} dy="0.32em" textAnchor="end">
              {formatAxis(tick)}
            </text>
          </g>
        ))}
        {categories.map((category, place) =>
          named.has(place) ? (
            // oxlint-disable-next-line react/no-array-index-key -- the place is what the name stands at
            <AxisName key={place} x={scale.x(place)} y={height - 6} width={width} name={clip(category)} />
          ) : null,
        )}
        {marked !== undefined && spread === "bands" && (
          <rect
            className="o2r-plot-band"
            x={left + marked * band}
            y={edge.top}
            width={band}
            height={bottom - edge.top}
          />
        )}
        {marked !== undefined && spread === "points" && (
          <line className="o2r-plot-rule" x1={scale.x(marked)} x2={scale.x(marked)} y1={edge.top} y2={bottom} />
        )}
        {children(scale)}
        {marked !== undefined &&
          spread === "points" &&
          series.map(({ id, values, color }, place) => {
            const value = values[marked];
            return isValue(value) ? (
              <circle
                key={id}
                className="o2r-plot-dot"
                data-color={color ?? colorAt(place)}
                cx={scale.x(marked)}
                cy={scale.y(value)}
                r={4}
              />
            ) : null;
          })}
      </svg>
      {marked !== undefined && (
        <div
          className="o2r-plot-note"
          data-side={scale.x(marked) > width / 2 ? "left" : "right"}
          style={{ insetInlineStart: scale.x(marked) }}
          aria-hidden
        >
          <b>{categories[marked]}</b>
          {series.map(({ id, name, values, color }, place) => (
            <span key={id}>
              <span className="o2r-chart-swatch" data-color={color ?? colorAt(place)} />
              <span className="o2r-clip">{name}</span>
              <span className="o2r-num">{say(values[marked])}</span>
            </span>
          ))}
        </div>
      )}
      <LiveRegion>{saying}</LiveRegion>
    </div>
  );
}

/** A name along the axis has no room for more. */
const mostName = 12;
const clip = (name: string) => ([...name].length > mostName ? `${[...name].slice(0, mostName - 1).join("")}…` : name);

interface AxisNameProps {
  /** Middle of its category. */
  readonly x: number;
  readonly y: number;
  /** Of the drawing, in CSS pixels. */
  readonly width: number;
  readonly name: string;
}

/** The name of a category below its middle, moved in where it would stand over the edge. */
function AxisName({ x, y, width, name }: AxisNameProps) {
  const isOver = x + (name.length * perLetter) / 2 > width;
  return (
    <text className="o2r-plot-text" x={isOver ? width : x} y={y} textAnchor={isOver ? "end" : "middle"}>
      {name}
    </text>
  );
}
