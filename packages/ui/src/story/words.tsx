/** A sentence in which `code` stands between backticks. For stories and their pages only. */
export function Words({ children }: { children: string }) {
  const parts = children.split("`");
  return parts.map((part, at) =>
    // Text never changes its order: the place of a part names it.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );
}
