import { layersOf, type Place } from "./layers.ts";
import type { Inspection } from "./inspect.ts";

interface GraphViewProps {
  readonly inspection: Inspection;
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
}

const width = 168;
const height = 26;
const step = { x: width + 64, y: height + 10 };
const longest = 22;

const at = ({ column, row }: Place) => ({ x: column * step.x + 2, y: row * step.y + 2 });
const cut = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** Who shapes whom, from left to right. What the last pass touched is filled; the selected field's lines are strong. */
export function GraphView({ inspection, selected, onSelect }: GraphViewProps) {
  const { fields, edges, passes } = inspection;
  const places = layersOf(
    fields.map(({ name }) => name),
    edges,
  );
  if (places.length === 0) return <p className="o2r-inspector-none">No field of this form has a say in another.</p>;
  const placeOf = new Map(places.map((place) => [place.name, place]));
  const last = passes[0];
  const touched = new Set([
    last?.cause?.name,
    ...(last?.written ?? []),
    ...(last?.looks ?? []).map(({ name }) => name),
  ]);
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  return (
    <div className="o2r-inspector-graph">
      <svg width={columns * step.x - 60} height={rows * step.y} aria-hidden>
        {edges.map(({ from, to, influence }) => {
          const [source, target] = [placeOf.get(from), placeOf.get(to)];
          return (
            source &&
            target && (
              <path
                key={`${from} ${to} ${influence}`}
                d={curve(source, target)}
                data-influence={influence}
                data-selected={from === selected || to === selected || undefined}
              >
                <title>{`${from} → ${to}: ${influence}`}</title>
              </path>
            )
          );
        })}
      </svg>
      {places.map((place) => {
        const { x, y } = at(place);
        const field = fields.find(({ name }) => name === place.name);
        return (
          <button
            key={place.name}
            type="button"
            title={place.name}
            style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
            aria-pressed={place.name === selected}
            data-touched={touched.has(place.name) || undefined}
            data-hidden={field?.visible === false || undefined}
            onClick={() => onSelect(place.name)}
          >
            {cut(place.name)}
          </button>
        );
      })}
    </div>
  );
}

/** Neighbours in one column are joined by a bow on their right, all others from right edge to left edge. */
const curve = (source: Place, target: Place): string => {
  const [a, b] = [at(source), at(target)];
  const [y1, y2] = [a.y + height / 2, b.y + height / 2];
  const x1 = a.x + width;
  if (source.column === target.column) return `M${x1} ${y1}C${x1 + 28} ${y1} ${x1 + 28} ${y2} ${x1} ${y2}`;
  const x2 = b.x;
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
};
