import { retailerLife, type RetailerRow } from "@o2r/api/contract/parties";
import { Badge } from "@o2r/ui";
import { Ban, CircleCheck, MapPinned } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { ValueBadge, ValueStatus } from "../../../kit/value-status.tsx";
import { kycValues } from "./retailer-words.ts";

const icons: Readonly<Partial<Record<RetailerRow["state"], typeof Ban>>> = { ACTIVE: CircleCheck, BLOCKED: Ban };

/** How far a retailer has come, in a list. */
export const RetailerStatus = ({ state }: Pick<RetailerRow, "state">) => (
  <StateStatus life={retailerLife} state={state} icon={icons[state]} />
);

/** How far the papers have come, in a list. */
export const KycStatus = ({ kyc }: Pick<RetailerRow, "kyc">) => <ValueStatus values={kycValues} value={kyc} />;

/** Both beside the name of the shop, and what waits for somebody. */
export const RetailerBadges = ({ state, kyc, isPrime, addressPending }: RetailerRow) => (
  <>
    <StateBadge life={retailerLife} state={state} icon={icons[state]} />
    {/* What is active has its papers in order. */}
    {(state !== "ACTIVE" || kyc !== "APPROVED") && <ValueBadge values={kycValues} value={kyc} />}
    {isPrime && <Badge tone="info">Prime</Badge>}
    {addressPending && (
      <Badge tone="warning" icon={MapPinned}>
        Address request
      </Badge>
    )}
  </>
);
