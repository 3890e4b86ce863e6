/** The titles of the pages, by their files, so that one leads to another here as it does in the package. */
const pages: Readonly<Record<string, string>> = {
  "README.md": "start-in-five-minutes",
  "rules.md": "rules",
  "fields.md": "writing-your-own-field",
  "server.md": "validate-on-the-server",
  "migrating.md": "from-formik-rjsf-or-json-forms",
  "semantics.md": "what-a-definition-means",
};

/** A page of the package as Storybook shows it: without what only its test reads, and with links that lead to pages. */
export const shown = (page: string): string =>
  page
    .replaceAll(/<!--[\s\S]*?-->\s*/g, "")
    .replaceAll(/\]\((?:\.\.\/|docs\/)?([\w-]+\.md)\)/g, (link, file: string) =>
      pages[file] === undefined ? link : `](?path=/docs/patterns-forms-guides-${pages[file]}--docs)`,
    );

/** A chapter of a page, as a page. */
export const sectionOf = (page: string, title: string): string => {
  const [, after = ""] = page.split(`\n## ${title}\n`);
  const [chapter = ""] = after.split(/\n## /);
  return `# ${title}\n${chapter}`;
};
