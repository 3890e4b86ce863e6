import type { Endpoint, OneRow } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useEffect, type ReactNode } from "react";

export interface WithDetailProps<Row> {
  readonly endpoint: Endpoint<OneRow, undefined, undefined, Row>;
  readonly id: string;
  readonly children: (row: Row) => ReactNode;
  readonly onClose: () => void;
}

/** What needs more of a row than a list has of it; one that cannot be read is said, and closes. */
export function WithDetail<Row>({ endpoint, id, children, onClose }: WithDetailProps<Row>) {
  const { data, error } = useEndpoint(endpoint, { params: { id } });
  useEffect(() => {
    if (error === undefined || data !== undefined) return;
    notify({ kind: "danger", title: error.message });
    onClose();
  }, [data, error, onClose]);
  return data === undefined ? null : children(data);
}
