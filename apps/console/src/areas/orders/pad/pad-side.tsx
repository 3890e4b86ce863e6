import { orderEndpoints, paymentModes, type PadContext, type Quote } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import {
  Banner,
  Button,
  Card,
  FormField,
  formatDate,
  formatMoney,
  formatNumber,
  Kbd,
  NativeSelect,
  Textarea,
} from "@o2r/ui";
import { memo } from "react";
import { TaxTotals } from "../../../kit/totals/tax-totals.tsx";
import { CodeField } from "./code-field.tsx";
import { CreditCard } from "../order/credit-card.tsx";
import { PadPromotions } from "./pad-promotions.tsx";
import type { PadTerms } from "./cart/use-keeper.ts";

interface PadSideProps {
  readonly context: PadContext;
  readonly terms: PadTerms;
  readonly onTerms: (terms: PadTerms) => void;
  /** The last that the service has priced. */
  readonly quote: Quote | undefined;
  /** It is of what stands on the pad now. */
  readonly isFresh: boolean;
  readonly problem: string | undefined;
  readonly placing: boolean;
  readonly onPlace: () => void;
}

const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "UTC" });
const dayText = (day: string): string => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day)}`;

const taxed = (quote: Quote) =>
  quote.lines.map(({ gst, taxable, trace }) => {
    const of = (step: string) => trace.filter((one) => one.step === step).reduce((sum, { amount }) => sum + amount, 0);
    return { gst, taxable, cgst: of("CGST"), sgst: of("SGST"), igst: of("IGST") };
  });

/** What a code that holds takes off, in words. */
const couponHelp = (coupon: string, quote: Quote | undefined): string | undefined => {
  const held = quote?.promotions.find(
    ({ code, applied }) => applied && code?.toLowerCase() === coupon.trim().toLowerCase(),
  );
  return held && `${held.title}: ${formatMoney(held.amount)} off`;
};

/** What stays in view however long the totals are: the credit that is left, and the day. */
function Kept({ quote }: { readonly quote: Quote }) {
  const { credit, orderSlot, total } = quote;
  if (credit.left === null && orderSlot === null) return null;
  return (
    <dl className="pad-kept">
      {credit.left !== null && (
        <div data-over={credit.left < total || undefined}>
          <dt>Credit left</dt>
          <dd>{formatMoney(credit.left - total)}</dd>
        </div>
      )}
      {orderSlot !== null && (
        <div>
          <dt>
            To be delivered <Kbd>F9</Kbd>
          </dt>
          <dd>{dayText(orderSlot)}</dd>
        </div>
      )}
    </dl>
  );
}

interface TotalsCardProps {
  readonly quote: Quote | undefined;
  readonly isFresh: boolean;
}

function TotalsCard({ quote, isFresh }: TotalsCardProps) {
  return (
    <Card title="Totals">
      {quote === undefined ? (
        <p className="pad-muted">Nothing is ordered yet.</p>
      ) : (
        <div aria-busy={!isFresh}>
          <TotalsOf quote={quote} />
        </div>
      )}
    </Card>
  );
}

/** Units of what can be placed: a line that is refused is in no total. */
const unitsOf = ({ lines }: Quote): number =>
  lines.reduce((sum, { problem, units }) => (problem === null ? sum + units : sum), 0);

/** Drawn for a new price alone, and not while it grows old. */
const TotalsOf = memo(function TotalsOf({ quote }: { readonly quote: Quote }) {
  return (
    <>
      <PadPromotions promotions={quote.promotions} />
      <TaxTotals totals={quote} lines={taxed(quote)} />
      <p className="pad-muted">
        {formatNumber(unitsOf(quote))} units, {formatNumber(quote.weight)} kg, {quote.volume.toFixed(3)} m³
      </p>
    </>
  );
});

const PadCredit = memo(CreditCard);

interface TermsCardProps extends Pick<PadSideProps, "terms" | "onTerms"> {
  readonly retailerId: string;
  readonly couponError: string | undefined;
  readonly couponHelp: string | undefined;
}

const TermsCard = memo(function TermsCard(props: TermsCardProps) {
  const { retailerId, terms, onTerms, couponError, couponHelp: help } = props;
  const slots = useEndpoint(orderEndpoints.slots, { params: { retailerId }, query: { days: 14 } });
  const days = slots.data ?? [];
  const free = days.find(({ reason }) => reason === null);
  const options = [
    { value: "", label: free ? `First free: ${dayText(free.day)}` : "No day is free" },
    ...days.map(({ day, reason, left }) => ({
      value: day,
      label: `${dayText(day)}${reason === null ? `, ${formatNumber(left)} places` : `: ${reason}`}`,
      disabled: reason !== null,
    })),
  ];
  return (
    <Card title="Delivery and payment">
      <div className="pad-terms">
        <FormField label="Delivery">
          <NativeSelect
            name="orderSlot"
            options={options}
            value={terms.orderSlot}
            onChange={(event) => onTerms({ ...terms, orderSlot: event.target.value })}
          />
        </FormField>
        <FormField label="Payment">
          <NativeSelect
            name="paymentMode"
            options={paymentModes}
            value={terms.paymentMode}
            onChange={(event) => {
              const mode = paymentModes.find(({ value }) => value === event.target.value);
              if (mode) onTerms({ ...terms, paymentMode: mode.value });
            }}
          />
        </FormField>
        <CodeField
          applied={terms.coupon}
          onApply={(coupon) => onTerms({ ...terms, coupon })}
          error={couponError}
          help={help}
        />
        <FormField label="Note">
          <Textarea
            name="note"
            rows={2}
            maxLength={300}
            value={terms.note}
            onChange={(event) => onTerms({ ...terms, note: event.target.value })}
          />
        </FormField>
      </div>
    </Card>
  );
});

/**
 * What the order comes to, how it is paid and when it is delivered, and the button that places it. A key in a line leaves it
 * alone, and a line that is added draws nothing of it until the new price is there.
 */
export const PadSide = memo(function PadSide(props: PadSideProps) {
  const { context, terms, onTerms, quote, isFresh, problem, placing, onPlace } = props;
  const holds = quote?.holds ?? [];
  return (
    <div className="pad-side">
      <TotalsCard quote={quote} isFresh={isFresh} />
      <PadCredit credit={quote?.credit ?? context.credit} adding={quote?.total ?? 0} promise={context.promise} />
      <TermsCard
        retailerId={context.id}
        terms={terms}
        onTerms={onTerms}
        couponError={isFresh && terms.coupon.trim() !== "" ? (quote?.couponProblem ?? undefined) : undefined}
        couponHelp={couponHelp(terms.coupon, quote)}
      />
      <div className="pad-end">
        {holds.length > 0 && (
          <Banner tone="warning" title="This order will wait on hold">
            <ul>
              {holds.map(({ hold, text }) => (
                <li key={hold}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
        {problem !== undefined && <Banner tone="danger" title={problem} />}
        {quote !== undefined && <Kept quote={quote} />}
        <div className="pad-place">
          <Button
            variant="primary"
            size="lg"
            loading={placing}
            disabled={quote === undefined || quote.orderSlot === null}
            onClick={onPlace}
          >
            Place order{quote && `, ${formatMoney(quote.total)}`} <Kbd>Ctrl Enter</Kbd>
          </Button>
        </div>
      </div>
    </div>
  );
});
