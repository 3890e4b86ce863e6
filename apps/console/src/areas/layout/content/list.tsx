import { contentEndpoints, contentTypes, type Content } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import { TwoLineCell } from "@o2r/ui";
import { Eye, Image } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { useDeletion } from "../../../kit/activity/use-deletion.tsx";
import { later } from "../../../kit/deferred.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { usedText } from "../used-text.ts";
import type { ContentPreviewProps } from "./content-preview.tsx";
import { contentName, contents } from "./content-words.ts";

const ContentPreview = later<ContentPreviewProps>(async () => (await import("./content-preview.tsx")).ContentPreview);

const railsText = ({ rails, usedIn }: Content): string => usedText(rails, usedIn, "Unused");

const cells: Readonly<Record<string, CellDrawing<Content>>> = {
  rails: { cell: (row) => <TwoLineCell detail={railsText(row)}>{String(row.rails)}</TwoLineCell> },
};

const card = (row: Content, menu: ReactNode): ReactNode => (
  <RowCard
    image={row.mobileImage === null ? undefined : <RowPicture image={row.mobileImage} size={48} />}
    title={row.name}
    href={`${contents.path}/${row.id}`}
    detail={[wordOf(contentTypes, row.contentType), row.target].filter((word) => word != null).join(" · ")}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      <span key="used">{railsText(row)}</span>,
    ]}
  />
);

const whyKept = (row: Content) => (row.rails > 0 ? `Used by ${railsText(row)}` : undefined);

/** /layout-content: everything that rails show, where each is used, and what nothing uses. */
export function ContentList() {
  const mayWrite = useMay("layout.write");
  const [seen, see] = useState<Content>();
  const { actions, dialog } = useDeletion({
    endpoint: contentEndpoints.remove,
    may: mayWrite,
    name: contentName,
    why: whyKept,
    about: (row: Content) => (
      <>
        <b>{row.name}</b> is used by no rail. It will be gone for good; published pages keep what they show of it.
      </>
    ),
  });
  const more = useMemo<readonly RowAction<Content>[]>(
    () => [{ label: "Preview", icon: Eye, run: (row) => see(row) }, ...actions],
    [actions],
  );
  return (
    <>
      <ThingList
        {...contents}
        title="Content"
        icon={Image}
        rowName={contentName}
        cells={cells}
        card={card}
        more={more}
      />
      {dialog}
      {seen && <ContentPreview row={seen} onClose={() => see(undefined)} />}
    </>
  );
}
