import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { Field } from "../product/fields.ts";
import type { Product } from "../product/product.ts";
import { call } from "../product/service.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface LookupProps {
  readonly field: Extract<Field, { readonly kind: "lookup" }>;
  readonly product: Product;
}

/** Its options are loaded when it opens, as the documentation of `Autocomplete` has it. */
export function Lookup({ field, product }: LookupProps) {
  const { name, named, label, many = false, source } = field;
  const { control } = useFormContext<Product>();
  const id = product[name];
  const first = typeof id === "string" ? [{ id, name: String(product[named]) }] : [];
  const [options, setOptions] = useState<readonly Named[]>(first);
  const open = async () => setOptions((await call<{ content: readonly Named[] }>(`/api/${source}`)).content);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const chosen = options.filter((option) =>
          Array.isArray(value) ? value.includes(option.id) : option.id === value,
        );
        return (
          <Autocomplete
            multiple={many}
            options={options}
            value={many ? chosen : (chosen[0] ?? null)}
            getOptionLabel={(option) => option.name}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onOpen={() => void open()}
            onChange={(_, next) => onChange(Array.isArray(next) ? next.map((option) => option.id) : (next?.id ?? null))}
            onBlur={onBlur}
            renderInput={(params) => <TextField {...params} inputRef={ref} size="small" label={label} />}
          />
        );
      }}
    />
  );
}
