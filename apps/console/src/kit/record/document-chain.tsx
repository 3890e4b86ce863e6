import { Icon, Link, type IconDrawing } from "@o2r/ui";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import "./document-chain.css";

/** One document of a chain, in the order in which one makes the next. */
export interface ChainLink {
  /** What it is: `Quality check`. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** Its name, or what there is of it. */
  readonly name: string;
  /** Where it stands; without it, it is the page's own row, or there is none yet. */
  readonly href?: string;
  /** How it stands with it. */
  readonly detail?: ReactNode;
  /** The row that the page is of. */
  readonly current?: true;
}

/** What led to a row and what it leads to, as far as that has come. */
export function DocumentChain({ links }: { readonly links: readonly ChainLink[] }) {
  // A row that nothing led to and that leads to nothing says so by having no chain.
  if (links.every(({ current }) => current)) return null;
  return (
    <nav className="document-chain" aria-label="Documents">
      <ol>
        {links.map(({ label, icon, name, href, detail, current }, index) => (
          <li key={`${label} ${name}`} aria-current={current && "step"}>
            <Icon as={icon} size={16} />
            <div>
              <small>{label}</small>
              {href === undefined ? <b>{name}</b> : <Link href={href}>{name}</Link>}
              {detail !== undefined && <small>{detail}</small>}
            </div>
            {index < links.length - 1 && <Icon as={ChevronRight} size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
