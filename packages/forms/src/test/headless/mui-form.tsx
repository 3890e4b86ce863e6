import { Button, Checkbox, FormControlLabel, FormHelperText, Stack, TextField } from "@mui/material";
import { checkbox, date, defineForm, money, number, select, text } from "@o2r/forms";
import {
  EngineForm,
  Field,
  useEngineForm,
  useFieldValue,
  type FieldComponents,
  type FieldProps,
} from "@o2r/forms/react";

export const offerForm = defineForm({
  id: "offer",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 50, help: "As the customer reads it" }),
    discountType: select({ label: "Discount type", options: ["PERCENT", "FLAT"], required: true }),
    percent: number({
      label: "Percent",
      min: 1,
      max: 100,
      visible: { field: "discountType", in: ["PERCENT"] },
      required: true,
    }),
    amount: money({ label: "Amount", visible: { field: "discountType", in: ["FLAT"] }, required: true }),
    till: date({ label: "Valid till", min: { today: 0 } }),
    active: checkbox({ label: "Active" }),
  },
});

/** Text, numbers, days and selects: MUI's field around the control, which stays uncontrolled. */
function MuiText({ id, field, state, control, aria }: FieldProps) {
  const { ref, ...given } = control;
  const isSelect = field.kind === "select" && !("source" in field.options);
  const message = state.error ?? state.note ?? field.help;
  return (
    <TextField
      {...given}
      inputRef={ref}
      label={field.label}
      required={state.required}
      disabled={!state.enabled}
      error={state.error !== undefined}
      helperText={message}
      type={field.kind === "date" ? "date" : "text"}
      select={isSelect}
      slotProps={{
        htmlInput: { ...aria, readOnly: state.readOnly },
        // The value is written past MUI, which would not hear that the field is no longer empty.
        inputLabel: { shrink: true },
        formHelperText: { id: `${id}-${state.error === undefined ? "help" : "error"}` },
        select: { native: true },
      }}
    >
      {isSelect && [
        <option key="" value="">
          Choose
        </option>,
        ...(state.options ?? field.options).map(({ value, label }) => (
          <option key={label} value={String(value)}>
            {label}
          </option>
        )),
      ]}
    </TextField>
  );
}

/** MUI draws the tick itself from the value, so this one is told it, and is rendered when it changes. */
function MuiCheckbox({ id, form, name, field, state, change, leave, aria }: FieldProps) {
  const checked = useFieldValue(form, name) === true;
  const box = (
    <Checkbox
      id={id}
      checked={checked}
      onChange={(_, ticked) => change(ticked)}
      onBlur={leave}
      slotProps={{ input: aria }}
    />
  );
  return (
    <div>
      <FormControlLabel label={field.label} disabled={!state.enabled} control={box} />
      {state.error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {state.error}
        </FormHelperText>
      )}
    </div>
  );
}

const components: FieldComponents = {
  text: MuiText,
  number: MuiText,
  money: MuiText,
  date: MuiText,
  select: MuiText,
  checkbox: MuiCheckbox,
};

/** The page. Each field stands where the page puts it. */
export function OfferPage({ save }: { readonly save: (offer: unknown) => void }) {
  const form = useEngineForm(offerForm, { defaultValues: { active: true }, onSubmit: save });
  return (
    <EngineForm form={form} components={components}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <Field name="title" />
        <Field name="discountType" />
        <Field name="percent" />
        <Field name="amount" />
        <Field name="till" />
        <Field name="active" />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
    </EngineForm>
  );
}
