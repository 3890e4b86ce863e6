import { isId, lookupNamed, lookupSize } from "@o2r/api/contract/core";
import { pageEndpoints, type PageDraft } from "@o2r/api/contract/layout";
import { useClient } from "@o2r/api/react";
import { buttonLook, EmptyState, FormField, FullScreenLoader } from "@o2r/ui";
import { Combobox } from "@o2r/ui/overlays";
import { useMemo, type ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { LoadedRecord } from "../../../kit/record/loaded-record.tsx";
import { composerOf, layoutPages } from "../page/page-words.ts";
import { Composer } from "./composer.tsx";
import "../../../kit/workbench/workbench.css";
import "./composer.css";

const endpoints = { get: pageEndpoints.draft };

const alone = (message: ReactNode) => (
  <main id="main" tabIndex={-1} className="workbench-alone">
    {message}
  </main>
);

/** /layout?page=:id: a page of the apps, composed over the whole window. */
export function LayoutComposer() {
  const id = useSearchParams()[0].get("page") ?? "";
  if (id === "") return <ChoosePage />;
  if (!isId(id))
    return alone(
      <EmptyState
        reason="no-match"
        headingLevel={1}
        title="This page does not exist"
        actions={
          <Link to={layoutPages.path} {...buttonLook({ variant: "link" })}>
            All pages
          </Link>
        }
      >
        There is no page “{id}”.
      </EmptyState>,
    );
  return (
    <LoadedRecord<PageDraft>
      key={id}
      id={id}
      endpoints={endpoints}
      noun={layoutPages.noun}
      path={layoutPages.path}
      rowName={({ page }) => page.name}
      waiting={<FullScreenLoader />}
      instead={alone}
    >
      {(draft, { adopt }) => <Composer key={draft.page.id} draft={draft} adopt={adopt} />}
    </LoadedRecord>
  );
}

/** /layout: which page is to be composed. */
function ChoosePage() {
  const client = useClient();
  const navigate = useNavigate();
  const find = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error } = await client.call(lookupNamed("page"), input, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(({ id, name, app, deviceType, os }) => ({
        value: id,
        label: String(name),
        detail: [app, deviceType, os].filter((part) => part !== undefined && part !== "").join(" · "),
      }));
    },
    [client],
  );
  return alone(
    <div className="composer-choose">
      <h1>Layout</h1>
      <p className="workbench-muted">Arrange the rails of a page, see it as a shop does, and publish it.</p>
      <FormField label="Page">
        <Combobox
          name="page"
          placeholder="Find a page by name"
          options={find}
          value={null}
          clearable={false}
          onValueChange={(chosen) => chosen && void navigate(composerOf(chosen.value))}
        />
      </FormField>
      <Link to={layoutPages.path} {...buttonLook({ variant: "link" })}>
        All pages
      </Link>
    </div>,
  );
}
