import type { CallInput } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { useMemo } from "react";
import { useTakeBack, type LeftRow } from "../../undo/undo.ts";
import type { WayBack } from "../../undo/way-back.ts";
import { failureOf } from "../failure-of.ts";
import type { BulkRun } from "../list-page.types.ts";
import { eachRow } from "./each-row.ts";

/** How one endpoint is called for each of many rows, and how that is taken back. */
interface RowCalls<Row, Body> {
  /** Returns why it failed, in words, or undefined when it was done. */
  readonly run: (row: Row, body: Body) => Promise<string | undefined>;
  readonly undo: BulkRun<Row>;
}

/**
 * Calls an endpoint for each of many rows, and takes that back.
 *
 * @param backOf the call that takes it back, of what the endpoint has answered with, from how the row was before; undefined
 *   where none does. The same function between renders
 */
export const useRowCalls = <Row extends LeftRow, Body>(
  endpoint: AnyEndpoint,
  backOf: (row: Row) => WayBack | undefined,
): RowCalls<Row, Body> => {
  const client = useClient();
  const takeBack = useTakeBack(eachRow.affects);
  return useMemo(() => {
    const left = new Map<string, LeftRow>();
    return {
      run: async ({ id, version }, body) => {
        // Of that endpoint; its type is erased where every list is served.
        const input = { params: { id }, body } as unknown as CallInput<AnyEndpoint>;
        const options = { quiet: true, ...(endpoint.write?.ifMatch && { version }) };
        const { payload, error } = await client.call(endpoint, input, options);
        if (error === undefined) left.set(id, payload as LeftRow);
        return failureOf(error);
      },
      undo: async (row) => {
        const back = backOf(row);
        return back === undefined
          ? "There was nothing before"
          : takeBack(back.endpoint, left.get(row.id) ?? row, back.body);
      },
    };
  }, [client, takeBack, endpoint, backOf]);
};
