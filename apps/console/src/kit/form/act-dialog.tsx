import type { FormDefinition } from "@o2r/forms";
import type { ComponentType } from "react";
import { Deferred } from "../deferred.tsx";
import type { ActDialogProps } from "./act-dialog.types.ts";

const load = async () => (await import("./act-form.tsx")).ActForm;

/**
 * A form in a dialog, for an act on something that stands. A refusal is said inside, and what was typed stays. Its code is
 * fetched when it is first opened, so that no list waits for the machinery of forms.
 */
export function ActDialog<D extends FormDefinition, Reply>(props: ActDialogProps<D, Reply>) {
  // The same component, for this definition and reply.
  return <Deferred load={load as () => Promise<ComponentType<ActDialogProps<D, Reply>>>} props={props} />;
}
