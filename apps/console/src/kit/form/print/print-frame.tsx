import { Button, DateText, PrintSheet } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import "./print-frame.css";

export interface PrintFrameProps {
  readonly title: string;
  /** Of the row as it is saved. */
  readonly version: number;
  /** Beside the title, in the place of the version and the time. */
  readonly mark?: string;
  /** Above and below what it holds; see `PrintSheet`. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A record on paper, as it will be printed, and the button that prints it. */
export function PrintFrame({ title, version, mark, head, foot, children, onClose }: PrintFrameProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Dialog
      open
      size="lg"
      title={`Print ${title}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={Printer} onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <PrintSheet
        title={title}
        mark={
          mark ?? (
            <>
              Version {version} · <DateText value={now} time />
            </>
          )
        }
        head={head}
        foot={foot}
      >
        {children}
      </PrintSheet>
    </Dialog>
  );
}

export interface PrintSectionProps {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Some facts of a record under their heading. */
export function PrintSection({ title, facts }: PrintSectionProps) {
  return (
    <section className="print-record">
      <h3>{title}</h3>
      <table>
        <tbody>
          {facts.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
