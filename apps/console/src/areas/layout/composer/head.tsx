import { pageLife, type Page } from "@o2r/api/contract/layout";
import { Button, buttonLook, formatDateTime, Icon, IconButton } from "@o2r/ui";
import { ArrowLeft, CloudCheck, CloudUpload, History, Redo2, Save, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { layoutPages, pageKind } from "../page/page-words.ts";
import type { Workshop } from "./use-composing.ts";

interface HeadProps {
  readonly page: Page;
  readonly workshop: Workshop;
  /** The number of the version that would be published next. */
  readonly next: number | undefined;
  readonly mayWrite: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onVersions: () => void;
  readonly onPublish: () => void;
}

const changesText = (count: number, live: number | null): string =>
  live === null
    ? "Never published"
    : count === 0
      ? `As version ${live}, which is live`
      : `${count === 1 ? "1 change" : `${count} changes`} since version ${live}`;

/** What page it is, how it stands, and what ends the work on it. */
export function Head(props: HeadProps) {
  const { page, workshop, next, mayWrite, onUndo, onRedo, onSave, onVersions, onPublish } = props;
  const { work, differences, unsaved, saving, savedAt } = workshop;
  return (
    <header className="workbench-head">
      <Link to={layoutPages.path} aria-label="All pages" {...buttonLook({ variant: "ghost" })}>
        <Icon as={ArrowLeft} />
      </Link>
      <h1>{page.name}</h1>
      <StateBadge life={pageLife} state={page.state} />
      <p className="workbench-muted">
        {pageKind(page)} · {changesText(differences.size, page.liveVersion)}
      </p>
      {mayWrite && (
        <>
          <output className="composer-saved workbench-muted">
            {unsaved ? (
              "Not saved"
            ) : (
              <>
                <Icon as={CloudCheck} size={16} /> Saved{savedAt && ` ${formatDateTime(savedAt).slice(-5)}`}
              </>
            )}
          </output>
          <IconButton icon={Undo2} label="Undo" disabled={work.past.length === 0} onClick={onUndo} />
          <IconButton icon={Redo2} label="Do again" disabled={work.future.length === 0} onClick={onRedo} />
        </>
      )}
      <Button icon={History} onClick={onVersions}>
        Versions
      </Button>
      {mayWrite && (
        <>
          <Button icon={Save} loading={saving} disabled={!unsaved} onClick={onSave}>
            Save
          </Button>
          <Button variant="primary" icon={CloudUpload} disabled={work.places.length === 0} onClick={onPublish}>
            {next === undefined ? "Publish" : `Publish version ${next}`}
          </Button>
        </>
      )}
    </header>
  );
}
