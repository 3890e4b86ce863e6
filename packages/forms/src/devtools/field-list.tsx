import { useState } from "react";
import type { InspectedField } from "./inspect.ts";

interface FieldListProps {
  readonly fields: readonly InspectedField[];
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
}

/** Every field with its state in signs; the search looks in names and labels. */
export function FieldList({ fields, selected, onSelect }: FieldListProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = fields.filter(({ name, label }) => `${name} ${label}`.toLowerCase().includes(wanted));
  return (
    <div className="o2r-inspector-list">
      <input
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={`Find in ${fields.length} fields`}
        aria-label="Find a field"
      />
      <ul>
        {found.map((field) => (
          <li key={field.name}>
            <button
              type="button"
              aria-pressed={field.name === selected}
              data-hidden={!field.visible || undefined}
              onClick={() => onSelect(field.name)}
            >
              <code>{field.name}</code>
              <Signs of={field} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The states that differ from a plain field's, each as a word. */
export function Signs({ of: field }: { readonly of: InspectedField }) {
  const signs: readonly (readonly [boolean, string, string])[] = [
    [!field.visible, "hidden", "off"],
    [!field.enabled, "closed", "off"],
    [field.readOnly, "read-only", "off"],
    [field.required, "required", "on"],
    [
      field.visible && field.enabled && field.problem !== undefined,
      field.isShown ? "refused" : "would be refused",
      "bad",
    ],
  ];
  return (
    <span className="o2r-inspector-signs">
      {signs
        .filter(([holds]) => holds)
        .map(([, word, tone]) => (
          <span key={word} data-tone={tone}>
            {word}
          </span>
        ))}
    </span>
  );
}
