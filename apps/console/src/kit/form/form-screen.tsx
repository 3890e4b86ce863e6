import { useEndpoint } from "@o2r/api/react";
import { Skeleton } from "@o2r/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { usePageName } from "../page-name.ts";
import { callInput, type FormScreenProps, type ThingRow } from "./form-screen.types.ts";
import { RowMissing } from "../row-missing.tsx";
import { LoadedForm } from "./loaded-form.tsx";
import "./form-screen.css";

/** The pages of one thing's form: `/new`, `/new?from=:id` for a copy, and `/:id`. Loads, saves, and comes back. */
export function FormScreen<Row extends ThingRow>(props: FormScreenProps<Row>) {
  const { id } = useParams();
  const from = useSearchParams()[0].get("from");
  const wanted = id ?? from ?? undefined;
  const { data, error, mutate } = useEndpoint(
    props.endpoints.get,
    wanted === undefined ? null : callInput({ params: { id: wanted } }),
    // What is edited must be what stands in the service, not what a list saw half a minute ago.
    { revalidateOnMount: true },
  );
  // The endpoint's own reply; the screen names its type.
  const loaded = data as Row | undefined;
  usePageName(id === undefined || loaded === undefined ? undefined : props.rowName(loaded));

  if (wanted !== undefined && loaded === undefined) {
    return error === undefined ? (
      <FormSkeleton />
    ) : (
      <RowMissing
        noun={props.noun.one}
        error={error}
        list={{ to: props.path, label: `All ${props.noun.many}` }}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <LoadedForm
      key={id ?? `new ${from ?? ""}`}
      {...props}
      row={id === undefined ? undefined : loaded}
      original={id === undefined ? loaded : undefined}
    />
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
