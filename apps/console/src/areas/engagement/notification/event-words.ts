import { messageEventEndpoints } from "@o2r/api/contract/engagement";

/** What the screens of events have in common. */
export const messageEventsPath = "/notification/event";
export const messageEventEndpoint = messageEventEndpoints.list;
