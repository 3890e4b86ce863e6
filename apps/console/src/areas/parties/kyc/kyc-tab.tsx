import { kycEndpoints, kycVerdicts, type RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Banner, buttonLook, Card } from "@o2r/ui";
import { Link } from "react-router-dom";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { isNumber, kycs, paperText } from "./kyc-words.ts";

/** How far each paper of a shop has come. What was rejected is mended by whoever takes the shop on. */
export function KycTab({ row }: RecordPanelProps<RetailerRow>) {
  const mayVerify = useMay("kyc.decide");
  const { data, error, mutate } = useEndpoint(
    kycEndpoints.ofRetailer,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The papers" error={error} onRetry={() => void mutate()} />;
  return (
    <>
      {data.state === "REJECTED" && (
        <Banner tone="danger" title="Rejected">
          {data.reason}
        </Banner>
      )}
      <Card
        title="Papers"
        flush
        actions={
          mayVerify && (
            <Link to={`${kycs.path}/${data.id}`} {...buttonLook({ size: "sm" })}>
              Review
            </Link>
          )
        }
      >
        <WideTable label="Papers" head={["Paper", "Verdict", "Typed", "Pictures", "Reason"]}>
          <tbody>
            {data.papers.map(({ paper, typed, pictures, verdict, reason }) => (
              <tr key={paper}>
                <th scope="row">{paperText(paper)}</th>
                <td>
                  <ValueStatus values={kycVerdicts} value={verdict} />
                </td>
                <td className={isNumber(typed ?? "") ? "o2r-mono" : undefined}>{typed ?? "–"}</td>
                <td>{pictures.length}</td>
                <td className="wide-table-words">{reason ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Card>
    </>
  );
}
