import type { CallInput } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract";
import { useClient } from "@o2r/api/react";
import { Button, notify, type ButtonProps } from "@o2r/ui";
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { failureText } from "./list/list-instead.tsx";
import { saveFile } from "./save-file.ts";

interface PdfButtonProps<E extends AnyEndpoint> extends Pick<ButtonProps, "size"> {
  /** The paper's raw endpoint. */
  readonly endpoint: E;
  readonly input: Omit<CallInput<E>, "body">;
  /** What the file is called where the service does not say. */
  readonly name: string;
}

/** Fetches a paper as PDF and hands it to the browser. */
export function PdfButton<E extends AnyEndpoint>({ endpoint, input, name, size }: PdfButtonProps<E>) {
  const client = useClient();
  const [working, setWorking] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const save = async () => {
    setWorking(true);
    const { signal } = (stop.current = new AbortController());
    const { response, error } = await client.open(endpoint, input, { signal, quiet: true });
    const file = await response?.blob().catch(() => undefined);
    if (signal.aborted) return;
    setWorking(false);
    const named = /filename="([^"]+)"/.exec(response?.headers.get("content-disposition") ?? "")?.[1];
    if (file !== undefined) saveFile(file, named ?? `${name}.pdf`);
    else notify({ kind: "danger", title: error === undefined ? "The PDF broke off on its way" : failureText(error) });
  };
  return (
    <Button icon={FileText} loading={working} onClick={() => void save()} {...(size && { size })}>
      PDF
    </Button>
  );
}
