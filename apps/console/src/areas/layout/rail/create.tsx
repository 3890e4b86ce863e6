import { railForm, railTypes, type Rail } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import type { FormHandle } from "@o2r/forms/react";
import { buttonLook, Icon } from "@o2r/ui";
import { ArrowLeft } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { ContentsField } from "./contents-field.tsx";
import { RailPreview } from "./rail-preview.tsx";
import { railAt, railName, rails } from "./rail-words.ts";
import "./create.css";

const headOf = (row: Rail): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>{wordOf(railTypes, row.railType)}</span>
      <span>{row.pages === 0 ? "On no page" : row.pages === 1 ? `On ${row.usedIn}` : `On ${row.pages} pages`}</span>
    </>
  ),
});

const components = { multiLookup: ContentsField };
const initial = { railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no", hideOutOfStock: false };
const besideOf = (form: FormHandle) => <RailPreview form={form} />;

/** /create-rail, /create-rail?from=:id and /create-rail?rail=:id: a rail over the whole window, with what it will look like. */
export function CreateRail() {
  const id = useSearchParams()[0].get("rail") ?? undefined;
  return (
    <main id="main" className="create-rail" tabIndex={-1}>
      <Link to={rails.path} {...buttonLook({ variant: "ghost", size: "sm" })}>
        <Icon as={ArrowLeft} size={16} /> Rails
      </Link>
      <FormScreen<Rail>
        {...rails}
        key={id ?? "new"}
        id={id}
        hrefOf={railAt.row}
        definition={railForm}
        rowName={railName}
        head={headOf}
        notCopied={["name"]}
        initial={initial}
        components={components}
        beside={besideOf}
      />
    </main>
  );
}
