import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { formRegistry } from "../form-registry.ts";
import { PrintRecord, type PrintRecordProps } from "./print-record.tsx";

/** A record on paper, from a page that has no form: the names of what it names are looked up here. */
export function PrintOfThing(props: Omit<PrintRecordProps, "registry">) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, props.definition));
  return <PrintRecord {...props} registry={registry} />;
}
