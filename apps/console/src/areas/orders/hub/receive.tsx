import { hubOrderEndpoints, type DispatchPiece, type HubDispatch, type HubOrderDetail } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatDate, formatNumber, notify, NumberStepper } from "@o2r/ui";
import { PackageCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useUnsent } from "../../../kit/form/leave/use-unsent.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { HubOrderBadges } from "./hub-state.tsx";
import { hubOrderHref, hubOrderName, hubOrders } from "./hub-words.ts";
import "./hub-order.css";

const endpoints = { get: hubOrderEndpoints.page, list: hubOrderEndpoints.list };

interface Counts {
  readonly counted: number | null;
  readonly damaged: number | null;
  readonly expired: number | null;
}

/** How what was counted differs from what was sent, in words; undefined where it does not. */
const differenceOf = ({ units }: DispatchPiece, { counted, damaged, expired }: Counts): string | undefined => {
  const came = counted ?? 0;
  const told = [
    ...(came < units ? [`${formatNumber(units - came)} short`] : []),
    ...(came > units ? [`${formatNumber(came - units)} too many`] : []),
    ...((damaged ?? 0) > 0 ? [`${formatNumber(damaged ?? 0)} damaged`] : []),
    ...((expired ?? 0) > 0 ? [`${formatNumber(expired ?? 0)} expired`] : []),
  ];
  return told.length === 0 ? undefined : told.join(", ");
};

interface ReceivingProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
}

function Receiving({ order, sent }: ReceivingProps) {
  const navigate = useNavigate();
  const [found, setFound] = useState<Readonly<Record<number, Counts>>>({});
  const [failure, setFailure] = useState<string>();
  const { run, running } = useMutation(hubOrderEndpoints.receive);
  const unsent = useUnsent(Object.keys(found).length > 0);
  const countsOf = ({ piece, units }: DispatchPiece): Counts =>
    found[piece] ?? { counted: units, damaged: 0, expired: 0 };
  const isWrong = (piece: DispatchPiece): boolean => {
    const { counted, damaged, expired } = countsOf(piece);
    return counted === null || (damaged ?? 0) + (expired ?? 0) > counted;
  };
  const differing = sent.pieces.filter((piece) => differenceOf(piece, countsOf(piece)) !== undefined).length;
  const receive = async () => {
    const items = sent.pieces.map((piece) => {
      const { counted, damaged, expired } = countsOf(piece);
      return { piece: piece.piece, counted: counted ?? 0, damaged: damaged ?? 0, expired: expired ?? 0 };
    });
    const input = { params: { id: order.id }, body: { dispatchId: sent.id, items } };
    const { error: refused, payload } = await run(input, { version: order.version });
    setFailure(refused?.message);
    if (refused) return;
    unsent.onSent();
    notify({
      kind: "success",
      title: `${sent.challan} is received`,
      description: "What came waits in quarantine for its quality check.",
    });
    void navigate(hubOrderHref(payload));
  };
  return (
    <div className="hub-count">
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {sent.pieces.map((piece) => {
        const counts = countsOf(piece);
        const change = (part: Partial<Counts>) => setFound({ ...found, [piece.piece]: { ...counts, ...part } });
        const difference = differenceOf(piece, counts);
        return (
          <div key={piece.piece} className="hub-count-line" data-differs={difference !== undefined || undefined}>
            <div>
              <b>{piece.name}</b>
              <small>
                {formatNumber(piece.units)} sent · expires {formatDate(piece.expiryDate)} · MRP{" "}
                {formatNumber(piece.mrp)}
              </small>
              <small aria-live="polite">
                {isWrong(piece) ? "More is damaged or expired than came" : (difference ?? "As it was sent")}
              </small>
            </div>
            <div className="hub-count-figures">
              <div>
                <span>Counted</span>
                <NumberStepper
                  size="touch"
                  aria-label={`Counted of ${piece.name}`}
                  value={counts.counted}
                  onValueChange={(counted) => change({ counted })}
                />
              </div>
              <div>
                <span>Damaged</span>
                <NumberStepper
                  size="touch"
                  aria-label={`Damaged of ${piece.name}`}
                  value={counts.damaged}
                  onValueChange={(damaged) => change({ damaged })}
                />
              </div>
              <div>
                <span>Expired</span>
                <NumberStepper
                  size="touch"
                  aria-label={`Expired of ${piece.name}`}
                  value={counts.expired}
                  onValueChange={(expired) => change({ expired })}
                />
              </div>
            </div>
          </div>
        );
      })}
      <div className="hub-count-foot">
        <span>
          {differing === 0
            ? "Everything as it was sent"
            : `${formatNumber(differing)} ${differing === 1 ? "batch differs" : "batches differ"}`}
        </span>
        <Button
          variant="primary"
          size="lg"
          icon={PackageCheck}
          loading={running}
          disabled={sent.pieces.some(isWrong)}
          onClick={() => void receive()}
        >
          Receive
        </Button>
      </div>
      {unsent.question}
    </div>
  );
}

/** /hub-order/:id/receive: what has come of a consignment, counted on a tablet; the oldest unless one is named. */
export function HubOrderReceive() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const named = search.get("consignment");
  const mayReceive = useMay("hubOrder.receive");
  return (
    <RecordPage<HubOrderDetail>
      {...hubOrders}
      endpoints={endpoints}
      id={id}
      rowName={hubOrderName}
      title={(order) => `Receive ${order.number}`}
      head={(order) => ({ badge: <HubOrderBadges {...order} />, description: `From ${order.cwh}` })}
    >
      {(order) => {
        if (!mayReceive) return <Banner tone="info" title="Whoever runs the hub receives it" />;
        const coming = order.dispatches.filter(({ receivedAt }) => receivedAt === null);
        const sent = coming.find((one) => one.id === named) ?? coming[0];
        return sent === undefined ? (
          <Banner tone="info" title="Nothing of this hub order is on its way" />
        ) : (
          <>
            <h2>
              {sent.challan}
              {sent.vehicle !== "" && `, ${sent.vehicle}`}
            </h2>
            <Receiving key={sent.id} order={order} sent={sent} />
          </>
        );
      }}
    </RecordPage>
  );
}
