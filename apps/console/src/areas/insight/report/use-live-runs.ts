import { reportRunEndpoints, reportRunList, type ReportRun } from "@o2r/api/contract/insight";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { runName } from "./run-words.ts";

/** Milliseconds until what is being made is looked at again: not everybody hears of it by the event stream. */
const lookEvery = 2000;

const mine = {
  q: "",
  sort: reportRunList.defaultSort,
  size: 25,
  cursor: null,
  state: "ASKED,RUNNING",
  mine: "true",
} as const;

const tell = (run: ReportRun): void => {
  if (run.state === "DONE") notify({ kind: "success", title: `${runName(run)} is ready` });
  if (run.state === "FAILED")
    notify({
      kind: "danger",
      title: `${runName(run)} failed`,
      ...(run.reason !== null && { description: run.reason }),
    });
};

/** The run whose asking led to this page. */
const useAsked = (): string | undefined => {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const found: unknown = state instanceof Object && "asked" in state ? state.asked : undefined;
  const [asked] = useState(() => (typeof found === "string" ? found : undefined));
  // Taken out of the history: a page that is loaded again is not to tell it twice.
  useEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true, state: null });
  }, [found, navigate, pathname, search]);
  return asked;
};

/**
 * Keeps what the person has asked for up to date while it is made, and says when it is ready. Returns how to watch one
 * more: by its id, since it may be ready before any list has shown it as under way.
 */
export const useLiveRuns = (): ((id: string) => void) => {
  const client = useClient();
  const touch = useTouch();
  const asked = useAsked();
  const { data } = useEndpoint(reportRunEndpoints.list, { query: mine }, { quiet: true });
  const watched = useRef(new Set<string>());
  const watch = useCallback((id: string) => void watched.current.add(id), []);

  useEffect(() => {
    if (asked !== undefined) watch(asked);
  }, [asked, watch]);

  useEffect(() => {
    for (const { id } of data?.content ?? []) watch(id);
  }, [data, watch]);

  useEffect(() => {
    const look = async (id: string): Promise<void> => {
      const { payload, error } = await client.call(reportRunEndpoints.get, { params: { id } }, { quiet: true });
      const isLive = payload?.state === "ASKED" || payload?.state === "RUNNING";
      // Without an answer it is asked for again; what is gone is not.
      if (isLive || (payload === undefined && error?.status !== 404)) return;
      // Two answers about one run may be on their way at the same time.
      if (watched.current.delete(id) && payload !== undefined) tell(payload);
    };
    const timer = setInterval(() => {
      if (watched.current.size > 0) void touch([reportRunEndpoints.list]);
      for (const id of watched.current) void look(id);
    }, lookEvery);
    return () => clearInterval(timer);
  }, [client, touch]);

  return watch;
};
