import type { AnyEndpoint } from "@o2r/api/contract";
import { useClient } from "@o2r/api/react";
import { Button, notify, type ButtonProps } from "@o2r/ui";
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { savePdf, type PdfGiven } from "./save-pdf.ts";

interface PdfButtonProps<E extends AnyEndpoint> extends Pick<ButtonProps, "size">, PdfGiven<E> {}

/** Fetches a paper as PDF and hands it to the browser. */
export function PdfButton<E extends AnyEndpoint>({ endpoint, input, name, size }: PdfButtonProps<E>) {
  const client = useClient();
  const [working, setWorking] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const save = async () => {
    setWorking(true);
    const { signal } = (stop.current = new AbortController());
    const failure = await savePdf(client, { endpoint, input, name }, signal);
    if (signal.aborted) return;
    setWorking(false);
    if (failure !== undefined) notify({ kind: "danger", title: failure });
  };
  return (
    <Button icon={FileText} loading={working} onClick={() => void save()} {...(size && { size })}>
      PDF
    </Button>
  );
}
