export { inquiry, lookup } from "./inquiry.ts";
export type { Find, InquiryOptions, Test } from "./inquiry.ts";
export type { Asked, Inquiry, Outcome } from "../engine/inquiry.types.ts";
