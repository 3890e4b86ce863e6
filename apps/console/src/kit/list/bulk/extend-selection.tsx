import type { AnyEndpoint, Page } from "@o2r/api/contract/core";
import { Deferred } from "../../deferred.tsx";
import type { ListRow } from "../list-page.types.ts";
import { listQuery, type ListState } from "../list-state.ts";
import type { SelectAllProps } from "./select-all.tsx";
import type { SelectedRows } from "./use-selected-rows.ts";

export interface ExtendSelectionProps<E extends AnyEndpoint, Row extends ListRow> {
  readonly endpoint: E;
  readonly state: ListState;
  readonly page: Page<Row>;
  readonly selected: SelectedRows<Row>;
  /** Once all are selected. */
  readonly onDone: () => void;
}

const loadSelectAll = () => import("./select-all.tsx").then(({ SelectAll }) => SelectAll);

/** Offers to select what the list has beyond its page. Its code is fetched after the first selected row. */
export function ExtendSelection<E extends AnyEndpoint, Row extends ListRow>({
  endpoint,
  state,
  page,
  selected,
  onDone,
}: ExtendSelectionProps<E, Row>) {
  const query = listQuery({ ...state, cursor: null });
  return (
    <Deferred<SelectAllProps<E, Row>>
      // What is being read belongs to what the list was narrowed by.
      key={JSON.stringify(query)}
      load={loadSelectAll}
      props={{
        endpoint,
        query,
        total: page.totalElements,
        totalIsCapped: page.totalCapped,
        count: selected.rows.length,
        onRows: selected.hold,
        onDone,
      }}
    />
  );
}
