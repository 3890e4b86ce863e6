import { unitsOf } from "./qc-words.ts";

interface Ends {
  readonly accepted: number;
  readonly rejected: number;
  readonly held: number;
}

/** What becomes of the units of a check that is submitted: only what there is any of. */
export function SubmitWords({ accepted, rejected, held }: Ends) {
  return (
    <>
      {accepted > 0 && <>To the shelf: {unitsOf(accepted)}. </>}
      {rejected > 0 && <>To the rejected SKUs: {unitsOf(rejected)}. </>}
      {held > 0 && <>In quarantine until checked again: {unitsOf(held)}. </>}
      Only a super admin can reopen the check afterwards.
    </>
  );
}
