import type { Edge } from "./edges.ts";
import type { InspectedField, Inspection } from "./inspect.ts";
import { Signs } from "./field-list.tsx";

interface WhyViewProps {
  readonly inspection: Inspection;
  readonly field: InspectedField;
  readonly onSelect: (name: string) => void;
}

/** One field: what it holds, why it is as it is, what it reads and who reads it. */
export function WhyView({ inspection, field, onSelect }: WhyViewProps) {
  const { edges } = inspection;
  return (
    <div className="o2r-inspector-why">
      <h3>
        {field.label} <span>{field.kind}</span> <Signs of={field} />
      </h3>
      {field.sentences.length > 0 ? (
        <ul className="o2r-inspector-sentences">
          {field.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>Always there, never required, and nothing is wrong with it.</p>
      )}
      <dl>
        <dt>Typed</dt>
        <dd>
          <code>{field.raw || "nothing"}</code>
        </dd>
        <dt>Value</dt>
        <dd>
          <code>{field.value || "empty"}</code>
        </dd>
        <dt>Written by</dt>
        <dd>{field.origin}</dd>
        <dt>Reads</dt>
        <dd>
          <Neighbours
            edges={edges.filter(({ to }) => to === field.name)}
            nameOf={({ from }) => from}
            onSelect={onSelect}
          />
        </dd>
        <dt>Read by</dt>
        <dd>
          <Neighbours
            edges={edges.filter(({ from }) => from === field.name)}
            nameOf={({ to }) => to}
            onSelect={onSelect}
          />
        </dd>
      </dl>
    </div>
  );
}

interface NeighboursProps {
  readonly edges: readonly Edge[];
  readonly nameOf: (edge: Edge) => string;
  readonly onSelect: (name: string) => void;
}

function Neighbours({ edges, nameOf, onSelect }: NeighboursProps) {
  if (edges.length === 0) return "nothing";
  const names = [...new Set(edges.map(nameOf))];
  return (
    <ul className="o2r-inspector-neighbours">
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => onSelect(name)}>
            <code>{name}</code>
          </button>
          {edges
            .filter((edge) => nameOf(edge) === name)
            .map(({ influence }) => influence)
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}
