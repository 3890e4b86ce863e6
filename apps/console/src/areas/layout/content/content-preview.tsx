import type { Content } from "@o2r/api/contract/layout";
import { Dialog } from "@o2r/ui/overlays";
import { ShownPreview } from "../shown/shown-preview.tsx";

export interface ContentPreviewProps {
  readonly row: Pick<Content, "id" | "name" | "contentType">;
  readonly onClose: () => void;
}

/** A content as the apps would show it now, alone in a rail. */
export function ContentPreview({ row, onClose }: ContentPreviewProps) {
  return (
    <Dialog open title={`Preview of ${row.name}`} onClose={onClose} closeOnOutside>
      <ShownPreview
        contents={row.id}
        rail={{ railType: row.contentType === "BANNER" ? "BANNER" : "DEFAULT" }}
        empty="Nothing of it would be shown: it is not active, what it leads to is not, or this shop may not see it."
      />
    </Dialog>
  );
}
