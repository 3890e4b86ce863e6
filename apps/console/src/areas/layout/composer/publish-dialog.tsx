import { pageEndpoints, pageLife, type PageDraft } from "@o2r/api/contract/layout";
import { useClient, useTouch } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { Differences } from "./differences.tsx";
import { usePageUndo } from "./use-page-undo.ts";
import type { Preview } from "./use-preview.ts";
import { versionNote } from "./version-note.ts";

export interface PublishDialogProps {
  readonly draft: PageDraft;
  readonly next: number;
  readonly preview: Preview;
  readonly onClose: () => void;
}

/** Publishes a page, after what will be different has been seen. */
export function PublishDialog({ draft, next, preview, onClose }: PublishDialogProps) {
  const { page, body, live } = draft;
  const client = useClient();
  const touch = useTouch();
  const undo = usePageUndo(page, "publish");
  return (
    <ActDialog
      definition={versionNote}
      size="lg"
      title={`Publish version ${next}`}
      lead={
        <>
          <p>
            {page.name} will be shown to the shops as it is composed now.
            {!page.active && " The page is switched off: nothing of it is shown until it is switched on."}
          </p>
          <Differences
            before={live}
            beforeName={live === null ? "Nothing is live" : `Live, version ${page.liveVersion}`}
            after={body}
            afterName={`This draft, version ${next}`}
            preview={preview}
          />
        </>
      }
      submit={`Publish version ${next}`}
      act={({ note }) =>
        client.call(
          pageLife.endpoints.publish,
          { params: { id: page.id }, body: { ...(note && { note }) } },
          { version: page.version, quiet: true },
        )
      }
      onRefused={() => void touch([pageEndpoints.list.path])}
      done={(after) => `${after.name} is published as version ${after.liveVersion}`}
      undo={undo}
      onDone={() => {
        void touch([pageEndpoints.list.path]);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
