import type { Inspection } from "./inspect.ts";

interface SubmissionViewProps {
  readonly inspection: Inspection;
  readonly onSelect: (name: string) => void;
}

/** What a save would send now, what it would leave out, and what stands in its way. */
export function SubmissionView({ inspection, onSelect }: SubmissionViewProps) {
  const refused = inspection.fields.filter(({ problem }) => problem !== undefined);
  return (
    <div className="o2r-inspector-submission">
      <h3>{refused.length === 0 ? "Would be sent" : `Stopped by ${refused.length}`}</h3>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, problem }) => (
            <li key={name}>
              <button type="button" onClick={() => onSelect(name)}>
                <code>{name}</code>
              </button>
              {problem}
            </li>
          ))}
        </ul>
      )}
      {inspection.dropped.length > 0 && <p>{`Left out: ${inspection.dropped.join(", ")}`}</p>}
      <pre>{inspection.sent}</pre>
    </div>
  );
}
