import { ChevronRight } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Anchor } from "../link/anchor.tsx";
import "./breadcrumbs.css";
import type { BreadcrumbsProps } from "./breadcrumbs.types.ts";

const english = { breadcrumb: "Breadcrumb" };

/** Where the page stands. */
export function Breadcrumbs({ crumbs, labels }: BreadcrumbsProps) {
  const words = useLabels("breadcrumbs", english, labels);
  const last = crumbs.length - 1;
  return (
    <nav aria-label={words.breadcrumb} className="o2r-crumbs">
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label}-${href}`}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : href === undefined ? (
              <span>{label}</span>
            ) : (
              <Anchor href={href}>{label}</Anchor>
            )}
            {index < last && <Icon as={ChevronRight} size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
