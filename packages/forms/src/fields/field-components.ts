import type { FieldComponents } from "../react/form-context.ts";
import { DateField } from "./date/date-field.tsx";
import { TimeField } from "./date/time-field.tsx";
import { FileField } from "./file/file-field.tsx";
import { FlagField } from "./flag-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ImageField } from "./file/image-field.tsx";
import { LookupField } from "./choice/lookup-field.tsx";
import { NumberField } from "./number-field.tsx";
import { RowsField } from "./rows/rows-field.tsx";
import { SelectField } from "./choice/select-field.tsx";
import { TextField } from "./text-field.tsx";

/**
 * Every kind of field drawn with `@o2r/ui`. What floats (lookups, images, explanations) is fetched when the first such
 * field shows, so a page with text fields only stays small.
 */
export const fieldComponents: FieldComponents = {
  text: TextField,
  textarea: TextField,
  password: TextField,
  number: NumberField,
  money: NumberField,
  percent: NumberField,
  date: DateField,
  time: TimeField,
  dateTime: DateField,
  select: SelectField,
  multiSelect: LookupField,
  lookup: LookupField,
  multiLookup: LookupField,
  checkbox: FlagField,
  switch: FlagField,
  file: FileField,
  files: FileField,
  image: ImageField,
  images: ImageField,
  list: RowsField,
  group: GroupField,
};
