import { pageEndpoints, type Page, type PageVersion } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { Badge, Button, EmptyState, formatDateTime } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { CloudUpload, GitCompare } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";

export interface VersionsDrawerProps {
  readonly page: Page;
  readonly onCompare: (version: PageVersion) => void;
  readonly onClose: () => void;
}

/** What was published of a page, newest first, and the way back to it. */
export function VersionsDrawer({ page, onCompare, onClose }: VersionsDrawerProps) {
  const { data, error, mutate } = useEndpoint(
    pageEndpoints.versions,
    { params: { id: page.id } },
    { revalidateOnMount: true },
  );
  return (
    <Drawer open title={`Versions of ${page.name}`} width={440} onClose={onClose}>
      {data === undefined ? (
        <PanelState what="The versions" error={error} onRetry={() => void mutate()} />
      ) : data.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={CloudUpload} title="Nothing is published yet">
          The apps show this page once it is published.
        </EmptyState>
      ) : (
        <ol className="composer-versions">
          {data.map((version) => (
            <li key={version.n}>
              <div>
                <b>Version {version.n}</b>
                {version.n === page.liveVersion && <Badge tone="success">Live</Badge>}
                <span className="workbench-muted">{version.rails === 1 ? "1 rail" : `${version.rails} rails`}</span>
              </div>
              <p className="workbench-muted">
                {formatDateTime(version.publishedAt)}
                {version.publishedBy !== null && ` by ${version.publishedBy}`}
                {version.restoredFrom !== null && `, brought back from version ${version.restoredFrom}`}
              </p>
              {version.note !== null && <p>{version.note}</p>}
              {version.n !== page.liveVersion && (
                <Button
                  size="sm"
                  icon={GitCompare}
                  aria-label={`Compare version ${version.n} with what is live`}
                  onClick={() => onCompare(version)}
                >
                  Compare and roll back
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
