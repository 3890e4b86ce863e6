import type { CreditNoteDetail } from "@o2r/api/contract/billing";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { PaperFoot, PaperLines } from "../invoice/invoice-paper.tsx";
import { NoteHead, noteTitle, paperOf } from "./note-paper.tsx";

export interface PrintNoteProps {
  readonly note: CreditNoteDetail;
  readonly onClose: () => void;
}

/** A credit note on paper. */
export function PrintNote({ note, onClose }: PrintNoteProps) {
  return (
    <PrintFrame
      title={noteTitle(note)}
      version={note.version}
      mark={note.state === "ISSUED" ? "Original for recipient" : "Not issued"}
      head={<NoteHead note={note} />}
      foot={<PaperFoot invoice={paperOf(note)} />}
      onClose={onClose}
    >
      <PaperLines invoice={paperOf(note)} />
    </PrintFrame>
  );
}
