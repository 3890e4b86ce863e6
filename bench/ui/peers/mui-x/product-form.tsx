import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Grid from "@mui/material/Grid";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import { useLoaderData } from "react-router";
import { sections } from "../product/fields.ts";
import type { Product } from "../product/product.ts";
import { call } from "../product/service.ts";
import { FormField } from "./form-field.tsx";

export function ProductForm() {
  const product = useLoaderData<Product>();
  return <Filled key={product.id} product={product} />;
}

function Filled({ product }: { readonly product: Product }) {
  const form = useForm<Product>({ mode: "onTouched", defaultValues: product });
  const save = form.handleSubmit(async (values) => {
    await call(`/oms/product/${product.id}`, { method: "PUT", body: JSON.stringify(values) });
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void save(event)} sx={{ maxWidth: 720 }} spacing={3}>
        <Typography variant="h5" component="h1">
          {product["formName"]}
        </Typography>
        {sections.map(({ title, fields }) => (
          <Stack key={title} spacing={2}>
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
            <Grid container spacing={2}>
              {fields.map((field) => (
                <Grid key={field.name} size={field.width ?? 6}>
                  <FormField field={field} product={product} />
                </Grid>
              ))}
            </Grid>
            <Divider />
          </Stack>
        ))}
        <Button type="submit" variant="contained">
          Save product
        </Button>
      </Stack>
    </FormProvider>
  );
}
