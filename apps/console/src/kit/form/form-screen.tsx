import { Skeleton } from "@o2r/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { LoadedRecord } from "../record/loaded-record.tsx";
import type { FormScreenProps, ThingRow } from "./form-screen.types.ts";
import { LoadedForm } from "./loaded-form.tsx";
import "./form-screen.css";

/** The pages of one thing's form: `/new`, `/new?from=:id` for a copy, and `/:id`. Loads, saves, and comes back. */
export function FormScreen<Row extends ThingRow>(props: FormScreenProps<Row>) {
  const inPath = useParams()["id"];
  const id = props.id ?? inPath;
  const from = useSearchParams()[0].get("from");
  const wanted = id ?? from ?? undefined;
  if (wanted === undefined) return <LoadedForm key="new " {...props} row={undefined} original={undefined} />;
  return (
    <LoadedRecord<Row>
      {...props}
      id={wanted}
      rowName={(row) => (id === undefined ? undefined : props.rowName(row))}
      waiting={<FormSkeleton />}
    >
      {(loaded) => (
        <LoadedForm
          key={id ?? `new ${from}`}
          {...props}
          row={id === undefined ? undefined : loaded}
          original={id === undefined ? loaded : undefined}
        />
      )}
    </LoadedRecord>
  );
}

function FormSkeleton() {
  return (
    <div className="form-skeleton" aria-busy>
      <Skeleton width={280} height={28} />
      <div>
        {["a", "b", "c", "d", "e", "f"].map((line) => (
          <Skeleton key={line} height={32} />
        ))}
      </div>
    </div>
  );
}
