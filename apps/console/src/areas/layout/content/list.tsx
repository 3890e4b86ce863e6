import { contentEndpoints, contentTypes, type Content } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import { TwoLineCell } from "@o2r/ui";
import { Image } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { useDeletion } from "../../../kit/activity/use-deletion.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { usedText } from "../used-text.ts";
import { contentName, contents } from "./content-words.ts";

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
  return (
    <>
      <ThingList
        {...contents}
        title="Content"
        icon={Image}
        rowName={contentName}
        cells={cells}
        card={card}
        more={actions}
      />
      {dialog}
    </>
  );
}
