// Which pages the site has, where each comes from, and how the bar at its side orders them.

/**
 * @typedef {object} SitePage
 * @property {string} path without `.md`, from the site's root
 * @property {string} [source] from the root of the repository; what has none is made with the site
 * @property {string} title in the bar at the side
 */

/** @param {string} name @param {string} title @param {string} [path] @returns {SitePage} */
const guide = (name, title, path = `forms/${name}`) => ({ path, source: `packages/forms/docs/${name}.md`, title });

/** @type {readonly { readonly title: string, readonly pages: readonly SitePage[] }[]} */
export const sections = [
  { title: "Begin", pages: [guide("start", "Five-minute start", "start")] },
  {
    title: "@o2r/forms",
    pages: [
      { path: "forms/index", source: "packages/forms/README.md", title: "Overview" },
      guide("builders", "Every builder"),
      guide("rules", "Rules"),
      guide("sources", "Choices from a source"),
      guide("rows", "Groups, rows, lists in lists"),
      guide("steps", "Steps"),
      guide("drafts", "Drafts and leaving"),
      guide("headless", "Headless: plain HTML, MUI"),
      guide("fields", "A field of your own"),
      guide("server", "On the server"),
      guide("explain", "Why: explain"),
      guide("lint", "Lint and cases"),
      guide("languages", "Languages"),
      guide("semantics", "Semantics"),
    ],
  },
  {
    title: "Coming from",
    pages: [guide("from-rjsf", "RJSF"), guide("from-surveyjs", "SurveyJS"), guide("migrating", "Formik, JSON Forms")],
  },
  {
    title: "@o2r/ui",
    pages: [
      { path: "ui/index", source: "packages/ui/README.md", title: "Design system" },
      { path: "ui/components", title: "Components" },
    ],
  },
  {
    title: "@o2r/api",
    pages: [
      { path: "api/index", source: "packages/api/README.md", title: "Client" },
      { path: "api/calls", source: "packages/api/CALLS.md", title: "Calls and events" },
    ],
  },
];

/** Pages that are made and have no source of their own, in the bar below the others. */
export const figures = [
  { path: "sizes", title: "Sizes" },
  { path: "benchmarks", title: "Benchmarks" },
  { path: "reference/index", title: "API reference" },
];

export const pages = sections.flatMap((section) => section.pages);
