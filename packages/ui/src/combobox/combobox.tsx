import { ComboboxCore } from "./combobox-core.tsx";
import type { ComboboxProps } from "./combobox.types.ts";

/** One of many, found by typing. */
export function Combobox({ value, onValueChange, clearable = true, ...rest }: ComboboxProps) {
  return (
    <ComboboxCore
      {...rest}
      multiple={false}
      clearable={clearable}
      restingText={value?.label ?? ""}
      value={value ? [value] : []}
      onValueChange={(next) => onValueChange(next.at(-1) ?? null)}
    />
  );
}
