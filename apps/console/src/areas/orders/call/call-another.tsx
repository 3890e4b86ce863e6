import { FormField } from "@o2r/ui";
import { Combobox, type LoadOptions } from "@o2r/ui/overlays";

export interface CallAnotherProps {
  readonly find: LoadOptions;
  readonly isRinging: boolean;
  readonly onCall: (retailerId: string) => void;
}

/** Finds any shop of the agent's, and calls it. */
export function CallAnother({ find, isRinging, onCall }: CallAnotherProps) {
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
