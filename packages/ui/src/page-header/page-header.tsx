import "./page-header.css";
import type { PageHeaderProps } from "./page-header.types.ts";

/** The title of a page with what can be done there. */
export function PageHeader({ title, media, badge, description, actions }: PageHeaderProps) {
  return (
    <div className="o2r-page-header">
      {media}
      <div className="o2r-page-header-text">
        <div className="o2r-page-header-line">
          <h1>{title}</h1>
          {badge}
        </div>
        {description !== undefined && <div className="o2r-page-header-description">{description}</div>}
      </div>
      {actions !== undefined && <div className="o2r-page-header-actions">{actions}</div>}
    </div>
  );
}
