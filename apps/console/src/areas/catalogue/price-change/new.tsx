import type { Result } from "@o2r/api/client";
import {
  priceChangeEndpoints,
  priceChangeForm,
  productEndpoints,
  type PriceChange,
  type PriceChangeValues,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { useClient, useEndpoint, useMutation } from "@o2r/api/react";
import type { FormHandle } from "@o2r/forms/react";
import { notify, Skeleton } from "@o2r/ui";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormPage } from "../../../kit/form/form-page.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { Values } from "../../../kit/form/conflict/merge.ts";
import { trackUnsentFiles } from "../../../kit/form/leave/unsent-files.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { usePageName } from "../../../kit/page-name.ts";
import { ProposedLadder } from "./proposed-ladder.tsx";
import { priceChanges } from "./price-change-words.ts";

const title = "Propose price change";

/** /product/price-change/new and /product/price-change/new?product=:id: new prices for a day to come. */
export function NewPriceChange() {
  const id = useSearchParams()[0].get("product");
  usePageName(title);
  const { data, isLoading } = useEndpoint(
    productEndpoints.get,
    id === null ? null : { params: { id } },
    // What is typed starts from the prices in force, not from those that a list saw half a minute ago.
    { revalidateOnMount: true },
  );
  // A product that cannot be read is chosen in the form.
  return isLoading ? (
    <div className="o2r-page" aria-busy>
      <Skeleton width={280} height={28} />
    </div>
  ) : (
    <Proposal key={id} product={data} />
  );
}

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  prices: { content: <ProposedLadder form={form} /> },
});

/** A proposal begins with the prices in force: most changes move one or two. */
const initialOf = (product: ProductDetail | undefined): Values =>
  product === undefined
    ? {}
    : {
        productId: product.id,
        centralO2rlp: product.formO2rPrice,
        centralPth: product.formDlp,
        centralPtr: product.formRlp,
        centralMrp: product.formProductMrp,
      };

function Proposal({ product }: { readonly product: ProductDetail | undefined }) {
  const client = useClient();
  const navigate = useNavigate();
  const person = useCurrentUser();
  const [registry] = useState(() => formRegistry(client, priceChangeForm));
  const [unsent] = useState(trackUnsentFiles);
  const [initial] = useState(() => initialOf(product));
  const { run } = useMutation(priceChangeEndpoints.propose);
  const save = (values: Values): Promise<Result<PriceChange>> =>
    // What the form above has given: the page in between serves every form, and knows none of its fields.
    run({ body: values as PriceChangeValues });
  return (
    <FormPage<PriceChange>
      definition={priceChangeForm}
      registry={registry}
      noun={priceChanges.noun}
      saveLabel={title}
      row={undefined}
      initial={initial}
      head={() => ({
        title,
        description: product
          ? `${product.formName} keeps its prices until somebody else has approved the new ones, and their day has come.`
          : "Prices change once somebody else has approved them, and their day has come.",
      })}
      draftKey={`${person.id}.price-change-${product?.id ?? "new"}`}
      unsent={unsent}
      extras={extrasOf}
      save={save}
      onSaved={(change) => {
        notify({
          kind: "success",
          title: `${change.product}: price change proposed`,
          description: "Somebody else has to approve it.",
        });
        void navigate(`${priceChanges.path}/${change.id}`, { replace: true });
      }}
    />
  );
}
