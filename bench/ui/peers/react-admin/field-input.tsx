import InputAdornment from "@mui/material/InputAdornment";
import { useMemo } from "react";
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ImageField,
  ImageInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from "react-admin";
import { faultOf, type Field } from "../product/fields.ts";
import { pictureOf } from "../product/service.ts";

type Values = Parameters<typeof faultOf>[2];

/** One validator a field, kept, as react-admin's documentation has it. */
const useRule = (field: Field) =>
  useMemo(() => (value: Values[string], others: Values) => faultOf(field, value, others), [field]);

const drawn = (id: unknown) => (typeof id === "string" ? { src: pictureOf(id), id } : id);
const kept = (image: { readonly id?: string } | undefined) => image?.id ?? image;

export function FieldInput({ field }: { readonly field: Field }) {
  const { name, label, help = false, readOnly = false } = field;
  const common = { source: name, label, helperText: help, readOnly, validate: useRule(field) };
  switch (field.kind) {
    case "text":
      return <TextInput {...common} multiline={field.rows !== undefined} minRows={field.rows} />;
    case "number":
      return (
        <NumberInput
          {...common}
          slotProps={
            field.unit === undefined
              ? {}
              : { input: { endAdornment: <InputAdornment position="end">{field.unit}</InputAdornment> } }
          }
        />
      );
    case "select":
      if (typeof field.options !== "string")
        return <SelectInput {...common} choices={[...field.options]} optionText="label" optionValue="value" />;
      return (
        <ReferenceInput source={name} reference={`options/${field.options}`}>
          <SelectInput {...common} />
        </ReferenceInput>
      );
    case "lookup":
      return field.many === true ? (
        <ReferenceArrayInput source={name} reference={field.source}>
          <AutocompleteArrayInput label={label} />
        </ReferenceArrayInput>
      ) : (
        <ReferenceInput source={name} reference={field.source}>
          <AutocompleteInput label={label} helperText={false} />
        </ReferenceInput>
      );
    case "images":
      return (
        <ImageInput
          source={name}
          label={label}
          multiple
          format={(ids: unknown[] | null) => ids?.map(drawn)}
          parse={(images: { readonly id?: string }[]) => images.map(kept)}
        >
          <ImageField source="src" />
        </ImageInput>
      );
    default:
      return null;
  }
}
