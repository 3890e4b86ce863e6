import { reportRunEndpoints, reportRunList, type ReportRun } from "@o2r/api/contract/insight";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useEffect, useRef } from "react";
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

/** Keeps what the person has asked for up to date while it is made, and says when it is ready. */
export const useLiveRuns = (): void => {
  const client = useClient();
  const touch = useTouch();
  const { data } = useEndpoint(reportRunEndpoints.list, { query: mine }, { quiet: true });
  const known = useRef<ReadonlyMap<string, ReportRun>>(new Map());
  const isLive = (data?.content.length ?? 0) > 0;

  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => void touch([reportRunEndpoints.list]), lookEvery);
    return () => clearInterval(timer);
  }, [isLive, touch]);

  useEffect(() => {
    if (data === undefined) return;
    const live = new Map(data.content.map((run) => [run.id, run]));
    const gone = [...known.current.keys()].filter((id) => !live.has(id));
    known.current = live;
    for (const id of gone)
      void client.call(reportRunEndpoints.get, { params: { id } }, { quiet: true }).then(({ payload }) => {
        if (payload?.state === "DONE") notify({ kind: "success", title: `${runName(payload)} is ready` });
        if (payload?.state === "FAILED")
          notify({
            kind: "danger",
            title: `${runName(payload)} failed`,
            ...(payload.reason !== null && { description: payload.reason }),
          });
      });
  }, [client, data]);
};
