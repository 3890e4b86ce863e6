/** A step of the way from the start to this page. */
export interface Crumb {
  readonly label: string;
  /** Without it the crumb is plain text, such as a group that has no page. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsLabels {
  breadcrumb: string;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself, which comes last and is no link. */
  crumbs: readonly Crumb[];
  labels?: Partial<BreadcrumbsLabels> | undefined;
}
