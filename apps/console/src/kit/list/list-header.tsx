import { may } from "@o2r/api/contract/core";
import { Button, buttonLook, Icon, PageHeader, type IconDrawing } from "@o2r/ui";
import { Download, Plus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../session/current-user.ts";
import type { ListPageProps } from "./list-page.types.ts";

type Head = Pick<ListPageProps<never>, "title" | "create" | "related" | "acts" | "importTo">;

export interface ListHeaderProps extends Head {
  readonly isPhone: boolean;
  /** Opens the choice of what is saved as a file; undefined where the list has no file. */
  readonly onExport: (() => void) | undefined;
}

/** The way to the form of a new one. */
export function CreateLink({ create, isPhone }: { readonly create: Head["create"]; readonly isPhone: boolean }) {
  if (create === undefined) return null;
  const look = { variant: "primary", size: isPhone ? "lg" : "md" } as const;
  const label = isPhone ? "Add" : create.label;
  return "to" in create ? (
    <Link to={create.to} {...buttonLook(look)}>
      <Icon as={Plus} />
      {label}
    </Link>
  ) : (
    <Button {...look} icon={Plus} onClick={create.onCreate}>
      {label}
    </Button>
  );
}

const PageLink = ({
  to,
  icon,
  isPhone,
  children,
}: {
  readonly to: string;
  readonly icon: IconDrawing;
  readonly isPhone: boolean;
  readonly children: ReactNode;
}) => (
  <Link to={to} {...buttonLook({ size: isPhone ? "sm" : "md" })}>
    <Icon as={icon} />
    {children}
  </Link>
);

/** The pages beside a list, without those whose rows the person may not read. */
export const useRelated = (related: Head["related"]): Head["related"] => {
  const { userType } = useCurrentUser();
  return related?.filter(({ allow }) => allow === undefined || may(userType, allow));
};

/** The pages beside a list, where all have room: on a phone one, if no act stands there; on a tablet two. Else its menu has them. */
export const besideList = (
  { acts, related = [] }: Pick<Head, "acts" | "related">,
  { isPhone, isNarrow }: { readonly isPhone: boolean; readonly isNarrow: boolean },
): Head["related"] => {
  const room = isPhone ? (acts ? 0 : 1) : isNarrow ? 2 : related.length;
  return related.length > room ? undefined : related;
};

/** What stands beside the title at a desk, and above the rows on a phone. */
export function BesideList({ acts, related, isPhone }: Pick<Head, "acts" | "related"> & { readonly isPhone: boolean }) {
  return (
    <>
      {acts}
      {related?.map(({ to, label, icon }) => (
        <PageLink key={to} to={to} icon={icon} isPhone={isPhone}>
          {label}
        </PageLink>
      ))}
    </>
  );
}

/** The title of a list, with what leads out of it: pages beside it, import, export, and a new one. */
export function ListHeader({ title, create, related, acts, importTo, isPhone, onExport }: ListHeaderProps) {
  const actions = (
    <>
      <BesideList related={related} isPhone={false} />
      {importTo !== undefined && (
        <PageLink to={importTo} icon={Upload} isPhone={false}>
          Import
        </PageLink>
      )}
      {onExport && (
        <Button icon={Download} onClick={onExport}>
          Export
        </Button>
      )}
      {acts}
      <CreateLink create={create} isPhone={false} />
    </>
  );
  return <PageHeader title={title} actions={isPhone ? undefined : actions} />;
}
