import type { ApiError } from "@o2r/api/client";
import { Badge, Button, EmptyState, formatDateTime } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { CloudUpload, GitCompare } from "lucide-react";
import { PanelState } from "../panel-state.tsx";
import "./published-versions.css";

/** What every published version of a thing says of itself. */
interface Version {
  readonly n: number;
  readonly publishedAt: string;
  readonly publishedBy: string | null;
  readonly restoredFrom: number | null;
  readonly note: string | null;
}

interface PublishedVersionsProps<V extends Version> {
  /** Of what these are the versions, such as a page's name. */
  readonly name: string;
  readonly liveVersion: number | null;
  /** The versions, newest first, as they are read. */
  readonly read: {
    readonly data: readonly V[] | undefined;
    readonly error: ApiError | undefined;
    readonly mutate: () => unknown;
  };
  /** How large one is, in words. */
  readonly size: (version: V) => string;
  /** What publishing does, for whoever has not yet. */
  readonly nothingYet: string;
  readonly onCompare: (version: V) => void;
  readonly onClose: () => void;
}

/** What was published of a thing, newest first, and the way to what each would change. */
export function PublishedVersions<V extends Version>(props: PublishedVersionsProps<V>) {
  const { name, liveVersion, read, size, nothingYet, onCompare, onClose } = props;
  const { data, error, mutate } = read;
  return (
    <Drawer open title={`Versions of ${name}`} width={440} onClose={onClose}>
      {data === undefined ? (
        <PanelState what="The versions" error={error} onRetry={() => void mutate()} />
      ) : data.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={CloudUpload} title="Nothing is published yet">
          {nothingYet}
        </EmptyState>
      ) : (
        <ol className="workbench-versions">
          {data.map((version) => (
            <li key={version.n}>
              <div>
                <b>Version {version.n}</b>
                {version.n === liveVersion && <Badge tone="success">Live</Badge>}
                <span className="workbench-muted">{size(version)}</span>
              </div>
              <p className="workbench-muted">
                {formatDateTime(version.publishedAt)}
                {version.publishedBy !== null && ` by ${version.publishedBy}`}
                {version.restoredFrom !== null && `, brought back from version ${version.restoredFrom}`}
              </p>
              {version.note !== null && <p>{version.note}</p>}
              {version.n !== liveVersion && (
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
