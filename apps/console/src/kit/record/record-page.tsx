import { Banner, Button, Page, PageHeader, Skeleton } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { useEffect, useId, type ReactNode } from "react";
import { Deferred } from "../deferred.tsx";
import { PageTabs, usePageTab } from "../page-tabs.tsx";
import { RowMenu } from "../list/row-menu.tsx";
import { HandOn } from "./hand-on.tsx";
import { DocumentChain } from "./document-chain.tsx";
import { LoadedRecord, type RecordRead } from "./loaded-record.tsx";
import type { RecordHead, RecordPageProps, RecordTab } from "./record-page.types.ts";
import "./record-page.css";

/**
 * The page of one row from its declaration: what it is, how it stands, what can be done with it, what became of it, and its
 * tabs; with every state that such a page can be in.
 */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  if (props.tabs) return <TabbedRecord {...props} tabs={props.tabs} />;
  const { id, timeline, beside, children } = props;
  return (
    <Sheet key={id} {...props}>
      {(row) =>
        timeline ? (
          <div className="record" data-beside>
            <div className="record-main">{children(row)}</div>
            <div className="record-main">
              {beside?.(row)}
              {timeline(row)}
            </div>
          </div>
        ) : (
          <div className="record">{children(row)}</div>
        )
      }
    </Sheet>
  );
}

type TabbedProps<Row> = RecordHead<Row> & { readonly tabs: readonly [RecordTab<Row>, ...RecordTab<Row>[]] };

function TabbedRecord<Row>({ tabs, ...props }: TabbedProps<Row>) {
  const [at] = usePageTab(tabs);
  const tab = tabs.find(({ id }) => id === at) ?? tabs[0];
  const panel = useId();
  const { load, label } = tab;
  useEffect(() => {
    // Beside the row, and not after it; what does not arrive is asked for again where it is shown.
    void load?.().catch(() => undefined);
  }, [load]);
  const { one } = props.noun;
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  if (tab.page) return tab.page(<PageTabs label={name} tabs={tabs} />);
  return (
    <Sheet key={props.id} {...props} below={<PageTabs label={name} tabs={tabs} panel={panel} />}>
      {(row) => (
        <div id={panel} role="tabpanel" aria-label={label} className="page-tab-panel">
          <Deferred key={tab.id} load={tab.load} props={{ row }} />
        </div>
      )}
    </Sheet>
  );
}

interface SheetProps<Row> {
  /** Stands below the head, also while the row is on its way. */
  readonly below?: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

function Sheet<Row>({ below, children, ...record }: RecordHead<Row> & SheetProps<Row>) {
  const { noun, rowName, title = rowName, head, actions, rarer, mainAct, acts, chain } = record;
  return (
    <LoadedRecord<Row>
      {...record}
      waiting={
        <Page>
          <div aria-busy>
            <Skeleton width={280} height={28} />
          </div>
          {below}
          <div className="record">
            <Skeleton height={240} />
          </div>
        </Page>
      }
    >
      {(row, read) => (
        <Page>
          <PageHeader
            title={title(row)}
            {...head(row)}
            actions={
              (actions || rarer || acts || mainAct) && (
                <>
                  {actions?.(row)}
                  {acts
                    ? acts.buttons(row, "md", Boolean(mainAct?.(row)), rarer)
                    : rarer && <RowMenu row={row} name={rowName(row)} actions={rarer} size="md" />}
                  {mainAct?.(row)}
                </>
              )
            }
          />
          <NotRead noun={noun.one} read={read} />
          {chain && <DocumentChain links={chain(row)} />}
          {below}
          {children(row)}
          {acts?.dialog}
          {acts && <HandOn asks={Boolean(acts.dialog)} row={row} />}
        </Page>
      )}
    </LoadedRecord>
  );
}

/** Above a row that could not be read again, so that nobody takes it for how things stand now. */
function NotRead({ noun, read }: { readonly noun: string; readonly read: Pick<RecordRead<never>, "error" | "retry"> }) {
  if (read.error === undefined) return null;
  return (
    <div className="record">
      <Banner
        tone="warning"
        title={
          read.error.status === 404 ? `This ${noun} does not exist any more` : "What is shown may have changed since"
        }
        actions={
          <Button size="sm" icon={RotateCw} onClick={read.retry}>
            Retry
          </Button>
        }
      >
        {read.error.message}
      </Banner>
    </div>
  );
}
