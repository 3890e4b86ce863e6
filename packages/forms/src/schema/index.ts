export { jsonSchemaOf } from "./json-schema.ts";
export type { JsonSchemaOptions } from "./json-schema.ts";
export type { JsonSchema } from "./json-condition.ts";
export { standardSchemaOf } from "./standard-schema.ts";
export { yupOf, yupOfField } from "./yup.ts";
