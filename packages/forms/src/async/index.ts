export { inquiry, lookup } from "./inquiry.ts";
export type { Find, InquiryOptions, Test } from "./inquiry.ts";
export type { Asked } from "../engine/state.types.ts";
export type { Inquiry, Outcome } from "../engine/world.types.ts";
