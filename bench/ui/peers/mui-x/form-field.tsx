import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { Controller, useFormContext, useFormState } from "react-hook-form";
import { faultOf, neighborsOf, type Field } from "../product/fields.ts";
import type { Product } from "../product/product.ts";
import { pictureOf } from "../product/service.ts";
import { Lookup } from "./lookup.tsx";
import { useOptions } from "./use-options.ts";

export interface FieldProps {
  readonly field: Field;
  readonly product: Product;
}

/** The rules of a field, as react-hook-form takes them. */
const rulesOf = (field: Field) => ({
  validate: (value: Product[string], others: Product) => faultOf(field, value, others),
});

/** What is below a field: its fault, else its help. */
const useNote = ({ name, help }: Field) => {
  const { control } = useFormContext<Product>();
  // Its errors alone: who reads what is being checked too, as `getFieldState` does, is drawn again by each field's check.
  const { errors } = useFormState({ control, name });
  const fault = errors[name];
  return { error: fault !== undefined, helperText: fault?.message ?? help };
};

export function FormField({ field, product }: FieldProps) {
  if (field.kind === "select") return <Choice field={field} options={field.options} />;
  if (field.kind === "lookup") return <Lookup field={field} product={product} />;
  if (field.kind === "images") return <Images ids={product["images"]} />;
  return <Typed field={field} />;
}

/** Not controlled, as react-hook-form advises for plain inputs. */
function Typed({ field }: { readonly field: Field }) {
  const { register, trigger } = useFormContext<Product>();
  // Not by `deps`: those are checked in one go, after which every field of the form is drawn again.
  const onBlur = () => neighborsOf(field.name).forEach((neighbor) => void trigger(neighbor));
  const { ref, ...rest } = register(field.name, { ...rulesOf(field), onBlur });
  const rows = field.kind === "text" ? field.rows : undefined;
  const unit = field.kind === "number" ? field.unit : undefined;
  return (
    <TextField
      {...rest}
      {...useNote(field)}
      inputRef={ref}
      size="small"
      fullWidth
      label={field.label}
      required={field.required === true}
      multiline={rows !== undefined}
      {...(rows !== undefined && { rows })}
      slotProps={{
        input: {
          readOnly: field.readOnly === true,
          endAdornment: unit !== undefined && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: { inputMode: field.kind === "number" ? "decimal" : "text" },
      }}
    />
  );
}

function Choice({ field, options }: { readonly field: Field; readonly options: Parameters<typeof useOptions>[0] }) {
  const { control } = useFormContext<Product>();
  const known = useOptions(options);
  const note = useNote(field);
  return (
    <Controller
      control={control}
      name={field.name}
      rules={rulesOf(field)}
      render={({ field: { ref, value, ...rest } }) => (
        <TextField
          {...rest}
          {...note}
          inputRef={ref}
          value={known.some((option) => option.value === value) ? value : ""}
          select
          size="small"
          fullWidth
          label={field.label}
          required={field.required === true}
        >
          {known.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}

function Images({ ids }: { readonly ids: Product[string] | undefined }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
      {typeof ids === "object" &&
        ids?.map((id) => <Avatar key={id} variant="rounded" src={pictureOf(id)} sx={{ width: 96, height: 96 }} />)}
      <Button component="label" variant="outlined">
        Add images
        <input type="file" accept="image/*" multiple hidden />
      </Button>
    </Stack>
  );
}
