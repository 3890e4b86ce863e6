import { FormField, Input } from "@o2r/ui";
import { useState, type KeyboardEvent } from "react";

interface CodeFieldProps {
  /** The code that the order is priced with; empty for none. */
  readonly applied: string;
  readonly onApply: (code: string) => void;
  readonly error: string | undefined;
  readonly help: string | undefined;
}

/**
 * The code of a promotion. It is asked for once it is whole: by Enter, or by going on elsewhere. Wrong codes are
 * counted, and the beginnings of a right one would be so many wrong ones.
 */
export function CodeField({ applied, onApply, error, help }: CodeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const waits = typed !== undefined && typed.trim() !== applied;
  const apply = (): void => {
    setTyped(undefined);
    if (waits) onApply(typed.trim());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !waits) return;
    event.preventDefault();
    // Nothing is placed before it is seen what the code does.
    event.stopPropagation();
    apply();
  };
  return (
    <FormField label="Code" error={waits ? undefined : error} help={waits ? "Enter applies it" : help}>
      <Input
        name="coupon"
        maxLength={30}
        autoComplete="off"
        value={typed ?? applied}
        onChange={(event) => setTyped(event.target.value.toUpperCase())}
        onKeyDown={press}
        onBlur={apply}
      />
    </FormField>
  );
}
