/** A form in words of no library: every contender is given the same one and says it in its own way. */
export interface FormSpec {
  readonly id: string;
  readonly fields: readonly FieldSpec[];
  /** Pairs of numbers: the high side is blamed when it is below the low one. */
  readonly pairs: readonly { readonly low: string; readonly high: string }[];
  /** The text field into which the keystrokes go. */
  readonly typed: string;
  /** What one change hides and shows again. */
  readonly toggle?: Toggle;
}

export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "number" | "select";
  /** Empty text where nothing is filled in. */
  readonly initial: string | number;
  readonly options?: readonly string[];
  readonly required?: true;
  /** Required while that field is filled. */
  readonly requiredWith?: string;
  readonly visible?: Visible;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly min?: number;
  readonly integer?: true;
}

/** Shown while another field, itself shown, is filled or holds a value. */
export type Visible =
  | { readonly field: string; readonly filled: true }
  | { readonly field: string; readonly is: string };

export type Toggle =
  /** A select that shows and hides. */
  | { readonly by: "select"; readonly field: string; readonly show: string; readonly hide: string }
  /** A text field that is emptied and filled again. */
  | { readonly by: "text"; readonly field: string };

/** Values as a person types them, by field. */
export type Typed = Readonly<Record<string, string>>;
