import { useId } from "react";
import "./card.css";
import type { CardProps } from "./card.types.ts";

/** A surface with a hairline around it. Named by its title. */
export function Card({ title, actions, headingLevel = 2, flush = false, children }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const body = (
    <div className="o2r-card-body" data-flush={flush || undefined}>
      {children}
    </div>
  );
  if (title === undefined) return <div className="o2r-card">{body}</div>;
  return (
    <section className="o2r-card" aria-labelledby={id}>
      <header className="o2r-card-head">
        <Heading id={id}>{title}</Heading>
        {actions !== undefined && <div className="o2r-card-actions">{actions}</div>}
      </header>
      {body}
    </section>
  );
}
