export { jsonSchemaOf } from "./json-schema.ts";
export type { JsonSchemaOptions } from "./json-schema.ts";
export type { JsonSchema } from "./json-condition.ts";
export { standardSchemaOf } from "./standard-schema.ts";
export { yupOf, yupOfField } from "./yup.ts";
export { formOfJsonSchema } from "./from-json-schema.ts";
export type { FromJsonSchema, FromJsonSchemaOptions } from "./from-json-schema.ts";
export type { Left } from "./reading.ts";
