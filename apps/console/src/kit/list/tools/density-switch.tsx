import { IconButton } from "@o2r/ui";
import { useAtom } from "jotai";
import { Rows3, Rows4 } from "lucide-react";
import { densityAtom } from "../../appearance.ts";

/** Switches every list of this browser between tall and low rows. */
export function DensitySwitch() {
  const [density, setDensity] = useAtom(densityAtom);
  const compact = density === "compact";
  return (
    <IconButton
      icon={compact ? Rows3 : Rows4}
      label={compact ? "Taller rows" : "Compact rows"}
      aria-pressed={compact}
      onClick={() => setDensity(compact ? "comfortable" : "compact")}
    />
  );
}
