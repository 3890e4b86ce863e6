import { useClient } from "@o2r/api/react";
import type { DocumentServices } from "@o2r/forms/fields";
import { useState } from "react";
import { documentServices, removeDocument } from "../../documents.ts";
import { trackUnsentFiles } from "./unsent-files.ts";

interface DialogUploads {
  /** What the dialog's fields of files go by. */
  readonly documents: DocumentServices;
  /** Waits until every file is sent. */
  readonly arrived: () => Promise<unknown>;
}

/** Uploads in a form of a dialog; what is taken out of a field is deleted. */
export const useDialogUploads = (): DialogUploads => {
  const client = useClient();
  const [uploads] = useState((): DialogUploads => {
    const { report, arrived } = trackUnsentFiles();
    const onRemoved = removeDocument(client);
    return { documents: { ...documentServices(client), onUnsentChange: report, onRemoved }, arrived };
  });
  return uploads;
};
