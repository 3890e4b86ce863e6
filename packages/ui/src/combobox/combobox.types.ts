/** One choice of the list. */
export interface ComboboxOption {
  /** Unique: the id that is sent. */
  readonly value: string;
  readonly label: string;
  /** A fainter second line, such as a SKU. */
  readonly detail?: string | undefined;
}

/** Looks options up for what is typed, which is empty when the list is first opened; the first 50 are shown. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface ComboboxLabels {
  open: string;
  clear: string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  remove: (label: string) => string;
  /** Read out when options have come. */
  count: (count: number) => string;
}

interface ComboboxBase {
  /** The options that are known, or the way to look them up. */
  options: readonly ComboboxOption[] | LoadOptions;
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Needed only outside a `FormField`. */
  "aria-label"?: string | undefined;
  labels?: Partial<ComboboxLabels> | undefined;
}

export interface ComboboxProps extends ComboboxBase {
  /** The chosen one with its words, which need not be among the options. */
  value: ComboboxOption | null;
  onValueChange: (value: ComboboxOption | null) => void;
  /** Whether it can be emptied again. @default true */
  clearable?: boolean | undefined;
}

export interface MultiComboboxProps extends ComboboxBase {
  value: readonly ComboboxOption[];
  onValueChange: (value: readonly ComboboxOption[]) => void;
}
