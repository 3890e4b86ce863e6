import type { FormHandle } from "../react/form-handle.ts";
import { InspectionView } from "./inspection-view.tsx";
import { useInspection } from "./use-inspection.ts";

export interface FormInspectorProps {
  readonly form: FormHandle;
}

/** Shows how a form decides while it is being filled: its graph, its last passes, and why each field is as it is. */
export function FormInspector({ form }: FormInspectorProps) {
  return <InspectionView inspection={useInspection(form)} />;
}
