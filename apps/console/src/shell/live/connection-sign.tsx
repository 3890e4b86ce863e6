import { Icon, LiveRegion } from "@o2r/ui";
import type { StreamState } from "@o2r/api/events";
import { RefreshCwOff, WifiOff } from "lucide-react";
import { useOnline } from "./use-online.ts";
import "./connection-sign.css";

const words = {
  offline: "You are offline. What you see may be old.",
  late: "No live updates: news may come a little late.",
} as const;

/** Stands at the foot of every page while the line is gone, or the push stream is; goes when they are back. */
export function ConnectionSign({ stream }: { stream: StreamState }) {
  const isOnline = useOnline();
  const trouble = !isOnline ? "offline" : stream === "polling" ? "late" : undefined;
  return (
    <>
      <LiveRegion>{trouble !== undefined && words[trouble]}</LiveRegion>
      {trouble !== undefined && (
        // Said by the region above.
        <div className="connection-sign" data-trouble={trouble} aria-hidden="true">
          <Icon as={trouble === "offline" ? WifiOff : RefreshCwOff} size={16} />
          {words[trouble]}
        </div>
      )}
    </>
  );
}
