import { readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { messages } from "./message/message-words.ts";

/** What the pages of engagement read first. */
export const firstReads: FirstReads = { ...readsOfList(messages) };
