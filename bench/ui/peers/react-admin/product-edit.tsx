import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import { Edit, SimpleForm } from "react-admin";
import { sections } from "../product/fields.ts";
import { FieldInput } from "./field-input.tsx";

export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm mode="onTouched" sx={{ maxWidth: 720 }}>
        {sections.map(({ title, fields }) => (
          <Fragment key={title}>
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
            <Grid container spacing={2} sx={{ width: "100%" }}>
              {fields.map((field) => (
                <Grid key={field.name} size={field.width ?? 6}>
                  <FieldInput field={field} />
                </Grid>
              ))}
            </Grid>
          </Fragment>
        ))}
      </SimpleForm>
    </Edit>
  );
}
