export type { Edge, Influence } from "./edges.ts";
export { FormDevtools } from "./form-devtools.tsx";
export { FormInspector, type FormInspectorProps } from "./form-inspector.tsx";
export { inspect, type InspectedField, type Inspection } from "./inspect.ts";
export { InspectionView, type InspectionViewProps } from "./inspection-view.tsx";
export { type Pass, recordPasses } from "./record-passes.ts";
