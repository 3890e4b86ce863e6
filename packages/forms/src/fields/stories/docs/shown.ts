/** The titles of the pages, by their files, so that one leads to another here as it does in the package. */
const pages: Readonly<Record<string, string>> = {
  "README.md": "start-in-five-minutes",
  "rules.md": "rules",
  "fields.md": "writing-your-own-field",
  "server.md": "validate-on-the-server",
  "migrating.md": "from-formik-or-json-forms",
  "semantics.md": "what-a-definition-means",
};

/** A page of a package as Storybook shows it: without what only its test reads, and with links that lead to pages; of the others the words. */
export const shown = (page: string, there = pages): string =>
  page
    .replaceAll(/<!--[\s\S]*?-->\s*/g, "")
    .replaceAll(/\[([^\]]*)\]\((?!https?:|#|\?)([^)]*)\)/g, (_, words: string, file: string) => {
      const [, name = ""] = /^(?:\.\.\/|docs\/)?([\w-]+\.md)(?:#|$)/.exec(file) ?? [];
      return there[name] === undefined ? words : `[${words}](?path=/docs/patterns-forms-guides-${there[name]}--docs)`;
    });

/** A chapter of a page, as a page: each of its headings one rank higher, so that they stand in the contents beside it. */
export const sectionOf = (page: string, title: string): string => {
  const [, after = ""] = page.split(`\n## ${title}\n`);
  const [chapter = ""] = after.split(/\n## /);
  return `# ${title}\n${chapter.replaceAll(/^##(#+ )/gm, "#$1")}`;
};
