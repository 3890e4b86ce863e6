export interface SkipLinkLabels {
  skip: string;
}

export interface SkipLinkProps {
  /** Id of the element that holds the page's own content. @default "main" */
  target?: string | undefined;
  labels?: Partial<SkipLinkLabels> | undefined;
}
