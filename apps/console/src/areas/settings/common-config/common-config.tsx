import { masterOptionEndpoints } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Button, NativeSelect, Page, PageHeader } from "@o2r/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Deferred } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { useMay } from "../../../kit/use-may.ts";
import "./common-config.css";
import { listName } from "./list-name.ts";
import { OptionTable } from "./option-table.tsx";

const loadDialog = async () => (await import("../../../kit/master-option/option-dialog.tsx")).OptionDialog;

/** /common-config: the lists that selects are filled from, one at a time. */
export function CommonConfig() {
  usePageName("Common Config");
  const mayWrite = useMay("masterOption.write");
  const [params, setParams] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, mutate } = useEndpoint(masterOptionEndpoints.lists, {}, { quiet: true });
  const list =
    data?.find(({ category }) => category === params.get("category")) ??
    // Some lists are named by nothing that is known: nobody comes for those first.
    data?.find(({ options }) => options.some(({ uses }) => uses !== null)) ??
    data?.[0];
  return (
    <Page>
      <PageHeader
        title="Common Config"
        description="The options that selects offer, in this order."
        actions={
          mayWrite &&
          list !== undefined && (
            <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
              Add option
            </Button>
          )
        }
      />
      {list === undefined ? (
        <PanelState what="The options" error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <div className="common-config-category">
            <NativeSelect
              aria-label="Category"
              value={list.category}
              onChange={({ currentTarget: { value } }) => setParams({ category: value }, { replace: true })}
              options={(data ?? []).map(({ category }) => ({ value: category, label: listName(category) }))}
            />
            <span>
              {list.options.length} {list.options.length === 1 ? "option" : "options"}
            </span>
          </div>
          <OptionTable key={list.id} list={list} reread={mutate} />
          {isAdding && (
            <Deferred
              load={loadDialog}
              props={{
                category: list.category,
                onAdded: () => void mutate(),
                onClose: () => setIsAdding(false),
              }}
            />
          )}
        </>
      )}
    </Page>
  );
}
