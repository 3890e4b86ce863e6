const files = import.meta.glob<string>("../../.changeset/*.md", { eager: true, query: "?raw", import: "default" });

const kinds = { major: "Breaking", minor: "New", patch: "Better" } as const;

interface Change {
  readonly kind: keyof typeof kinds;
  readonly words: string;
}

/** The changes of the design system that a file of changesets tells. */
const changesIn = (text: string): readonly Change[] => {
  const [, head = "", words = ""] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  const [, kind] = /"@o2r\/ui": (major|minor|patch)/u.exec(head) ?? [];
  // The expression has no other word.
  return kind === undefined ? [] : [{ kind: kind as Change["kind"], words: words.trim() }];
};

const changes = Object.values(files).flatMap(changesIn);

/** What the next release of `@o2r/ui` will bring, as Markdown. */
export const waiting = [
  "## What waits for the next release of `@o2r/ui`",
  ...Object.entries(kinds).flatMap(([kind, title]) => {
    const found = changes.filter((change) => change.kind === kind);
    return found.length === 0
      ? []
      : [`### ${title}`, found.map(({ words }) => `- ${words.replaceAll("\n", "\n  ")}`).join("\n")];
  }),
].join("\n\n");
