import type { ListDeclaration } from "@o2r/api/contract/core";
import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { recallList, rememberList } from "../list-memory.ts";
import { readListState, writeListState, type ListState } from "./list-state.ts";

export interface ListLocation {
  readonly state: ListState;
  /** Goes to another state of the list. Typing in the search box replaces the entry, everything else adds one. */
  readonly go: (next: ListState, how?: "push" | "replace") => void;
  /** Something was changed on another page since this list was last shown: what is cached must not be trusted. */
  readonly stale: boolean;
  /** The address is still on its way to the state. */
  readonly runsAhead: boolean;
}

/**
 * The list's state from the address, and the way to change it. Coming in without a query, the list opens on the page
 * where it was left in this tab, until the logo or the Dashboard item clears that (specification §2).
 */
export const useListState = (declaration: ListDeclaration): ListLocation => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [recalled] = useState(() => recallList(pathname));
  const arriving = useRef(true);

  const named = useMemo(() => readListState(new URLSearchParams(search), declaration), [search, declaration]);
  // Runs ahead while the address is on its way, so that a second quick press starts from what the first one asked for.
  const [state, runAhead] = useOptimistic(named);
  const go = useCallback(
    (next: ListState, how: "push" | "replace" = "push") => {
      const query = writeListState(next, declaration).toString();
      startTransition(async () => {
        runAhead(next);
        await navigate({ pathname, search: query }, { replace: how === "replace" });
      });
    },
    [declaration, navigate, pathname, runAhead],
  );

  useEffect(() => {
    const first = arriving.current;
    arriving.current = false;
    if (first && search === "" && recalled !== undefined && recalled.search !== "") {
      void navigate({ pathname, search: recalled.search }, { replace: true });
      return;
    }
    rememberList(pathname, { search, refetch: false });
  }, [navigate, pathname, recalled, search]);

  return { state, go, stale: recalled?.refetch ?? false, runsAhead: state !== named };
};
