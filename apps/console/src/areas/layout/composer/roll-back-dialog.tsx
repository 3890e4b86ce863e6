import { pageEndpoints, pageLife, type PageDraft } from "@o2r/api/contract/layout";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { Differences } from "./differences.tsx";
import { usePageUndo } from "./use-page-undo.ts";
import { usePreview } from "./use-preview.ts";
import { versionNote } from "./version-note.ts";

export interface RollBackDialogProps {
  readonly draft: PageDraft;
  /** The version that would come back. */
  readonly n: number;
  readonly retailer: string | undefined;
  /** Back to the versions. */
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** A published version beside what is live, and the way back to it. */
export function RollBackDialog({ draft, n, retailer, onBack, onDone }: RollBackDialogProps) {
  const { page, live } = draft;
  const client = useClient();
  const touch = useTouch();
  const undo = usePageUndo(page, "rollBack");
  const preview = usePreview({ page, retailer, version: n });
  const { data, error, mutate } = useEndpoint(pageEndpoints.version, { params: { id: page.id, n } });
  return (
    <ActDialog
      definition={versionNote}
      size="lg"
      title={`Roll back to version ${n}`}
      lead={
        <>
          <p>The shops will be shown {page.name} as it was then, as a new version. The draft stays as it is.</p>
          {data === undefined ? (
            <PanelState what="The version" error={error} onRetry={() => void mutate()} />
          ) : (
            <Differences
              before={live}
              beforeName={`Live, version ${page.liveVersion}`}
              after={data}
              afterName={`Version ${n}`}
              preview={preview}
            />
          )}
        </>
      }
      submit={`Roll back to version ${n}`}
      act={({ note }) =>
        client.call(
          pageLife.endpoints.rollBack,
          { params: { id: page.id }, body: { to: n, ...(note && { note }) } },
          { version: page.version, quiet: true },
        )
      }
      onRefused={() => void touch([pageEndpoints.list.path])}
      done={(after) => `${after.name} is as version ${n} was`}
      undo={undo}
      onDone={() => {
        void touch([pageEndpoints.list.path]);
        onDone();
      }}
      onClose={onBack}
    />
  );
}
