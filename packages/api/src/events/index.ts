export { createEventStream } from "./event-stream.ts";
export type { EventStream, EventStreamOptions, StreamState } from "./event-stream.ts";
export type { EventHint } from "../contract/areas/engagement/events.ts";
