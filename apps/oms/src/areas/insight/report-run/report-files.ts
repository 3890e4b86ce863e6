import { join } from "node:path";
import { isId } from "@o2r/api/contract/core";
import { reportsBlobs, type StoreSettings } from "../../document/stores.ts";
import { uploadFolder } from "../../../http/steps/upload.ts";

/** The name of a report's file in the store: it follows from the report, so that one that is made again takes its place. */
const nameOf = (id: string): string => id.replaceAll("-", "");

/** The report of a name. */
const idOf = (name: string): string => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Where the file lies while it is made: one that is left behind goes with other uploads that were cut off. */
export const unfinishedPath = (settings: StoreSettings, id: string, attempt: number): string =>
  join(uploadFolder(settings), `report-${id}-${attempt}`);

/** The files of reports that are ready. */
export const reportFiles = (settings: StoreSettings) => {
  const blobs = reportsBlobs(settings);
  return {
    keep: (id: string, content: { readonly path: string; readonly size: number }) => blobs.put(nameOf(id), content),
    open: (id: string) => blobs.open(nameOf(id)),
    remove: (id: string) => blobs.remove(nameOf(id)),
    /** The reports that have one. */
    list: async () => (await blobs.list()).map(idOf).filter(isId),
  };
};
