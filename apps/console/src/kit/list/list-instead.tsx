import type { ApiError } from "@o2r/api/client";
import type { ListDeclaration } from "@o2r/api/contract/core";
import { Button, buttonLook, EmptyState, type IconDrawing } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { BesideList, CreateLink } from "./list-header.tsx";
import type { CreateWay, Noun, RelatedPage } from "./list-page.types.ts";
import { fromFirstPage, isNarrowed, withFilter, type ListState } from "./list-state.ts";

export interface ListInsteadProps {
  readonly state: ListState;
  readonly declaration: ListDeclaration;
  readonly noun: Noun;
  readonly icon?: IconDrawing | undefined;
  readonly error: ApiError | undefined;
  readonly create?: CreateWay | undefined;
  /** Pages that belong to the list: those that are open stay in sight where the list is not. */
  readonly related?: readonly RelatedPage[] | undefined;
  readonly onGo: (state: ListState) => void;
  readonly onRetry: () => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Why a list could not be loaded, in words. */
export const failureText = ({ message, requestId }: ApiError): string =>
  requestId === undefined ? message : `${message} Request ${requestId}.`;

/** What stands where rows would be: nothing yet, no match, no access, or a failure with a way on. */
export function ListInstead(props: ListInsteadProps) {
  const { state, declaration, noun, icon, error, create, related, onGo, onRetry } = props;
  if (error?.status === 403) {
    return (
      <EmptyState
        reason="no-access"
        title="You do not have access"
        actions={
          <>
            <BesideList related={related?.filter(({ allow }) => allow !== undefined)} isPhone={false} />
            <Link to="/" {...buttonLook()}>
              Go to dashboard
            </Link>
          </>
        }
      >
        {capital(noun.many)} are not open to your role.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <EmptyState
        reason="failed"
        title={`${capital(noun.many)} could not be loaded`}
        actions={
          <>
            <Button icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
            {state.cursor !== null && (
              <Button variant="link" onClick={() => onGo(fromFirstPage(state, {}))}>
                First page
              </Button>
            )}
          </>
        }
      >
        {failureText(error)} Your filters are kept.
      </EmptyState>
    );
  }
  if (isNarrowed(state)) {
    const last = declaration.filters.findLast(({ key }) => key in state.filters);
    const without = last && fromFirstPage(state, { filters: withFilter(state.filters, last.key, undefined) });
    return (
      <EmptyState
        reason="no-match"
        title={`No ${noun.one} matches`}
        actions={
          <>
            <Button onClick={() => onGo(fromFirstPage(state, { q: "", filters: {} }))}>
              {Object.keys(state.filters).length > 0 ? "Clear filters" : "Clear search"}
            </Button>
            {last && without && (
              <Button variant="link" onClick={() => onGo(without)}>
                Remove {last.label} filter
              </Button>
            )}
          </>
        }
      >
        {last ? `Try fewer words, or remove the filter on ${last.label}.` : "Try fewer or other words."}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      reason="nothing-yet"
      title={`No ${noun.many} yet`}
      {...(icon && { icon })}
      {...(create && {
        actions: <CreateLink create={create} isPhone={false} />,
      })}
    >
      {create ? "Add the first one." : "They appear here as soon as there are any."}
    </EmptyState>
  );
}
