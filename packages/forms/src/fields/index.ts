export { type DocumentServices, DocumentServicesProvider, type KeptDocument } from "./documents.ts";
export { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
export { fieldComponents } from "./field-components.ts";
export { FieldFrame } from "./field-frame.tsx";
export { FormFields, FormSection, FormSections, type OptionsByField } from "./form-sections.tsx";
export { RadioField } from "./radio-field.tsx";
export { Why, type WhyProps } from "./why.tsx";
