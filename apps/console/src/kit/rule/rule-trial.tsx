import {
  evaluateRule,
  ruleEndpoints,
  type RuleContext,
  type RuleFacts,
  type RuleRows,
  type RuleVerdict,
} from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import type { Registry } from "@o2r/forms";
import { Banner, Icon, IconButton, VisuallyHidden } from "@o2r/ui";
import { Check, X } from "lucide-react";
import { useMemo, useState } from "react";
import { SampleCart, SamplePick, type CartFacts } from "./rule-sample.tsx";
import { useChoiceNames } from "./use-choice-names.ts";
import type { ComboboxOption } from "@o2r/ui/overlays";
import "./rule.css";

export interface RuleTrialProps {
  readonly rule: RuleRows;
  /** Every row asks something. */
  readonly whole: boolean;
  readonly contexts: readonly RuleContext[];
  readonly registry: Registry;
  readonly onClose: () => void;
}

const isOfRetailers = ({ attr1 }: RuleRows[number]): boolean => attr1 === "RETAILER" || attr1 === "WAREHOUSE";

/** A rule tried on a sample: a retailer with who serves them, a product, a cart as it is typed; and whom it covers. */
export function RuleTrial({ rule, whole, contexts, registry, onClose }: RuleTrialProps) {
  const [retailer, setRetailer] = useState<ComboboxOption | null>(null);
  const [product, setProduct] = useState<ComboboxOption | null>(null);
  const [cart, setCart] = useState<CartFacts>({});
  const ofRetailer = useEndpoint(ruleEndpoints.retailerSample, retailer && { params: { id: retailer.value } });
  const ofProduct = useEndpoint(ruleEndpoints.productSample, product && { params: { id: product.value } });
  const facts: RuleFacts = useMemo(() => {
    const { quantity, ofProduct: units, ...rest } = cart;
    return {
      ...(ofRetailer.data?.RETAILER && { RETAILER: ofRetailer.data.RETAILER }),
      ...(ofRetailer.data?.WAREHOUSE && { WAREHOUSE: ofRetailer.data.WAREHOUSE }),
      ...((ofProduct.data?.PRODUCT || units !== undefined) && {
        PRODUCT: { ...ofProduct.data?.PRODUCT, quantity: units },
      }),
      CART: { ...rest, quantity },
    };
  }, [ofRetailer.data, ofProduct.data, cart]);
  const nameOf = useChoiceNames(registry, rule, facts);
  const verdict = evaluateRule(rule, facts, nameOf);
  const has = (...some: readonly RuleContext[]) => some.some((one) => contexts.includes(one));
  return (
    <section className="rule-trial" aria-label="Sample">
      <header>
        <h3>Try it on a sample</h3>
        <IconButton icon={X} label="Close the sample" onClick={onClose} />
      </header>
      <div className="rule-sample">
        {has("RETAILER", "WAREHOUSE") && (
          <SamplePick
            label="Retailer"
            source={registry.sources?.["retailer"]}
            value={retailer}
            onChange={setRetailer}
          />
        )}
        {has("PRODUCT") && (
          <SamplePick label="Product" source={registry.sources?.["product"]} value={product} onChange={setProduct} />
        )}
        {has("CART", "PRODUCT") && (
          <SampleCart value={cart} onChange={setCart} ofCart={has("CART")} ofProduct={has("PRODUCT")} />
        )}
      </div>
      <Verdict verdict={verdict} />
      {rule.every(isOfRetailers) && whole && <Covered rule={rule} />}
    </section>
  );
}

function Verdict({ verdict }: { readonly verdict: RuleVerdict }) {
  return (
    <>
      <output className="rule-verdict">
        <Banner tone={verdict.holds ? "success" : "warning"}>
          {verdict.holds ? "The rule holds for this sample." : "The rule does not hold for this sample."}
        </Banner>
      </output>
      <ol className="rule-reasons" aria-label="Conditions">
        {verdict.rows.map(({ row, group, holds, reason }) => (
          <li key={row} data-holds={holds || undefined}>
            <Icon as={holds ? Check : X} />
            <VisuallyHidden>{holds ? "Holds:" : "Does not hold:"}</VisuallyHidden>
            <span>{reason}</span>
            {verdict.rows.some((one) => one.group !== group) && <span className="rule-group">{`Group ${group}`}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

const count = new Intl.NumberFormat("en-IN");

/** How many retailers a rule covers that asks about nothing else. */
function Covered({ rule }: { readonly rule: RuleRows }) {
  const rules = JSON.stringify(rule);
  const { data, error } = useEndpoint(
    ruleEndpoints.countRetailers,
    { query: { rules } },
    { keepPreviousData: true, quiet: true },
  );
  if (error !== undefined) return <p className="rule-covered">The retailers could not be counted.</p>;
  return (
    <p className="rule-covered" aria-live="polite">
      {data ? (
        <>
          Covers <strong>{count.format(data.count)}</strong> of {count.format(data.of)} active retailers.
        </>
      ) : (
        "Counting retailers …"
      )}
    </p>
  );
}
