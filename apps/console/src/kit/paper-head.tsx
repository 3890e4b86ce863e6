interface PaperHeadProps {
  /** What stands over words. */
  readonly words: readonly string[];
  /** And over figures, which follow them. */
  readonly figures: readonly string[];
}

/** The headings of a table on paper. */
export function PaperHead({ words, figures }: PaperHeadProps) {
  return (
    <thead>
      <tr>
        {words.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {figures.map((label) => (
          <th key={label} scope="col" data-number="">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
