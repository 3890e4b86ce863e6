import type { Pass } from "./record-passes.ts";

interface PassViewProps {
  readonly passes: readonly Pass[];
  readonly onSelect: (name: string) => void;
}

/** What the last changes did, newest first. */
export function PassView({ passes, onSelect }: PassViewProps) {
  if (passes.length === 0) return <p className="o2r-inspector-none">Nothing was typed since the panel is open.</p>;
  return (
    <ol className="o2r-inspector-passes" reversed>
      {passes.map((pass) => (
        <li key={pass.number} value={pass.number}>
          <p>
            {pass.cause ? (
              <>
                <button type="button" onClick={() => onSelect(pass.cause?.name ?? "")}>
                  <code>{pass.cause.name}</code>
                </button>{" "}
                = <code>{pass.cause.value || "nothing"}</code>
              </>
            ) : (
              "No value changed"
            )}
            {pass.written.length > 0 && (
              <>
                {" "}
                wrote <code>{pass.written.join(", ")}</code>
              </>
            )}
            <span>{pass.looks.length === 0 ? "no field looks different" : `${pass.looks.length} drawn again`}</span>
          </p>
          {pass.looks.length > 0 && (
            <ul>
              {pass.looks.map(({ name, changes }) => (
                <li key={name}>
                  <button type="button" onClick={() => onSelect(name)}>
                    <code>{name}</code>
                  </button>
                  {changes.join("; ")}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
