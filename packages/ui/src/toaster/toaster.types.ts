export interface ToasterLabels {
  /** Name of the region. */
  region: string;
  close: string;
}
