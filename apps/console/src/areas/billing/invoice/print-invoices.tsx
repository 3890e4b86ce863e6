import { reportRunEndpoints } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { Button, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { FileArchive, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";

export interface PrintInvoicesProps {
  /** What is printed, in words: `12 invoices`. */
  readonly what: string;
  /** Which those are, as the report of invoices on paper asks for it. */
  readonly values: Readonly<Record<string, string>>;
  readonly about?: ReactNode;
  readonly onClose: () => void;
}

/** Has invoices printed by a job, in the order of their route: all in one file, or a file of each. */
export function PrintInvoices({ what, values, about, onClose }: PrintInvoicesProps) {
  const navigate = useNavigate();
  const { run, running } = useMutation(reportRunEndpoints.ask);
  const make = async (format: "pdf" | "zip") => {
    const { payload } = await run({ body: { report: "invoicePapers", values: { ...values, format } } });
    if (payload === undefined) return;
    notify({ kind: "success", title: "Invoices on paper are on their way" });
    void navigate("/reports/files", { state: { asked: payload.id } });
  };
  return (
    <Dialog
      open
      size="sm"
      title="Print invoices"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button icon={FileArchive} loading={running} onClick={() => void make("zip")}>
            A PDF each
          </Button>
          <Button variant="primary" icon={FileText} loading={running} onClick={() => void make("pdf")}>
            One PDF
          </Button>
        </>
      }
    >
      <p>
        {what} in the order of the route: vehicle by vehicle and stop by stop, and then by beat. They are made while you
        go on, and stand among your reports.
      </p>
      {about}
    </Dialog>
  );
}
