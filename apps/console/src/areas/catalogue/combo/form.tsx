import { comboForm, type Combo } from "@o2r/api/contract/catalogue";
import type { FormHandle } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { DateText } from "@o2r/ui";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { AllocationSum } from "./allocation-sum.tsx";
import { PartsOffNames } from "../parts-off.tsx";
import { ComboStatus } from "./combo-status.tsx";
import { comboName, combos } from "./combo-words.ts";

const headOf = (combo: Combo): Omit<FormHead, "title"> => ({
  badge: <ComboStatus badge combo={combo} />,
  description: (
    <>
      <span className="o2r-mono">{combo.sku}</span>
      <span>
        <DateText value={combo.validFrom} /> – <DateText value={combo.validTill} />
      </span>
      <PartsOffNames parts={combo.partsOff} />
    </>
  ),
});

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  components: { content: <AllocationSum form={form} /> },
});

/** /combo-config/new, /combo-config/new?from=:id and /combo-config/:id. */
export function ComboForm() {
  return (
    <FormScreen<Combo>
      {...combos}
      definition={comboForm}
      rowName={comboName}
      head={headOf}
      notCopied={["name", "sku"]}
      extras={extrasOf}
      lists={rows}
    />
  );
}
