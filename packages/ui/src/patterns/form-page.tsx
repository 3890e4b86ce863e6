import { CircleAlert, CircleCheck, Clock, Save } from "lucide-react";
import { Badge, Banner, Button, FormField, Icon, Input, NativeSelect, Page, PageHeader, Thumbnail } from "../index.ts";
import { DemoShell } from "./demo-shell.tsx";
import "./form-page.css";

const errors = [
  ["MRP must be greater then PTR", "MRP"],
  ["O2RLP must be less then PTH", "O2RLP"],
  ["PTH must be greater then O2RLP", "PTH"],
  ["HSN number can't exceed 10 digits", "HSN"],
] as const;

const money = { prefix: "₹", inputMode: "decimal" } as const;

function PriceChain() {
  return (
    <section aria-labelledby="chain">
      <h2 id="chain">Price chain</h2>
      <p>Per pack. Each price is at least the one before it: O2RLP ≤ PTH ≤ PTR ≤ MRP.</p>
      <div className="demo-two">
        <FormField label="O2RLP" required error="O2RLP must be less then PTH">
          <Input {...money} name="formO2rPrice" defaultValue="436.00" />
        </FormField>
        <FormField label="PTH" required error="PTH must be greater then O2RLP">
          <Input {...money} name="formDlp" defaultValue="430.00" />
        </FormField>
        <FormField label="PTR" required help="Was 452.00, tax exclusive">
          <Input {...money} name="formRlp" defaultValue="492.00" />
        </FormField>
        <FormField label="MRP" required error="MRP must be greater then PTR">
          <Input {...money} name="formProductMrp" defaultValue="480.00" />
        </FormField>
      </div>
    </section>
  );
}

function Tax() {
  return (
    <section aria-labelledby="tax">
      <h2 id="tax">Tax and codes</h2>
      <p>Printed on every invoice line and in the HSN summary.</p>
      <div className="demo-two">
        <FormField label="EAN" optional>
          <Input name="formProductEan" defaultValue="8909991204417" />
        </FormField>
        <FormField label="HSN" required error="HSN number can't exceed 10 digits">
          <Input name="formProductHsn" defaultValue="11010000001" />
        </FormField>
        <FormField label="GST" required help="From sub-category Flour">
          <NativeSelect name="formProductGst" options={[{ value: 5, label: "5%" }]} />
        </FormField>
        <FormField label="Cess" required warning="PTR with 5% GST is ₹516.60, above MRP.">
          <Input name="formProductCess" defaultValue="0.00" suffix="%" />
        </FormField>
      </div>
    </section>
  );
}

/** A form as every screen shows it. */
export function FormPage() {
  const crumbs = [{ label: "Catalogue" }, { label: "Product", href: "#product" }, { label: "Chakki Atta 10 kg" }];
  const footer = (
    <div className="demo-form-foot">
      <span className="o2r-muted demo-draft">
        <Icon as={Clock} size={14} /> Draft kept 10:42 · 3 unsaved changes
      </span>
      <Button>Discard</Button>
      <Button variant="primary" icon={Save}>
        Save product
      </Button>
    </div>
  );
  return (
    <DemoShell current="product" crumbs={crumbs} footer={footer}>
      <Page>
        <PageHeader
          title="Chakki Atta 10 kg"
          media={<Thumbnail />}
          badge={
            <Badge tone="success" icon={CircleCheck}>
              Active
            </Badge>
          }
          description={<span className="o2r-mono">ANP-ATTA-CH10</span>}
          actions={<Button>Schedule price change</Button>}
        />
        <div className="demo-form">
          <Banner tone="danger" title="4 fields need attention before saving" icon={CircleAlert}>
            <ul>
              {errors.map(([message, field]) => (
                <li key={message}>
                  <a href={`#${field}`}>{message}</a> {field}
                </li>
              ))}
            </ul>
          </Banner>
          <PriceChain />
          <Tax />
        </div>
      </Page>
    </DemoShell>
  );
}
