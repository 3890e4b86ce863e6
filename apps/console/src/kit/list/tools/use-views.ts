import { savedViewEndpoints, type SavedView } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { useAtom } from "jotai";
import { densityAtom, type Density } from "../../appearance.ts";
import { fromFirstPage, readListState, shownBy, writeListState } from "../list-state.ts";
import type { ListViewsProps } from "./list-tools.types.ts";

/** Which list a view is of, as the service keeps it. */
export const listOf = ({ endpoint }: Pick<ListViewsProps, "endpoint">): string => endpoint.path.replace("/oms/", "");

/** The saved views of a list, which of them is shown, and how to go to one. They are not asked for while `ready` is false. */
export const useViews = ({ endpoint, declaration, state, onGo }: Omit<ListViewsProps, "noun">, ready = true) => {
  const [density, setDensity] = useAtom(densityAtom);
  const query = { list: listOf({ endpoint }) };
  const { data, error, mutate } = useEndpoint(savedViewEndpoints.list, ready ? { query } : null, { quiet: true });
  const stateOf = (query = "") => readListState(new URLSearchParams(query), declaration);
  const here = writeListState(fromFirstPage(state, {}), declaration).toString();
  const shown = shownBy(state, declaration);
  const isHere = (view: SavedView | undefined): boolean => shownBy(stateOf(view?.query), declaration) === shown;
  /** Without a view: to the whole list. */
  const choose = (view?: { readonly query: string; readonly density: Density }): void => {
    if (view) setDensity(view.density);
    onGo(stateOf(view?.query));
  };
  return { views: data?.content, error, retry: () => void mutate(), here, isHere, choose, density };
};
