import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { formatNumber, Tabs } from "@o2r/ui";
import { useSearchParams } from "react-router-dom";

/** The parts of the queue, with how many tickets wait in each. */
export function QueueTabs() {
  const [params, setParams] = useSearchParams();
  const { data } = useEndpoint(ticketEndpoints.counts, {}, { quiet: true, revalidateOnMount: true });
  const label = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} ${formatNumber(count)}`;
  const tabs = [
    { id: "ALL", label: "All" },
    { id: "MINE", label: label("Mine", data?.mine) },
    { id: "UNASSIGNED", label: label("Unassigned", data?.unassigned) },
    { id: "BREACHED", label: label("Breached", data?.breached) },
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
