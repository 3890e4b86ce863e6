import { pincodeForm, type Pincode } from "@o2r/api/contract/logistics";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { counted } from "../../../kit/list/count-link.tsx";
import { pincodeName, pincodes } from "./pincode-words.ts";

const headOf = (row: Pincode): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>
        {row.city}, {row.state}
      </span>
      {row.otherAreas > 0 && <span>{counted(row.otherAreas, "further district", "further districts")}</span>}
    </>
  ),
});

/** /warehouse-management/pincode/new and /warehouse-management/pincode/:id. */
export function PincodeForm() {
  return (
    <FormScreen<Pincode>
      {...pincodes}
      definition={pincodeForm}
      rowName={pincodeName}
      head={headOf}
      notCopied={["pincode", "localities"]}
    />
  );
}
