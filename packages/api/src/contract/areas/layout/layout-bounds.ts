/** How much the apps are ever sent. Each is said where it is reached: in the form, in the composer, and by the service. */
export const layoutBounds = {
  /** Characters of a content's `meta`. */
  meta: 8000,
  /** Megabytes of one picture. */
  imageMB: 2,
  /** Contents of a rail. */
  contents: 50,
  /** Rows of a grid. */
  rows: 10,
  /** Rails of a page. */
  rails: 200,
  /** Hubs that one place on a page is kept to. */
  hubs: 12,
} as const;
