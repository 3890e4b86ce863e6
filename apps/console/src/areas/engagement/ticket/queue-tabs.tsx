import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { formatNumber, Tabs } from "@o2r/ui";
import { useSearchParams } from "react-router-dom";

/** The parts of the queue, with how many tickets wait in each. */
export function QueueTabs() {
  const [params, setParams] = useSearchParams();
  const { data } = useEndpoint(ticketEndpoints.counts, {}, { quiet: true, revalidateOnMount: true });
  const many = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  const tabs = [
    { id: "ALL", label: "All" },
    { id: "MINE", label: "Mine", count: many(data?.mine) },
    { id: "UNASSIGNED", label: "Unassigned", count: many(data?.unassigned) },
    { id: "BREACHED", label: "Breached", count: many(data?.breached) },
  ] as const;
  const queue = params.get("queue") ?? "ALL";
  const go = (next: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete("cursor");
      if (next === "ALL") after.delete("queue");
      else after.set("queue", next);
      return after;
    });
  return <Tabs label="Queue" tabs={tabs} value={queue} onValueChange={go} />;
}
