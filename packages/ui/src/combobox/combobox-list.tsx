import { Combobox as Parts } from "@chakra-ui/react/combobox";
import { Check } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { ComboboxLabels } from "./combobox.types.ts";
import type { LookUp } from "./use-options.ts";

interface ComboboxListProps {
  lookUp: LookUp;
  onRetry: () => void;
  words: ComboboxLabels;
}

function announcement({ status, options }: LookUp, words: ComboboxLabels): string {
  if (status === "loading") return words.loading;
  if (status === "failed") return words.failed;
  return options.length === 0 ? words.empty : words.count(options.length);
}

/** The options below the input, or why there are none. */
export function ComboboxList({ lookUp, onRetry, words }: ComboboxListProps) {
  const { status, options } = lookUp;
  const isBare = options.length === 0;
  return (
    <div className="o2r-combobox-pop" data-status={status}>
      <Parts.Content className="o2r-combobox-list" data-bare={isBare || undefined}>
        {options.map((option) => (
          <Parts.Item key={option.value} item={option} className="o2r-combobox-option">
            <Parts.ItemText>
              {option.label}
              {option.detail !== undefined && <span className="o2r-combobox-detail">{option.detail}</span>}
            </Parts.ItemText>
            <Parts.ItemIndicator>
              <Icon as={Check} size={14} />
            </Parts.ItemIndicator>
          </Parts.Item>
        ))}
      </Parts.Content>
      {status === "loading" && isBare && (
        <div className="o2r-combobox-note">
          <Spinner size={14} />
          {words.loading}
        </div>
      )}
      {status === "ready" && isBare && <div className="o2r-combobox-note">{words.empty}</div>}
      {status === "failed" && (
        <div className="o2r-combobox-note" data-failed="">
          <span>{words.failed}</span>
          {/* Enter in the input does the same: the focus must not leave it. */}
          <Button size="sm" tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
      <LiveRegion>{announcement(lookUp, words)}</LiveRegion>
    </div>
  );
}
