import { Link } from "@o2r/ui";
import type { ReactNode } from "react";
import "./row-card.css";

export interface RowCardProps {
  readonly image?: ReactNode;
  readonly title: string;
  readonly href?: string | undefined;
  /** Below the title, such as a code. */
  readonly detail?: ReactNode;
  /** The row's menu. */
  readonly menu?: ReactNode;
  /** A line of short facts. */
  readonly facts?: readonly ReactNode[];
  /** Figures with their labels, four to a row. */
  readonly figures?: readonly { readonly label: ReactNode; readonly value: ReactNode }[];
}

/** A row of a list as a card, where the screen is too narrow for a table. */
export function RowCard({ image, title, href, detail, menu, facts = [], figures = [] }: RowCardProps) {
  return (
    <article className="row-card" data-image={image === undefined ? undefined : ""}>
      {image}
      <div className="row-card-text">
        <h2>{href === undefined ? title : <Link href={href}>{title}</Link>}</h2>
        {detail}
      </div>
      {menu && <div className="row-card-menu">{menu}</div>}
      {facts.length > 0 && (
        <p className="row-card-facts">
          {facts.map((fact, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- facts of one row never change places
            <span key={at}>{fact}</span>
          ))}
        </p>
      )}
      {figures.length > 0 && (
        <dl className="row-card-figures">
          {figures.map(({ label, value }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do its figures
            <div key={at}>
              <dt>{label}</dt>
              <dd className="o2r-num">{value ?? "–"}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
