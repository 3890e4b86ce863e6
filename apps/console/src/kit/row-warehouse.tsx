import { useCurrentUser } from "../session/current-user.ts";

/** The warehouse of a row on a phone; nothing for whoever sees one alone, as in the columns of the desk. */
export function RowWarehouse({ name }: { readonly name: string }) {
  const { oneWarehouse = false } = useCurrentUser();
  return oneWarehouse ? null : <p>{name}</p>;
}
