import type { Endpoint, OneRow } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { Banner, Button, Progress } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useEffect, useState, type ReactNode } from "react";

export interface WithDetailsProps<Row> {
  readonly endpoint: Endpoint<OneRow, undefined, undefined, Row>;
  readonly ids: readonly string[];
  /** What it is read for, and what is counted while it is. */
  readonly title: string;
  readonly label: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
  readonly onClose: () => void;
}

/** What needs more of several rows than a list has of them: nothing is shown until all of them are there. */
export function WithDetails<Row>({ endpoint, ids, title, label, children, onClose }: WithDetailsProps<Row>) {
  const client = useClient();
  const [wanted] = useState(ids);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    const load = async () => {
      const found: Row[] = [];
      for (const id of wanted) {
        // oxlint-disable-next-line no-await-in-loop -- five hundred at once would keep others waiting
        const { payload, error } = await client.call(
          endpoint,
          { params: { id } },
          { quiet: true, signal: ending.signal },
        );
        if (ending.signal.aborted) return;
        if (error !== undefined) {
          setFailure(error.message);
          return;
        }
        found.push(payload);
        setRows([...found]);
      }
    };
    void load();
    return () => ending.abort();
  }, [client, endpoint, wanted]);

  if (rows.length > 0 && rows.length === wanted.length) return children(rows);
  return (
    <Dialog open size="sm" title={title} onClose={onClose} footer={<Button onClick={onClose}>Cancel</Button>}>
      {failure === undefined ? (
        <Progress value={(rows.length / wanted.length) * 100} label={label} />
      ) : (
        <Banner tone="danger" title={failure} />
      )}
    </Dialog>
  );
}
