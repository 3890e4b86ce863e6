import { FormField } from "@o2r/ui";
import { Combobox } from "@o2r/ui/overlays";
import { useFindRetailer } from "../find-retailer.ts";

export interface CallAnotherProps {
  readonly isRinging: boolean;
  readonly onCall: (retailerId: string) => void;
}

/** Finds any shop of the agent's, and calls it. */
export function CallAnother({ isRinging, onCall }: CallAnotherProps) {
  const find = useFindRetailer();
  return (
    <FormField label="Call somebody else" help="A shop of yours, by shop, owner, mobile or GSTIN">
      <Combobox
        options={find}
        value={null}
        disabled={isRinging}
        onValueChange={(option) => option && onCall(option.value)}
      />
    </FormField>
  );
}
