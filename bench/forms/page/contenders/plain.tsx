import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import { initialTyped } from "../spec/judge.ts";

/** No library: what the browser and React cost by themselves. */
export const contender: Contender = {
  prepare: (form) => {
    const initial = initialTyped(form);
    return {
      read: (name) => {
        const control = document.getElementById(name);
        return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : undefined;
      },
      Page: () => (
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Rows>
            {form.fields.map((field) => (
              <Row key={field.name} of={field}>
                <Control of={field} name={field.name} defaultValue={initial[field.name]} />
              </Row>
            ))}
          </Rows>
          <button type="submit">Save</button>
        </form>
      ),
    };
  },
};
