import { useEndpoint } from "@o2r/api/react";
import { Button, buttonLook, EmptyState, Skeleton } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { usePageName } from "../../shell/page-name.ts";
import { callInput, type FormScreenProps, type ThingRow } from "./form-screen.types.ts";
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
    { quiet: true, revalidateOnMount: true },
  );
  // The endpoint's own reply; the screen names its type.
  const loaded = data as Row | undefined;
  usePageName(id === undefined || loaded === undefined ? undefined : props.rowName(loaded));

  if (wanted !== undefined && loaded === undefined) {
    return error === undefined ? (
      <FormSkeleton />
    ) : (
      <EmptyState
        reason={error.status === 403 ? "no-access" : error.status === 404 ? "no-match" : "failed"}
        title={
          error.status === 403
            ? "You do not have access"
            : error.status === 404
              ? `This ${props.noun.one} does not exist`
              : `The ${props.noun.one} could not be loaded`
        }
        headingLevel={1}
        actions={
          <>
            {error.status !== 403 && error.status !== 404 && (
              <Button icon={RotateCw} onClick={() => void mutate()}>
                Retry
              </Button>
            )}
            <Link to={props.path} {...buttonLook({ variant: "link" })}>
              All {props.noun.many}
            </Link>
          </>
        }
      >
        {error.status === 404 ? "It may have been removed, or the address is not complete." : error.message}
      </EmptyState>
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
