import { qcEndpoints } from "@o2r/api/contract/stock";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Icon } from "@o2r/ui";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { checkHref } from "./qc-words.ts";

/** Leads from a check that has ended to the one that waits longest; nothing while none waits. */
export function NextCheck({ id }: { readonly id: string }) {
  const { data } = useEndpoint(
    qcEndpoints.list,
    { query: { q: "", sort: "createdAt", size: 10, cursor: null, state: "PENDING" } },
    { quiet: true, revalidateOnMount: true },
  );
  const next = data?.content.find((one) => one.id !== id);
  if (next === undefined) return null;
  return (
    <Link to={checkHref(next)} {...buttonLook({ variant: "primary", size: "lg" })}>
      Next check
      <Icon as={ArrowRight} />
    </Link>
  );
}
