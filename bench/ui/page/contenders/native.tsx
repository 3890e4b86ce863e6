import { headings } from "../rows.ts";
import type { TableProps } from "../contender.ts";

/** The floor: plain elements. */
export function Table({ rows, selection, onSelect }: TableProps) {
  const all = selection.size === rows.length;
  const toggle = (id: string) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <div className="scroller">
      <table className="native">
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label="Select all"
                checked={all}
                onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} data-row={id}>
              <td>
                <input type="checkbox" aria-label={id} checked={selection.has(id)} onChange={() => toggle(id)} />
              </td>
              {headings.map((heading, column) => (
                <td key={heading}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
