import { useForm, type UseFormReturn } from "react-hook-form";
import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import { initialTyped } from "../spec/judge.ts";

/** react-hook-form's `register` alone: uncontrolled inputs, no rules, nothing hidden. */
export const contender: Contender = {
  prepare: (form) => {
    const defaultValues = initialTyped(form);
    let mounted: UseFormReturn | undefined;
    return {
      read: (name) => mounted?.getValues(name),
      Page: () => {
        const hookForm = useForm({ defaultValues });
        mounted = hookForm;
        const { register, handleSubmit } = hookForm;
        return (
          <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
            <Rows>
              {form.fields.map((field) => (
                <Row key={field.name} of={field}>
                  <Control of={field} {...register(field.name)} />
                </Row>
              ))}
            </Rows>
            <button type="submit">Save</button>
          </form>
        );
      },
    };
  },
};
